import { type ContentType, defineBlock, defineContentType, f } from 'atrium'
import { siteOfParts } from 'atrium/testing'
import { z } from 'zod'
import type { Page } from '#engine/contract/page/page.ts'
import { definePage } from '#engine/testing/plain-page.ts'

const facts = () => ({
  summary: f.html(),
  publicationDate: f.date(),
  updatedDate: f.date(),
  priority: f.integer(),
  rating: f.number(),
  featured: f.bool(),
  status: f.choice(['draft', 'running', 'ended']),
  keywords: f.list(f.text()),
  topicTags: f.references('tag'),
  writers: f.references('writer'),
  issue: f.reference('issue'),
  details: f.group({
    published: f.date(),
    levels: f.list(f.text()),
    rows: f.list(f.group({ label: f.text(), writer: f.reference('writer') })),
  }),
  body: f.blocks(),
})

const derive = ({
  entry: { publicationDate, updatedDate, keywords },
}: {
  entry: { publicationDate?: string; updatedDate?: string; keywords: string[] }
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
  card: () => ({}),
})

/** The same fields without any index: every answer must be the same. */
export const sketch = defineContentType({ name: 'sketch', label: 'Sketch', schema: z.object(facts()), derive })

export const notice = defineContentType({
  name: 'notice',
  label: 'Notice',
  schema: z.object({
    publicationDate: f.date(),
    topicTags: f.references('tag'),
    related: f.cards(),
    lead: f.card('story'),
  }),
  index: ['sortDate', 'topicTags'],
  derive: ({ entry: { publicationDate } }) => ({ sortDate: publicationDate }),
})

export const tag = defineContentType({ name: 'tag', label: 'Tag', schema: z.object({}) })
export const writer = defineContentType({ name: 'writer', label: 'Writer', schema: z.object({ home: f.url() }) })
export const issue = defineContentType({ name: 'issue', label: 'Issue', schema: z.object({}) })
/** A page under a page. */
export const chapter = defineContentType({
  name: 'chapter',
  label: 'Chapter',
  schema: z.object({ slug: f.required(f.text()), partOf: f.reference(['chapter', 'story']) }),
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
  schema: z.object({ text: f.required(f.html()) }),
  examples: [{ text: 'a' }, { text: 'b' }],
  Component: () => null,
})

const page = (type: ContentType<any, any, any>, route: string, path?: Page['path']): Page =>
  definePage({ type, route, path, compose: () => [] })

const pages: Page[] = [
  page(story, '/stories/:slug'),
  page(chapter, '/:path*', ({ entry: { slug, partOf }, pathOf }) => {
    if (!partOf) return `/${slug}`
    const parent = pathOf(partOf)
    return parent && `${parent}/${slug}`
  }),
  page(landing, '/landing'),
  page(landingV2, '/landing'),
]

/** What every content store that is put to the test serves. */
export const conformanceSite = () =>
  siteOfParts({
    types: [story, sketch, notice, tag, writer, issue, chapter, place, landing, landingV2, ...pages],
    blocks: [prose],
  })
