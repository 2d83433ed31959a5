let region: HTMLElement | undefined

/** Says something to screen readers without moving the focus. */
export function announce(words: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'only-heard'
    region.setAttribute('aria-live', 'polite')
    region.setAttribute('role', 'status')
    // Dialogs hide everything else from screen readers.
    region.dataset.liveAnnouncer = 'true'
    document.body.append(region)
  }
  const own = region
  own.textContent = ''
  // The same words twice would not be said again.
  setTimeout(() => {
    own.textContent = words
  }, 30)
}
