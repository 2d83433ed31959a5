/** Lets a button print the page. */
export default function printPage(button: HTMLElement): void {
  button.hidden = false
  button.addEventListener('click', () => print())
}
