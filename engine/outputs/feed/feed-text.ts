import { defined } from '../../base/defined.ts'
import { parseUrl } from '../../base/text/parse-url.ts'
import type { Feed, FeedElement, FeedItem } from '../../contract/page/feed.ts'
import { type Site, wholeAddress } from '../addresses/public-address.ts'

/** Characters that XML 1.0 forbids or advises against: controls but tab and line feed, and what is no character. */
const CONTROLS = /[^\P{Cc}\t\n]|[\ufdd0-\ufdef\ufffe\uffff]/gu

/** Text without the characters that feed readers refuse; half a character becomes the replacement character. */
export const feedText = (text: string): string => text.toWellFormed().replace(CONTROLS, '')

const ADDRESS = /(\s(?:href|src)=")([^"]*)"/g
const EMPTY = /<[^<>]*>|&nbsp;|\s/g

/**
 * Rich text as a feed carries it, where no page is around it: addresses are whole.
 *
 * @param url of the page that the text belongs to
 * @param institution says where pages in the language of the feed are
 * @returns undefined when no words are left
 */
export function feedHtml(html: string | undefined, url: string, institution: Site): string | undefined {
  const text = feedText(html ?? '')
  if (text.replace(EMPTY, '') === '') return undefined
  return text.replace(ADDRESS, (_, name: string, address: string) => `${name}${absolute(address, url, institution)}"`)
}

/** As an attribute has it; one that no address can be made of stays. */
function absolute(address: string, base: string, institution: Site): string {
  const written = wholeAddress(address.replaceAll('&amp;', '&'), institution)
  const whole = parseUrl(written, base)
  if (!whole) return address
  return whole.href.replaceAll('&', '&amp;').replaceAll('"', '%22')
}

/** A feed as it is written. */
export interface ReadyFeed extends Feed {
  /** Its own address. */
  self: string
  /** When the newest item changed. */
  updated: string
}

/**
 * A feed of texts and addresses that every reader takes.
 *
 * @param options.self its own address
 * @param options.today counts as the newest change where nothing is in it
 */
export function readyFeed(feed: Feed, institution: Site, { self, today }: { self: string; today: string }): ReadyFeed {
  const items = feed.items.map((item) => readyItem(item, institution))
  const changes = items.map(({ updated }) => updated).sort((a, b) => Date.parse(a) - Date.parse(b))
  return {
    ...feed,
    self,
    title: feedText(feed.title),
    description: feedText(feed.description),
    updated: changes.at(-1) ?? today,
    elements: feed.elements?.map(readyElement),
    items,
  }
}

const readyItem = (item: FeedItem, institution: Site): FeedItem => ({
  ...item,
  title: feedText(item.title).trim() || item.url,
  summary: feedHtml(item.summary, item.url, institution),
  elements: item.elements?.map(readyElement),
  categories: item.categories.flatMap(nonBlank),
  authors: item.authors.flatMap((author) => nonBlank(author.name).map((name) => defined({ ...author, name }))),
})

const readyElement = ({ content, ...element }: FeedElement): FeedElement => ({
  ...element,
  content: typeof content === 'string' ? feedText(content) : content?.map(readyElement),
})

const nonBlank = (text: string): string[] => [feedText(text).trim()].filter(Boolean)
