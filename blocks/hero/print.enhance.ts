/** Lets a button print the page. */
export default function printPage(button: HTMLElement): void {
  button.addEventListener('click', () => print())
}
