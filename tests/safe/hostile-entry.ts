import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import { entryFields } from '#engine/schema/envelope.ts'
import { published } from '../browser/content.ts'
import { LINKS } from './corpus/links.ts'
import { LINK_ROUNDS, Pen, type Round, uidOf, type Wire } from './pen.ts'

/**
 * A published entry of each installed content type, every field filled, with the corpus in all that is text, markup or
 * an address; lists of blocks hold each block once. Where addresses are hostile, types with a page have further entries
 * at some of them.
 *
 * @param fill fills placeholders like `{brand}` in names of content types
 */
export function hostileEntries(site: SiteDefinition, fill: (name: string) => string, round: Round): Wire[] {
  const pen = new Pen(site, fill, round)
  const hidden = hiddenTypes(site, round)
  return [...site.contentTypes].flatMap(([type, { fields }], position) => {
    if (hidden.has(type)) return []
    const entry = (uid: string, own: Wire) =>
      published(type, {
        ...pen.object(entryFields(fields), ''),
        publish_details: { environment: 'production', locale: 'en-us', time: '2026-03-01T18:00:00.000Z' },
        created_at: '2026-03-01T18:00:00.000Z',
        updated_at: '2026-03-01T18:00:00.000Z',
        _content_type_uid: type,
        ...own,
        uid,
        title: pen.text(),
      })
    const urls = round.kind === 'links' && site.pages.get(type)?.route.includes(':') ? linksOf(round, position) : []
    return [
      entry(uidOf(type), pen.place(type)),
      ...urls.map((url, index) => entry(`${uidOf(type)}_${index}`, { url, slug: url, body: [] })),
    ]
  })
}

/** Types with a page are many and alike in what becomes of their urls: each link is that of one in so many of them. */
const TYPES_APART = 6

/** Over all rounds each link is the url of some types with a page. */
const linksOf = ({ number }: Round, position: number): readonly string[] =>
  LINKS.filter(
    (_, index) =>
      index % LINK_ROUNDS === number && Math.floor(index / LINK_ROUNDS) % TYPES_APART === position % TYPES_APART,
  )

/** Of page types that stand at one address, fixed or that of another entry, all but one, another one every round. */
function hiddenTypes(site: SiteDefinition, { number }: Round): Set<string> {
  const byRoute = new Map<string, string[]>()
  for (const [type, { route }] of site.pages)
    if (!route.includes(':') || isOfAnother(site, type, route))
      byRoute.set(route, [...(byRoute.get(route) ?? []), type])
  return new Set(
    [...byRoute.values()].flatMap((rivals) => rivals.filter((_, index) => index !== number % rivals.length)),
  )
}

/** Whether the address is that of an entry to which one of the type refers, like `/:department*`. */
function isOfAnother({ contentTypes }: SiteDefinition, type: string, route: string): boolean {
  const [, name = ''] = /:(\w+)/.exec(route) ?? []
  const kind = contentTypes.get(type)?.fields[name]?.kind
  return kind === 'reference' || kind === 'list'
}
