import type { SiteDefinition } from '../../assemble/site-definition.ts'
import { defined } from '../../base/defined.ts'
import { foreignLanguage } from '../../content/entry/language.ts'
import type { Image } from '../../contract/content/image.ts'
import type { PageContext } from '../../contract/context.ts'
import type { HeadFields } from '../../contract/page/head.ts'
import type { JsonLdBasis } from '../../contract/page/json-ld.ts'
import type { Link } from '../../contract/site/link.ts'
import { listHead } from '../../lists/list-head.ts'
import messages from '../../messages.ts'
import { breadcrumbsOf } from '../../outputs/breadcrumbs.ts'
import { feedLinks } from '../../outputs/feed/page-feed.ts'
import { type Head, headOf, pictureOf } from '../../outputs/head.ts'
import { jsonLdGraph } from '../../outputs/json-ld/graph.ts'
import { firstPictureOf, firstTextOf } from '../../schema/visit.ts'
import type { Loaded } from './load.ts'

/** Describes what a page says to machines, and what its way from the home page is called. */
export interface MachineReadable {
  title: string
  head: Head
  breadcrumbs: readonly Link[]
  graph: object
}

/** Gathers head, breadcrumbs and structured data of an entry's page. */
export async function machineReadable(
  { page: { definition }, entry, list, data }: Loaded,
  context: PageContext,
  site: Pick<SiteDefinition, 'contentTypes' | 'blocks'>,
): Promise<MachineReadable> {
  const { institution, imageBase, path } = context
  const input = { entry, data, list, context }
  const own: HeadFields = {
    ...(definition.list && listHead(list, path)),
    feeds: definition.feed && feedLinks(definition.feed, entry, context),
    ...defined(definition.head?.(input) ?? {}),
  }
  const fields = site.contentTypes.get(entry.contentType)?.fields ?? {}
  const text = () => firstTextOf(fields, entry, site.blocks)
  const source = { institution, path, entry, own, imageBase, text }
  const picture = pictureOf({ ...source, picture: () => firstPictureOf(fields, entry, site.blocks) })
  const house = picture ? undefined : await housePicture(context)
  const head = headOf({ ...source, picture: () => picture, house })
  // What surrounds a page is shared by all queries of its address, whatever the page is called under one of them.
  const title = entry.name
  const lang = foreignLanguage(entry, institution.language)
  const named = lang ? { title, lang } : { title }
  const breadcrumbs = await breadcrumbsOf(path, named, context.translate(messages).home, context.namedAt)
  const nodes = (basis: JsonLdBasis) => definition.jsonLd?.({ ...input, basis })
  const graph = jsonLdGraph({
    institution,
    head,
    breadcrumbs,
    name: own.title ?? title,
    nodes,
    datePublished: entry.datePublished,
    language: lang,
  })
  return { title, head, breadcrumbs, graph }
}

/** Reads the picture that the institution names for pages without one. */
async function housePicture({ institution: { shareImage }, content }: PageContext): Promise<Image | undefined> {
  const entry = shareImage ? await content.entry(shareImage) : null
  return entry?.contentType === 'image' ? (entry as Image) : undefined
}
