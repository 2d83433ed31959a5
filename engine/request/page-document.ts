import { foreignLanguage } from '../content/language.ts'
import type { Section } from '../contract/block.ts'
import type { PageContext } from '../contract/context.ts'
import type { HeadFields, PageError } from '../contract/page.ts'
import { breadcrumbsOf } from '../outputs/breadcrumbs.ts'
import { documentOf } from '../outputs/document.ts'
import { escapeHtml } from '../outputs/escape.ts'
import { type Head, headOf } from '../outputs/head.ts'
import { type GraphBasis, jsonLdGraph } from '../outputs/json-ld.ts'
import { isOpenToRobots } from '../outputs/robots.ts'
import { compose, present } from './compose.ts'
import type { Loaded } from './load.ts'
import { renderRegions, type VisitorRegions } from './regions/regions.ts'
import { render } from './render.tsx'
import type { Visit } from './request.ts'
import { type Origin, validate } from './validate.ts'

/** A request for HTML, with all that is known when its sections are composed. */
export interface PageVisit extends Visit {
  context: PageContext
  visitor: VisitorRegions
}

/** The HTML of an entry's page: composed, checked, rendered, and set into the document. */
export async function pageDocument(loaded: Loaded, visit: PageVisit): Promise<string> {
  const { page, entry, data } = loaded
  const { context, path } = visit
  const { institution, deployment, imageBase } = visit.surroundings
  const own = page.definition.head?.(entry, data, context) ?? {}
  const head = headOf({ institution, path, entry, own, imageBase })
  const title = own.title ?? (entry.displayTitle as string | undefined) ?? entry.title
  const breadcrumbs = await breadcrumbsOf(path, title, context.titleAt)
  const nodes = (basis: GraphBasis) => page.definition.jsonLd?.(entry, data, context, basis) ?? []
  return frame(compose(loaded, context), visit, {
    origin: { contentType: entry.contentType, uid: entry.uid },
    around: { path, title, status: 200, breadcrumbs },
    head,
    graph: jsonLdGraph({ institution, head, breadcrumbs, nodes, datePublished: entry.datePublished }),
    lang: foreignLanguage(entry, institution.language),
    indexable: isOpenToRobots(visit.request.header('host'), deployment, institution),
  })
}

/** The HTML of an error page: the one an area declares for the status, else a plain one. */
export async function errorDocument(error: PageError, visit: PageVisit): Promise<string> {
  const { context, surroundings } = visit
  const { errorPages } = surroundings.definition
  const page = (errorPages.get(String(error.status)) ?? errorPages.get('other'))?.definition
  const data = await page?.load?.(error, context)
  const head = page?.head?.(error, data, context) ?? {}
  const title = head.title ?? (error.status === 404 ? 'Page Not Found' : String(error.status))
  const sections = page ? present(page.compose(error, data, context)) : null
  return plainDocument({ status: error.status, head: { ...head, title }, sections }, visit)
}

/**
 * The HTML of a page that shows no entry: it has no canonical address and is not for search engines.
 *
 * @param answer.sections null: nothing but the title and the way home
 */
export async function plainDocument(
  answer: { status: number; head: HeadFields & { title: string }; sections: readonly Section[] | null },
  visit: PageVisit,
): Promise<string> {
  const { institution, imageBase } = visit.surroundings
  const { status, head: own, sections } = answer
  const head = { ...headOf({ institution, path: null, entry: {}, own, imageBase }), noindex: true }
  return frame(sections ?? [], visit, {
    origin: { contentType: 'answer', uid: `${status} ${visit.path}` },
    around: { path: visit.path, title: own.title, status, breadcrumbs: [] },
    head,
    graph: jsonLdGraph({ institution, head, breadcrumbs: [] }),
    indexable: false,
    ...(sections === null && { fallback: `<h1>${escapeHtml(own.title)}</h1><p><a href="/">Home page</a></p>` }),
  })
}

interface Frame {
  origin: Origin
  around: Parameters<typeof renderRegions>[1]
  head: Head
  graph: object
  lang?: string
  indexable: boolean
  /** Stands instead of sections. */
  fallback?: string
}

async function frame(
  sections: readonly Section[],
  visit: PageVisit,
  { origin, around, fallback, ...parts }: Frame,
): Promise<string> {
  const { surroundings, visitor, context } = visit
  const { definition: site, institution, assets } = surroundings
  const options = { ...surroundings, site, origin, prefix: 'main-' }
  const main = render(validate(sections, options), options)
  const [before, after] = await Promise.all([
    renderRegions('before', around, visitor, visit),
    renderRegions('after', around, visitor, visit),
  ])
  return documentOf({
    ...parts,
    language: institution.language,
    siteName: institution.name,
    searchable: await context.hasRoute('/search'),
    assets: assets.forPage(new Set([...before.blockTypes, ...main.blockTypes, ...after.blockTypes])),
    before: before.html,
    main: fallback ?? main.html,
    after: after.html,
  })
}
