/** What was said last stays readable, in lines. */
const MAX_LINES = 10

let region: HTMLElement | undefined

/** Says something to screen readers without moving the focus, after what is being said. */
export function announce(words: string): void {
  if (!region?.isConnected) {
    // A log says each line that is added to it: also the same words twice, and none in place of another.
    region = Object.assign(document.createElement('div'), { className: 'only-heard', role: 'log', ariaLive: 'polite' })
    // Dialogs hide everything else from screen readers.
    region.dataset.liveAnnouncer = 'true'
    document.body.append(region)
  }
  const line = Object.assign(document.createElement('p'), { textContent: words })
  const own = region
  // A region that is new is known to screen readers a moment later.
  setTimeout(() => {
    own.append(line)
    while (own.childElementCount > MAX_LINES) own.firstElementChild?.remove()
  }, 30)
}
