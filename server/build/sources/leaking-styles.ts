const OF_PART = /[\\/](?:blocks|plugins)[\\/]/
/** A class, an id, an attribute or a parent; and steps of keyframes. */
const NAMED = /[.#[&]|^(?:from|to|\d+%)$/

/** Says of a selector in the sheet of a block that names nothing of it: it holds for all of a page that has the block. */
export function leakIn(selectors: readonly string[], file = ''): string | undefined {
  const leaking = OF_PART.test(file) && selectors.find((selector) => !NAMED.test(selector))
  return leaking ? `"${leaking}" holds for the whole page. Begin it with a class of the block.` : undefined
}
