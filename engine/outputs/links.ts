import { defined } from '../base/defined.ts'
import { foreignLanguage } from '../content/entry/language.ts'
import { isExternal, titleFromPath, trimPath } from '../content/entry/paths.ts'
import { fillNames, type Institution } from '../contract/site/institution.ts'
import type { Link, MenuItem } from '../contract/site/link.ts'

/** What something is called, with the language of it where that is another than that of the page. */
export type Named = Pick<Link, 'title' | 'lang'>

export interface LinkSource {
  institution: Institution
  /** Of the page, BCP 47. */
  language: string
  /** What the entry at an address is called; an empty text where something else is, null where nothing is. */
  namedAt: (path: string) => Promise<Named | null>
}

/**
 * Menu items as links. A path is labelled by the configuration, else by the title of the entry there, else by its last
 * segment; one without a route is left out. Addresses outside stay as they are.
 */
export async function resolveLinks(items: readonly MenuItem[], source: LinkSource): Promise<Link[]> {
  const links = await Promise.all(items.map((item) => resolveLink(item, source)))
  return links.filter((link) => link !== null)
}

async function resolveLink(item: MenuItem, { institution, language, namedAt }: LinkSource): Promise<Link | null> {
  const link: Link = typeof item === 'string' ? { title: '', href: item } : item
  const href = fillNames(link.href, institution)
  if (isExternal(href) || !href.startsWith('/')) return link.title ? { title: link.title, href } : null
  const [path = '', anchor] = href.split('#')
  const address = trimPath(path.split('?')[0] ?? '')
  const named = await namedAt(address)
  if (named === null) return null
  const { menuLabels } = institution
  const configured = menuLabels[href] ?? menuLabels[anchor ? `${address}#${anchor}` : address]
  const own = link.title || configured || (anchor ? titleFromPath(anchor) : '')
  if (!own && named.title) return { ...named, href }
  const lang = link.title ? link.lang : configured && foreignLanguage({}, language, institution.language)
  return defined({ title: own || titleFromPath(address), href, lang: lang || undefined })
}
