import type { Enclosure, FeedElement, FeedItem } from '../../contract/page/feed.ts'
import type { ReadyFeed } from './feed-text.ts'
import { element, type Xml, xmlDocument } from './xml.ts'

const ATOM = 'http://www.w3.org/2005/Atom'
const all = <Item>(items: readonly Item[], make: (item: Item) => Xml): Xml => ({
  xml: items.map((item) => make(item).xml).join(''),
})
/** Elements of other namespaces, as they are told. */
const others = (elements: readonly FeedElement[] = []): Xml =>
  all(elements, ({ name, attributes = {}, content }) =>
    element(name, attributes, typeof content === 'string' ? content : content && others(content)),
  )
const rfc822 = (iso: string) => new Date(iso).toUTCString()

/**
 * The feed as RSS 2.0. Its own author is one e-mail address, and nothing else may say the same: all authors are in
 * `dc:creator` by name, and with their addresses as Atom has them, one as author and the others as contributors.
 *
 * @see https://www.rssboard.org/rss-specification
 */
export function toRss(feed: ReadyFeed): string {
  const item = ({ title, language, url, summary, published, authors, categories, enclosure, elements }: FeedItem) => {
    const [author, ...contributors] = authors
    return element(
      'item',
      {},
      element('title', {}, title),
      language ? element('dc:language', {}, language) : undefined,
      element('link', {}, url),
      element('guid', { isPermaLink: 'true' }, url),
      element('pubDate', {}, rfc822(published)),
      summary ? element('description', {}, summary) : undefined,
      all(authors, ({ name }) => element('dc:creator', {}, name)),
      author ? atomPerson('atom:author', 'atom:')(author) : undefined,
      all(contributors, atomPerson('atom:contributor', 'atom:')),
      all(categories, (name) => element('category', {}, name)),
      enclosure ? element('enclosure', { ...enclosure, length: `${enclosure.length}` }) : undefined,
      others(elements),
    )
  }
  const channel = element(
    'channel',
    {},
    element('title', {}, feed.title),
    element('link', {}, feed.url),
    element('description', {}, feed.description),
    element('language', {}, feed.language),
    element('lastBuildDate', {}, rfc822(feed.updated)),
    element('atom:link', { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    others(feed.elements),
    all(feed.items, item),
  )
  const prefixes = { atom: ATOM, dc: 'http://purl.org/dc/elements/1.1/', ...feed.namespaces }
  const namespaces = Object.fromEntries(Object.entries(prefixes).map(([name, uri]) => [`xmlns:${name}`, uri]))
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, channel))
}

const atomPerson =
  (tag: string, prefix = '') =>
  ({ name, url, email }: FeedItem['authors'][number]) =>
    element(
      tag,
      {},
      element(`${prefix}name`, {}, name),
      url ? element(`${prefix}uri`, {}, url) : undefined,
      email ? element(`${prefix}email`, {}, email) : undefined,
    )

/**
 * The feed as Atom.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function toAtom(feed: ReadyFeed): string {
  const entry = ({ title, language, url, summary, published, updated, authors, categories, enclosure }: FeedItem) =>
    element(
      'entry',
      { 'xml:lang': language },
      element('id', {}, url),
      element('title', {}, title),
      element('link', { href: url }),
      enclosure ? element('link', enclosureLink(enclosure)) : undefined,
      element('published', {}, published),
      element('updated', {}, updated),
      all(authors, atomPerson('author')),
      all(categories, (term) => element('category', { term })),
      summary ? element('summary', { type: 'html' }, summary) : undefined,
    )
  return xmlDocument(
    element(
      'feed',
      { xmlns: ATOM, 'xml:lang': feed.language },
      element('id', {}, feed.self),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, feed.updated),
      element('link', { rel: 'self', href: feed.self, type: 'application/atom+xml' }),
      element('link', { rel: 'alternate', href: feed.url, type: 'text/html' }),
      element('author', {}, element('name', {}, feed.title)),
      all(feed.items, entry),
    ),
  )
}

const enclosureLink = ({ url, type, length }: Enclosure) => ({
  rel: 'enclosure',
  href: url,
  type,
  length: length > 0 ? `${length}` : undefined,
})

/**
 * The feed as JSON Feed 1.1.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function toJsonFeed(feed: ReadyFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.url,
    feed_url: feed.self,
    language: feed.language,
    items: feed.items.map(
      ({ title, language, url, summary, published, updated, authors, categories, image, enclosure }) => ({
        id: url,
        url,
        title,
        language,
        // One of the two must be there.
        ...(summary ? { content_html: summary } : { content_text: title }),
        date_published: published,
        date_modified: updated,
        ...(authors.length > 0 && { authors: authors.map(({ name, url: address }) => ({ name, url: address })) }),
        tags: categories.length > 0 ? categories : undefined,
        image,
        attachments: enclosure && [
          { url: enclosure.url, mime_type: enclosure.type, size_in_bytes: enclosure.length || undefined },
        ],
      }),
    ),
  })
}
