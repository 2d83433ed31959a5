import { createHash } from 'node:crypto'
import {
  assetBase,
  cropOf,
  type FeedItem,
  type Image,
  type PageContext,
  pictureUrl,
  plainText,
  wholeAddress,
} from 'atrium'
import { feedAddress } from '../series/follow.ts'
import { categories } from './categories.ts'

export type FeedElement = NonNullable<FeedItem['elements']>[number]

export interface Series {
  name: string
  url?: string
  blurb?: string
  image?: Image
  category?: (typeof categories)[number]
  explicit?: boolean
  ownerEmail?: string
  rssFeed?: string
}

/** Directories ask for a square of 1400 to 3000 pixels. */
const MIN_COVER_WIDTH = 1400
/** The namespace of podcasts, of which the name of each is made (UUID version 5). */
const PODCASTS = 'ead4c236bf5858c6a2c6a6b28d128cb6'

/** A square picture as directories ask for it; undefined without one. */
export function coverOf(image: Image | undefined, { imageBase, institution }: PageContext): string | undefined {
  const base = assetBase(image, imageBase)
  const square = image && base ? cropOf(image, '1:1') : undefined
  if (!base || !square) return undefined
  return wholeAddress(pictureUrl(base, square, Math.min(MIN_COVER_WIDTH, square.w)), institution)
}

/** The name of a podcast that stays when it moves: a UUID of the address of its feed. */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const hash = createHash('sha1').update(Buffer.from(PODCASTS, 'hex')).update(name).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function category(written: Series['category'] = categories[0]): FeedElement {
  const [text, within] = written.split(': ')
  return {
    name: 'itunes:category',
    attributes: { text },
    content: within ? [{ name: 'itunes:category', attributes: { text: within } }] : undefined,
  }
}

/** Tells directories of a series, in its feed. */
export function channelElements(series: Series, context: PageContext) {
  const { institution } = context
  const cover = coverOf(series.image, context)
  const email = series.ownerEmail ?? institution.email
  const elements: (FeedElement | undefined)[] = [
    { name: 'itunes:author', content: institution.name },
    email
      ? {
          name: 'itunes:owner',
          content: [
            { name: 'itunes:name', content: institution.name },
            { name: 'itunes:email', content: email },
          ],
        }
      : undefined,
    cover ? { name: 'itunes:image', attributes: { href: cover } } : undefined,
    category(series.category),
    { name: 'itunes:explicit', content: `${series.explicit ?? false}` },
    { name: 'itunes:type', content: 'episodic' },
    // In all languages it is one podcast.
    { name: 'podcast:guid', content: podcastGuid(wholeAddress(feedAddress(series), { siteUrl: institution.siteUrl })) },
    { name: 'podcast:medium', content: 'podcast' },
  ]
  return {
    description: plainText(series.blurb) || series.name,
    elements: elements.filter((element) => element !== undefined),
  }
}
