import { z } from 'zod'
import {
  type Block,
  blocks,
  bool,
  type ContentType,
  card,
  cards,
  choice,
  date,
  defineBlock,
  defineContentType,
  definePage,
  group,
  html,
  integer,
  list,
  number,
  type Page,
  reference,
  references,
  required,
  text,
  url,
} from '#engine'
import { describeFields } from '#engine/schema/describe.ts'

const facts = () => ({
  summary: html(),
  publicationDate: date(),
  updatedDate: date(),
  priority: integer(),
  rating: number(),
  featured: bool(),
  status: choice('draft', 'running', 'ended'),
  keywords: list(text()),
  topicTags: references('tag'),
  writers: references('writer'),
  issue: reference('issue'),
  details: group({
    published: date(),
    levels: list(text()),
    rows: list(group({ label: text(), writer: reference('writer') })),
  }),
  body: blocks(),
})

const derive = ({
  publicationDate,
  updatedDate,
  keywords,
}: {
  publicationDate?: string
  updatedDate?: string
  keywords: string[]
}) => ({
  sortDate: updatedDate ?? publicationDate,
  initials: keywords.map((word) => word[0]),
})

/** Lists of it are filtered and sorted with indexes. */
export const story = defineContentType({
  name: 'story',
  label: 'Story',
  schema: z.object(facts()),
  index: [
    'sortDate',
    'priority',
    'status',
    'topicTags',
    'writers',
    'issue',
    'keywords',
    'details.published',
    'initials',
  ],
  derive,
  card: {},
})

/** The same fields without any index: every answer must be the same. */
export const sketch = defineContentType({ name: 'sketch', label: 'Sketch', schema: z.object(facts()), derive })

export const notice = defineContentType({
  name: 'notice',
  label: 'Notice',
  schema: z.object({ publicationDate: date(), topicTags: references('tag'), related: cards(), lead: card('story') }),
  index: ['sortDate', 'topicTags'],
  derive: ({ publicationDate }) => ({ sortDate: publicationDate }),
})

export const tag = defineContentType({ name: 'tag', label: 'Tag', schema: z.object({}) })
export const writer = defineContentType({ name: 'writer', label: 'Writer', schema: z.object({ home: url() }) })
export const issue = defineContentType({ name: 'issue', label: 'Issue', schema: z.object({}) })
/** A page under a page. */
export const chapter = defineContentType({
  name: 'chapter',
  label: 'Chapter',
  schema: z.object({ slug: required(text()), partOf: reference('chapter', 'story') }),
})
export const place = defineContentType({ name: '{brand}_place', label: 'Place', schema: z.object({}) })
export const landing = defineContentType({ name: 'landing', label: 'Landing', schema: z.object({}) })
export const landingV2 = defineContentType({
  name: 'landing_v2',
  label: 'Landing, second version',
  schema: z.object({}),
})

const prose = defineBlock({
  type: 'proseBlock',
  label: 'Prose',
  placement: 'body',
  wire: 'prose_block',
  schema: z.object({ text: required(html()) }),
  examples: [{ text: 'a' }, { text: 'b' }],
  Component: () => null,
})

const page = (type: ContentType, route: string, path?: Page['path']): Page =>
  definePage({ name: `${type.name}-page`, type, route, compose: () => [], ...(path && { path }) }) as Page

const pages: Page[] = [
  page(story, '/stories/:slug'),
  page(chapter as ContentType, '/:path*', ({ slug, partOf }, { pathOf }) => {
    if (!partOf) return `/${slug}`
    const parent = pathOf(partOf)
    return parent && `${parent}/${slug}`
  }),
  page(landing, '/landing'),
  page(landingV2, '/landing'),
]

/** Makes a content site of definitions, as assembly does. */
export function siteOf({
  types,
  blocks: all = [],
  pages: shown = [],
  brand = 'ellery',
}: {
  types: readonly ContentType[]
  blocks?: readonly Block[]
  pages?: readonly Page[]
  brand?: string
}) {
  const fill = (name: string) => name.replaceAll('{brand}', brand)
  return {
    brand,
    contentTypes: new Map(
      types.map((definition) => [fill(definition.name), { definition, fields: describeFields(definition.schema) }]),
    ),
    blocks: new Map(
      all.map((definition) => [definition.type, { definition, fields: describeFields(definition.schema) }]),
    ),
    pages: new Map(
      shown.map((definition) => [
        fill(typeof definition.type === 'string' ? definition.type : definition.type.name),
        { definition, route: definition.route },
      ]),
    ),
  }
}

/** What every content store that is put to the test serves. */
export const conformanceSite = () =>
  siteOf({
    types: [story, sketch, notice, tag, writer, issue, chapter, place, landing, landingV2] as unknown as ContentType[],
    blocks: [prose] as unknown as Block[],
    pages,
  })
