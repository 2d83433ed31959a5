/** Adds what browsers have, and the DOM of tests has not. */
export function addMissing(): void {
  const escaped = (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`)
  Object.assign(globalThis, { CSS: { escape: escaped }, ResizeObserver: undefined })
  Element.prototype.scrollIntoView ??= () => {}
  // Without layout the real one costs most of the time, and knows no more.
  const seen = { display: 'block', visibility: 'visible', getPropertyValue: () => '' }
  Object.assign(document.defaultView ?? {}, { getComputedStyle: () => seen })
}
