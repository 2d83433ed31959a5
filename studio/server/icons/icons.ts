import { iconNames, iconPaths } from 'atrium/ui/icon/icon-set.ts'
import type { Response } from 'express'
import type { SiteDefinition } from '#engine/host.ts'

/** So many icons are found at once, and sent at once. */
const MAX_ICONS = 200
const MAX_FOUND = 40

/** The icons that types and blocks are shown by. */
const declared = ({ contentTypes, blocks }: Pick<SiteDefinition, 'contentTypes' | 'blocks'>): string[] =>
  [...contentTypes.values(), ...blocks.values()].flatMap(({ definition }) => definition.icon ?? [])

/** What is shown by no icon of its own. */
const DEFAULTS = ['file-text', 'square']

/**
 * Sends icons as one picture, each as a symbol of its name.
 *
 * @param asked the query of the address: `names`, parted by commas; none: those of types and blocks
 */
export function sendIcons(
  site: Pick<SiteDefinition, 'contentTypes' | 'blocks'>,
  asked: URLSearchParams,
  response: Response,
) {
  const named = asked.get('names')?.split(',').slice(0, MAX_ICONS)
  const names = [...new Set(named ?? [...DEFAULTS, ...declared(site)])]
  const symbols = names.flatMap((name) => {
    const paths = iconPaths(name)
    return paths ? `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>` : []
  })
  response
    .set({ 'cache-control': 'private, max-age=3600', 'content-type': 'image/svg+xml' })
    .send(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`)
}

/** Finds icons by words of their names, those that begin so first. */
export function findIcons(asked: URLSearchParams): { icons: string[] } {
  const words = (asked.get('q') ?? '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const found = iconNames().filter((name) => words.every((word) => name.includes(word)))
  const isBegun = (name: string) => Number(words[0] === undefined || !name.startsWith(words[0]))
  return { icons: found.sort((a, b) => isBegun(a) - isBegun(b) || a.length - b.length).slice(0, MAX_FOUND) }
}
