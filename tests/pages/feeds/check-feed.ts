import { parseXml } from '../../../server/testing/parse.ts'
import { type Check, email, language, notBlank, plain, rfc822, rfc3339, safeHtml, wholeAddress } from './values.ts'

/** How often an element may stand in its parent, and what its text must be. */
type Rule = readonly [tag: string, times: '1' | '?' | '*', check?: Check]

const CHANNEL: Rule[] = [
  ['title', '1', plain],
  ['link', '1', wholeAddress],
  ['description', '1', plain],
  ['language', '?', language],
  ['lastBuildDate', '?', rfc822],
  ['pubDate', '?', rfc822],
]
const ITEM: Rule[] = [
  ['title', '1', plain],
  ['link', '1', wholeAddress],
  ['guid', '1', notBlank],
  ['pubDate', '?', rfc822],
  ['description', '?', safeHtml],
  ['author', '?', (text) => email(text.replace(/ \([^()]*\)$/, ''))],
  ['dc:creator', '*', plain],
  ['category', '*', plain],
  ['atom:author', '?'],
  ['atom:contributor', '*'],
]
const person = (prefix: string): Rule[] => [
  [`${prefix}name`, '1', plain],
  [`${prefix}uri`, '?', wholeAddress],
  [`${prefix}email`, '?', email],
]
const ATOM_FEED: Rule[] = [
  ['id', '1', wholeAddress],
  ['title', '1', plain],
  ['subtitle', '?', plain],
  ['updated', '1', rfc3339],
]
const ATOM_ENTRY: Rule[] = [
  ['id', '1', wholeAddress],
  ['title', '1', plain],
  ['published', '?', rfc3339],
  ['updated', '1', rfc3339],
  ['summary', '?', safeHtml],
]

const childrenOf = (parent: Element, tag: string) => [...parent.children].filter(({ tagName }) => tagName === tag)

function obeys(parent: Element, rules: readonly Rule[]): string[] {
  return rules.flatMap(([tag, times, check]) => {
    const found = childrenOf(parent, tag)
    const number =
      (times !== '*' && found.length > 1 && `${parent.tagName} has several ${tag}`) ||
      (times === '1' && found.length === 0 && `${parent.tagName} has no ${tag}`)
    const wrong = found.flatMap(({ textContent }) => check?.(textContent ?? '') ?? [])
    return [...(number ? [number] : []), ...wrong.map((reason) => `${tag} ${reason}`)]
  })
}

const twice = (what: string, values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value, index) => values.indexOf(value) < index).map((value) => `${what} ${value} stands twice`)

function checkRss(root: Element): string[] {
  const [channel] = childrenOf(root, 'channel')
  if (!channel || root.getAttribute('version') !== '2.0') return ['is not RSS 2.0']
  const items = childrenOf(channel, 'item')
  const self = childrenOf(channel, 'atom:link').filter((link) => link.getAttribute('rel') === 'self')
  return [
    ...obeys(channel, CHANNEL),
    ...(self.length === 1 ? self.flatMap((link) => wholeAddress(link.getAttribute('href') ?? '') ?? []) : ['no self']),
    ...items.flatMap((item) => [
      ...obeys(item, ITEM),
      ...(childrenOf(item, 'author').length > 0 && childrenOf(item, 'dc:creator').length > 0
        ? ['an item says its author as author and as dc:creator']
        : []),
      ...['atom:author', 'atom:contributor'].flatMap((tag) =>
        childrenOf(item, tag).flatMap((element) => obeys(element, person('atom:'))),
      ),
    ]),
    ...twice(
      'guid',
      items.map((item) => childrenOf(item, 'guid')[0]?.textContent),
    ),
  ]
}

function checkAtom(root: Element): string[] {
  const entries = childrenOf(root, 'entry')
  const links = childrenOf(root, 'link')
  return [
    ...obeys(root, ATOM_FEED),
    ...(links.some((link) => link.getAttribute('rel') === 'self') ? [] : ['no self']),
    ...twice(
      'link',
      links.map((link) => `${link.getAttribute('rel')} ${link.getAttribute('type')}`),
    ),
    ...[root, ...entries].flatMap((element) =>
      childrenOf(element, 'author').flatMap((author) => obeys(author, person(''))),
    ),
    ...entries.flatMap((entry) => [
      ...obeys(entry, ATOM_ENTRY),
      ...childrenOf(entry, 'link').flatMap((link) => wholeAddress(link.getAttribute('href') ?? '') ?? []),
      ...childrenOf(entry, 'category').flatMap((category) => plain(category.getAttribute('term') ?? '') ?? []),
      ...(childrenOf(entry, 'link').filter((link) => !link.hasAttribute('rel')).length === 1
        ? []
        : ['an entry leads nowhere']),
      ...childrenOf(entry, 'summary').flatMap((summary) =>
        summary.getAttribute('type') === 'html' ? [] : ['a summary does not say that it is HTML'],
      ),
    ]),
    ...twice(
      'id',
      entries.map((entry) => childrenOf(entry, 'id')[0]?.textContent),
    ),
  ]
}

interface JsonItem {
  id?: string
  url?: string
  title?: string
  content_html?: string
  content_text?: string
  date_published?: string
  date_modified?: string
  authors?: { name?: string; url?: string }[]
  tags?: string[]
}

function checkJson(text: string): string[] {
  const feed = JSON.parse(text) as { version?: string; title?: string; home_page_url?: string; items?: JsonItem[] }
  const items = feed.items ?? []
  const said = (value: string | undefined, check: Check) => (value === undefined ? [] : (check(value) ?? []))
  return [
    ...(feed.version === 'https://jsonfeed.org/version/1.1' ? [] : ['is not JSON Feed 1.1']),
    ...said(feed.title ?? '', plain),
    ...said(feed.home_page_url, wholeAddress),
    ...items.flatMap((item) => [
      ...said(item.id ?? '', notBlank),
      ...said(item.url, wholeAddress),
      ...said(item.title, plain),
      ...said(item.content_html, safeHtml),
      ...said(item.content_html ?? item.content_text ?? '', notBlank),
      ...said(item.date_published, rfc3339),
      ...said(item.date_modified, rfc3339),
      ...(item.tags ?? []).flatMap((tag) => plain(tag) ?? []),
      ...(item.authors ?? []).flatMap(({ name, url }) => [...said(name ?? '', plain), ...said(url, wholeAddress)]),
    ]),
    ...twice(
      'id',
      items.map(({ id }) => id),
    ),
  ]
}

/**
 * Checks a feed by the rules of RSS 2.0, Atom (RFC 4287) or JSON Feed 1.1, with what the W3C's feed validator asks of
 * elements, dates, addresses and rich text beside.
 *
 * @returns what is wrong, each as a sentence; nothing for a feed that is valid
 */
export function checkFeed(text: string): string[] {
  if (text.startsWith('{')) return checkJson(text)
  let root: Element
  try {
    root = parseXml(text).documentElement
  } catch (error) {
    return [`is not valid XML: ${(error as Error).message}`]
  }
  return root.tagName === 'rss' ? checkRss(root) : checkAtom(root)
}
