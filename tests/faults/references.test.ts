import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { contentDirectory, draft, published } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'

const to = (type: string, ...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: type }))
const text = (words: string) => ({ text_block: { text: `<p>${words}</p>` } })
const article = (name: string, fields: Record<string, unknown>) =>
  published('article', {
    uid: `article_${name}`,
    title: `Article ${name}`,
    url: `/${name}`,
    publication_date: '2026-03-01',
    body: [text(`Words of ${name}.`)],
    ...fields,
  })
const document = (slug: string, fields: Record<string, unknown>) =>
  published('document', {
    uid: `document_${slug}`,
    title: `Document ${slug}`,
    slug,
    body: [text(`Words of ${slug}.`)],
    ...fields,
  })

/** Each page refers to something that is not as it should be; its own words are always there. */
const pages: Record<string, Record<string, unknown>> = {
  missing: {
    authors: to('author', 'author_none'),
    thumbnail: to('image', 'image_none'),
    topic_tags: to('topic_tag', 'tag_none'),
  },
  unpublished: { authors: to('author', 'author_draft'), related_articles: to('article', 'article_draft') },
  'another-type': { authors: to('author', 'tag_good'), related_articles: to('article', 'image_good') },
  'unknown-type': { authors: to('sculptor', 'sculptor_one'), related_articles: to('sculpture', 'one') },
  itself: { related_articles: to('article', 'article_itself') },
  'circle-one': { related_articles: to('article', 'article_circle-two') },
  'circle-two': { related_articles: to('article', 'article_circle-one') },
  'blocks-in-a-circle': {
    body: [text('Words of blocks-in-a-circle.'), { faq: { title: 'Round and round', faq: to('faq', 'faq_ring') } }],
  },
  'blocks-of-nothing': {
    body: [
      text('Words of blocks-of-nothing.'),
      { faq: { faq: to('faq', 'faq_none') } },
      { content_block_reference: { content_block: to('content_block', 'faq_ring') } },
    ],
  },
  'unknown-block': {
    body: [text('Words of unknown-block.'), { fireworks_block: { text: 'Bang' } }, { text_block: null }, {}, 7],
  },
  'media-of-nothing': {
    key_media: {
      layout: '8_twoThirds',
      media: [
        { reference: to('publication', 'publication_none') },
        { reference: to('image', 'image_none') },
        { reference: to('image', 'image_good') },
      ],
    },
  },
  good: { authors: to('author', 'author_good'), topic_tags: to('topic_tag', 'tag_good') },
}

const content = contentDirectory(
  ...Object.entries(pages).map(([name, fields]) => article(name, fields)),
  published('author', { uid: 'author_good', title: 'Ida Moss', url: '/author/ida-moss' }),
  draft('author', { uid: 'author_draft', title: 'Hidden Hand', url: '/author/hidden-hand' }),
  draft('article', { uid: 'article_draft', title: 'Hidden story', url: '/hidden', publication_date: '2026-03-01' }),
  published('topic_tag', { uid: 'tag_good', title: 'Clay', url: '/clay' }),
  published('image', {
    uid: 'image_good',
    title: 'Picture',
    alt: 'A picture',
    iiif: { id: 'none' },
    width: 800,
    height: 600,
  }),
  published('faq', {
    uid: 'faq_ring',
    title: 'Ring',
    question_answer_set: [{ question_answer: to('question_answer', 'question_ring') }],
  }),
  published('question_answer', {
    uid: 'question_ring',
    title: 'Who asks?',
    answer: [text('The one who answers.'), { faq: { faq: to('faq', 'faq_ring') } }],
  }),
  published('press_release', {
    uid: 'press_release_book',
    title: 'A book that is not there',
    url: '/the-book',
    publication_date: '2026-03-01',
    body: [text('Words of the release.')],
    key_media: { media: [{ reference: to('publication', 'publication_none') }] },
  }),
  document('top', {}),
  document('orphan', { part_of: to('document', 'document_none') }),
  document('ring-one', { part_of: to('document', 'document_ring-two') }),
  document('ring-two', { part_of: to('document', 'document_ring-one') }),
)

describe('Q-21 an entry that refers to what is not there', () => {
  const site = withSite({ content })
  const get = async (path: string) => {
    const answer = await fetch(site.origin + path)
    return { status: answer.status, text: await answer.text() }
  }

  it.each(Object.keys(pages))('is shown without it: %s', async (name) => {
    const { status, text } = await get(`/news/${name}`)
    expect(status).toBe(200)
    expect(text).toContain(`Words of ${name}.`)
    expect(text).not.toMatch(/Hidden|undefined|\[object|Bang/)
  })

  it('has what is there', async () => {
    const { text } = await get('/news/good')
    expect(text).toContain('Ida Moss')
    expect(text).toContain('href="/news/tag/clay"')
  })

  it('shows a press release without the book that is not there', async () => {
    const { status, text } = await get('/news/the-book')
    expect(status).toBe(200)
    expect(text).toContain('Words of the release.')
    expect(text).not.toContain('Publication Details')
  })

  it('keeps of a row of media those that are there', async () => {
    const { text } = await get('/news/media-of-nothing')
    expect(text.match(/<img [^>]*alt="A picture"/g)).toHaveLength(1)
  })

  it('shows entries that refer to each other, each on the other page', async () => {
    expect((await get('/news/circle-one')).text).toContain('href="/news/circle-two"')
    expect((await get('/news/circle-two')).text).toContain('href="/news/circle-one"')
  })

  it('has no page where its address depends on what is not there, and the log says so', async () => {
    for (const path of ['/orphan', '/ring-one', '/ring-two', '/ring-two/ring-one'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    expect((await get('/top')).status).toBe(200)
    const reasons = site.log().flatMap(({ file, reason }) => (file ? [`${file}: ${reason}`] : []))
    for (const slug of ['orphan', 'ring-one', 'ring-two'])
      expect(reasons).toContainEqual(
        expect.stringMatching(new RegExp(`^entries/document/document_${slug}\\.json: has no address`)),
      )
  })

  it('goes round a circle of blocks only so far', async () => {
    const { text } = await get('/news/blocks-in-a-circle')
    expect(text).toContain('Round and round')
    expect(text.match(/The one who answers\./g)?.length).toBeLessThanOrEqual(4)
  })

  it('has a line in the log that names entry and field: of what was lost when it was read, and of what is left out', () => {
    const lost = site.log().filter(({ file }) => file === 'entries/article/article_unknown-block.json')
    expect(lost.map(({ field }) => field)).toContainEqual(expect.stringMatching(/^body/))
    const left = site
      .log()
      .filter(({ level }) => Number(level) >= 50)
      .map(({ uid, msg }) => `${uid}: ${msg}`)
    expect(left).toContainEqual(
      expect.stringMatching(/^article_blocks-of-nothing: Section \d+ \(contentBlockReference\) .*contentBlock:/),
    )
    expect(left.filter((line) => !/^article_(blocks-|unknown-block)/.test(line))).toEqual([])
  })

  it('is named by the content check, with its field', async () => {
    const output = await contentCheck()
    for (const [entry, field] of [
      ['article_missing', 'authors'],
      ['article_missing', 'thumbnail'],
      ['article_unpublished', 'authors'],
    ])
      expect(output).toMatch(new RegExp(`${entry}.*${field}`))
  })
})

/** What the content check writes; it has to find something. */
function contentCheck(): Promise<string> {
  const root = join(import.meta.dirname, '../..')
  const data = temporaryFolder('data')
  return new Promise((resolve, reject) =>
    execFile(
      process.execPath,
      ['dist/server/content-check.mjs'],
      { cwd: root, env: { ...process.env, CONTENT_DIR: content, DATA_DIR: data } },
      (error, stdout) =>
        error?.code === 1 ? resolve(stdout) : reject(error ?? new Error(`Nothing was found:\n${stdout}`)),
    ),
  )
}
