import { defined } from '../../base/defined.ts'
import { plainText } from '../../base/text/plain-text.ts'
import { foreignLanguage } from '../../content/entry/language.ts'
import { entryHref } from '../../content/entry/paths.ts'
import type { Entry } from '../../contract/content/entry.ts'
import type { PageContext } from '../../contract/context.ts'
import type { Feed, FeedItem, FeedRules } from '../../contract/page/feed.ts'
import type { HeadFields } from '../../contract/page/head.ts'
import type { Page } from '../../contract/page/page.ts'
import type { Endpoint } from '../../contract/site/endpoint.ts'
import { whereOf } from '../../lists/read-list.ts'
import { isSource } from '../../lists/source/listed-types.ts'
import { wholeAddress } from '../addresses/public-address.ts'
import { feedEndpoints, feedsOf } from './feed-endpoints.ts'

const MAX_ITEMS = 50
const NEWEST_FIRST = [{ field: 'datePublished', order: 'descending' }] as const

/** Items may say another date than their entries. */
const newestFirst = (a: FeedItem, b: FeedItem): number => Date.parse(b.published) - Date.parse(a.published)

/** The feeds of a page as its head announces them. */
export const feedLinks = ({ title }: FeedRules, entry: Entry, context: PageContext): HeadFields['feeds'] =>
  feedsOf(context.path, title({ entry, context }))

/**
 * The endpoints of the feeds that pages declare: three formats below each address.
 *
 * @param route with `{brand}` filled in
 */
export const pageFeedEndpoints = (page: Page, route: string): Endpoint[] =>
  page.feed ? feedEndpoints(route, (base, context) => readFeed(page, base, context)) : []

/** The newest items of what a page lists; null where there is no such page. */
async function readFeed(page: Page, base: string, context: PageContext): Promise<Feed | null> {
  const { feed, list, contentType } = page
  const { of, where, sort = NEWEST_FIRST } = { ...list, ...feed }
  const head = await context.content.at(base)
  if (!feed || !of || isSource(of) || (head && head.contentType !== filled(contentType.name, context))) return null
  const entry = head
    ? await context.content.entry(head.uid)
    : typeof where === 'function'
      ? null
      : unwritten(page, base)
  if (!entry) return null
  const { items } = await context.content.entries<never, Record<string, unknown>>(of as never, {
    where: await whereOf(where, entry, context),
    sort,
    page: { number: 1, size: feed.size ?? MAX_ITEMS },
    include: feed.include,
  })
  const { institution } = context
  const absolute = (path: string) => wholeAddress(path, institution)
  const title = feed.title({ entry, context })
  const languages = [entry, ...items].map((one) => foreignLanguage(one, institution.language) ?? institution.language)
  // A podcast whose words are all in another language is one in that language, wherever it is asked for.
  const [first = institution.language] = languages
  const language = languages.every((one) => one === first) ? first : institution.language
  const found = await Promise.all(items.map((item) => itemOf(feed, item, context, language)))
  const written = found.filter((item) => item !== null)
  return {
    title,
    description: plainText(entry.intro as string | undefined) || title,
    url: absolute(base),
    language,
    items: sort === NEWEST_FIRST ? written.sort(newestFirst) : written,
    namespaces: feed.namespaces,
    ...defined(feed.channel?.({ entry, context }) ?? {}),
  }
}

/** At one fixed address the feed is there before an editor has written the page that it follows; null for other routes. */
const unwritten = ({ route, contentType: { name } }: Page, path: string): Entry | null =>
  route.includes(':') ? null : { uid: '', contentType: name, title: '', name: '', path, version: 0 }

const filled = (name: string, { institution }: PageContext): string => name.replaceAll('{brand}', institution.brand)

/** @returns null for an entry without an address, and for one that is no item */
async function itemOf({ item }: FeedRules, entry: Entry, context: PageContext, language: string) {
  const { institution, dates } = context
  const absolute = (path: string) => wholeAddress(path, institution)
  const said = item ? await item({ entry, context }) : {}
  if (said === null) return null
  const own = defined(said)
  const url = own.url ?? entryHref(entry)
  const published = own.published ?? entry.datePublished
  if (!url || !published) return null
  return {
    title: entry.name,
    summary: (entry.blurb ?? entry.intro) as string | undefined,
    categories: [],
    language: foreignLanguage(entry, language),
    ...own,
    url: absolute(url),
    authors: (own.authors ?? []).map((author) => defined({ ...author, url: author.url && absolute(author.url) })),
    published: dates.iso(published),
    updated: dates.iso(own.updated ?? published),
    ...(own.enclosure ? { enclosure: { ...own.enclosure, url: absolute(own.enclosure.url) } } : {}),
  }
}

/** The endpoints of all pages that declare a feed, with the place that they come from. */
export const feedsOfPages = (pages: Iterable<{ definition: Page; route: string; plugin: string; file: string }>) =>
  [...pages].flatMap(({ definition, route, plugin, file }) =>
    pageFeedEndpoints(definition, route).map((endpoint) => ({ definition: endpoint, plugin, file })),
  )
