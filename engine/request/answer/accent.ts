import type { Theme } from '../../contract/site/theme.ts'

/** Finds the accent of the page at a path: that of the longest address that the path begins with, in whole parts. */
export function accentAt(path: string, { accents = {} }: Pick<Theme, 'accents'>): string | undefined {
  const [nearest] = Object.keys(accents)
    .filter((address) => `${path}/`.startsWith(address.endsWith('/') ? address : `${address}/`))
    .sort((a, b) => b.length - a.length)
  return nearest && accents[nearest]
}
