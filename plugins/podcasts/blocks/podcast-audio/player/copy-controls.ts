/** The parts of a player that its script works with. */
export interface Controls {
  root: HTMLElement
  play: HTMLButtonElement
  position: HTMLInputElement
  time: HTMLElement
  speed: HTMLSelectElement
}

/**
 * Puts a copy of the page's controls into the place of the browser's own.
 *
 * @param audio is where they are put
 * @param href address of the page of what is played, where it is another
 * @returns undefined where the page brings none
 */
export function copyControls(audio: HTMLAudioElement, title: string, href: string | undefined): Controls | undefined {
  const template = document.querySelector<HTMLTemplateElement>('.podcast-controls-template')
  const root = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!root) return undefined
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found
  const now = find('.podcast-now')
  const link = href ? now.appendChild(document.createElement('a')) : now
  if (href) link.setAttribute('href', href)
  link.textContent = title
  const position = find<HTMLInputElement>('input')
  position.ariaLabel = `${position.ariaLabel}: ${title}`
  audio.controls = false
  audio.after(root)
  return { root, play: find('[data-do="play"]'), position, time: find('.podcast-time'), speed: find('select') }
}
