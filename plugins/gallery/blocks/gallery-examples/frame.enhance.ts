/** Gives the frame of an example the height of what it shows, as far as the style sheet allows, also when that changes. */
export default function fitFrame(holder: HTMLElement): void {
  const frame = holder.querySelector('iframe')
  if (!frame) return
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.target.getBoundingClientRect().height ?? 0
    if (height > 0) frame.style.blockSize = `${Math.ceil(height)}px`
  })
  const observe = () => {
    const shown = frame.contentDocument
    // Until its own document is there a frame holds an empty one, and then one without a body.
    if (!shown?.body || shown.URL === 'about:blank') return
    // Margins of the first and last element count.
    shown.body.style.display = 'flow-root'
    observer.disconnect()
    observer.observe(shown.body)
  }
  frame.addEventListener('load', observe)
  observe()
}
