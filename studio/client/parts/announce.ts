/** What was said last stays readable, in lines. */
const MAX_LINES = 10

let region: HTMLElement | undefined

/** Says something to screen readers without moving the focus, after what is being said. */
export function announce(words: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'only-heard'
    region.setAttribute('aria-live', 'polite')
    // A log says each line that is added to it: also the same words twice, and none in place of another.
    region.setAttribute('role', 'log')
    // Dialogs hide everything else from screen readers.
    region.dataset.liveAnnouncer = 'true'
    document.body.append(region)
  }
  const line = document.createElement('p')
  line.textContent = words
  const own = region
  // A region that is new is known to screen readers a moment later.
  setTimeout(() => {
    own.append(line)
    while (own.childElementCount > MAX_LINES) own.firstElementChild?.remove()
  }, 30)
}
