import { defineBlock, f } from 'atrium'
import { z } from 'zod'
import type { Fields } from '#engine/host.ts'
import { describeFields } from '#engine/schema/describe.ts'
import type { WireBlocks } from '#engine/schema/read-wire.ts'
import { convertEntry } from '../entry.ts'
import type { ConversionOptions, Raw, SiteFields } from '../values/types.ts'

const BLOCKS: Record<string, z.ZodRawShape> = {
  text_block: { text: f.required(f.html()) },
  header: { text: f.text() },
  media_layout_block: { media: f.list(f.group({ reference: f.reference('image') })) },
  video: { video: f.reference(), caption: f.inlineHtml() },
  call_out: { contentPromo: f.reference('content_promo') },
  interactive_embed: { title: f.text(), url: f.url() },
}

const TYPES: Record<string, z.ZodRawShape> = {
  article: {
    subtitle: f.text(),
    blurb: f.html(),
    body: f.blocks(),
    thumbnail: f.image(),
    year: f.integer(),
    room: f.text(),
    notes: f.list(f.html()),
    topics: f.list(f.text(), { aliases: ['topic'] }),
    source: f.url(),
    more: f.links(),
    download: f.link(),
    media: f.list(f.group({ reference: f.reference(['image', 'video_asset']) })),
    facts: f.map(),
  },
  image: { alt: f.text() },
  audio_asset: { metadataFields: f.map() },
}

const blocks = new Map(
  Object.entries(BLOCKS).map(([wire, shape]) => {
    const schema = z.object(shape)
    const Component = () => null
    const definition = defineBlock({
      type: wire,
      label: wire,
      placement: 'body',
      wire,
      schema,
      examples: [{}, {}] as never,
      Component,
    } as never)
    return [wire, { definition, fields: describeFields(schema) }]
  }),
) as unknown as WireBlocks

const types = new Map<string, Fields>(
  Object.entries(TYPES).map(([name, shape]) => [name, describeFields(z.object(shape))]),
)

const siteFields: SiteFields = {
  fieldsOf: (type) => types.get(type),
  blocks,
  routeOf: (type) => (type === 'article' ? '/news/:slug' : undefined),
}

/** Returns what is known of a small site. */
export const installed = () => ({ isKnown: (type: string) => types.has(type), site: siteFields })

export const picture: Raw = {
  uid: 'blt_jar',
  title: 'jar.jpg',
  filename: 'jar.jpg',
  content_type: 'image/jpeg',
  file_size: '102550',
  url: 'https://images.contentstack.io/v3/assets/k/blt_jar/jar.jpg',
  description: 'A jar with an octopus',
  dimension: { width: 4000, height: 3000 },
}
export const film: Raw = {
  uid: 'blt_film',
  title: 'Kiln',
  content_type: 'video/mp4',
  filename: 'kiln.mp4',
  url: 'https://assets.contentstack.io/kiln.mp4',
}
export const paper: Raw = {
  uid: 'blt_paper',
  title: 'Plan',
  content_type: 'application/pdf',
  filename: 'plan.pdf',
  url: 'https://assets.contentstack.io/plan.pdf',
}

const assets = new Map([picture, film, paper].map((asset) => [asset.uid, asset]))
const typesOfEntries = new Map([
  ['blt_tag', 'topic_tag'],
  ['blt_news', 'article'],
  ['blt_promo', 'content_promo'],
])

export const optionsOf = (given: Partial<ConversionOptions> = {}): ConversionOptions => ({
  contentType: { uid: 'article', title: 'Article', schema: [] },
  assetOf: (uid) => assets.get(uid),
  typeOf: (uid) => typesOfEntries.get(uid),
  isKnown: () => true,
  ...given,
})

/** Converts an entry with these fields and gives the object in its file. */
export function convert(fields: Record<string, unknown>, given: Partial<ConversionOptions> = {}) {
  const { text, problems, ...file } = convertEntry({ uid: 'blt1', title: 'T', ...fields }, optionsOf(given))
  const entry = text === null ? null : (JSON.parse(text) as Record<string, unknown>)
  return { ...file, entry: entry as Record<string, unknown>, problems }
}

export const field = (uid: string, data_type: string, more: Record<string, unknown> = {}) => ({
  uid,
  data_type,
  ...more,
})

/** A document of JSON rich text. */
export const doc = (...children: unknown[]) => ({ type: 'doc', uid: 'd', attrs: {}, children })
export const node = (type: string, children: unknown[] = [], attrs: Record<string, unknown> = {}) => ({
  type,
  uid: 'n',
  attrs,
  children,
})
export const reference = (attrs: Record<string, unknown>, ...words: string[]) =>
  node('reference', words.length > 0 ? words.map((text) => ({ text })) : [{ text: '' }], attrs)
