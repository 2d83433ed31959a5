/**
 * Puts a button in the place of the link to the full picture: it opens the picture in the viewer, which is loaded then.
 * Where the viewer cannot be loaded the button does what the link did.
 */
export default function deepen(element: HTMLElement): void {
  const link = element.querySelector('a')
  const dialog = element.querySelector('dialog')
  const source = element.dataset.source
  if (!link || !dialog || !source) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.dataset.look = link.dataset.look
  button.ariaHasPopup = 'dialog'
  button.append(...link.childNodes)
  const words = button.querySelector<HTMLElement>('[data-live]')
  if (words) words.textContent = words.dataset.live ?? words.textContent
  button.addEventListener('click', async () => {
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    try {
      const { openViewer } = await import('./viewer/viewer.ts')
      openViewer(dialog, source, button)
    } catch {
      location.assign(link.href)
    } finally {
      button.ariaBusy = null
    }
  })
  const hadFocus = document.activeElement === link
  link.replaceWith(button)
  if (hadFocus) button.focus()
}
