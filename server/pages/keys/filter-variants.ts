/**
 * True for pages that are one of many of an address: a choice of filters, a page of a list, a visitor's own variant.
 * Anybody can ask for any number of them, so that they may take a small share of the cache, and push out no page that
 * visitors share.
 *
 * @param key what the page is cached under
 */
export const isFilterVariant = (key: string): boolean => /[?#]/.test(key)

/** Bounds what those may take, of memory and of disk. */
export const VARIANT_SHARE = 1 / 8
