/** Adds what browsers have, and the DOM of tests has not. */
export function addMissing(): void {
  const escaped = (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`)
  Object.assign(globalThis, { CSS: { escape: escaped }, ResizeObserver: undefined })
  Element.prototype.scrollIntoView ??= () => {}
  // Asked where the caret is, by an editor that has just got the focus.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect ??= () => new DOMRect()
  // Without layout the real one costs most of the time, and knows no more.
  const seen = { display: 'block', visibility: 'visible', getPropertyValue: () => '' }
  Object.assign(document.defaultView ?? {}, { getComputedStyle: () => seen })
}
