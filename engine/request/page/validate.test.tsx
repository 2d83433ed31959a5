import { defineBlock, defineContentType, f, type Section } from 'atrium'
import { entryOf, rememberingLog, siteOfParts, stub, testSite } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import { validate } from './validate.ts'

const press = defineContentType({ name: 'press', label: 'Press', schema: z.object({ city: f.text() }) })
const author = defineContentType({
  name: 'author',
  label: 'Author',
  schema: z.object({ press: f.reference(press), friends: f.references('author'), life: f.blocks() }),
})
type Author = {
  title: string
  press?: { title: string; city?: string }
  friends: { title: string }[]
  life: object[]
}
/** Shows an author; what of the author is said by `shows`. */
const people = defineBlock({
  type: 'people',
  label: 'People',
  placement: 'section',
  schema: z.object({
    author: f.reference(author),
    rows: f.list(f.group({ author: f.reference(author) })),
    shows: z.string(),
  }),
  examples: [{ shows: 'title' }, { shows: 'press' }],
  Component: ({ author, shows }: { author?: Author; shows: string }) => (
    <p>
      {author?.title}
      {shows === 'press' && author?.press?.city}
      {shows === 'friends' && author?.friends[0]?.title}
      {shows === 'life' && author?.life.length}
    </p>
  ),
})
const box = defineBlock({
  type: 'box',
  label: 'Box',
  placement: 'section',
  schema: z.object({ inside: f.blocks() }),
  examples: [{}, {}],
  Component: ({ inside }) => <div>{inside}</div>,
})
const book = (compose: (entry: { author: unknown; writer: unknown }) => Section[]) =>
  definePage({
    type: 'book',
    label: 'Book',
    route: '/books/:slug',
    fields: { author: f.reference(author), writer: f.stubs('author') },
    compose: ({ entry }) => compose(entry as never),
  })
const entries = [
  entryOf('book', 'jars', { url: '/jars', author: stub('author', 'mara'), writer: [stub('author', 'mara')] }),
  entryOf('author', 'mara', { title: 'Mara Quill', press: stub('press', 'ridge'), friends: [stub('author', 'mara')] }),
  entryOf('press', 'ridge', { title: 'Ridge Press', city: 'Ojai' }),
]
async function shown(compose: Parameters<typeof book>[0], showProblems: boolean) {
  const site = testSite({ types: [book(compose)], blocks: [people as never, box as never], entries, showProblems })
  const { document } = await site.request('/books/jars')
  const text = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent?.trim())
  return {
    text: text('main p'),
    problems: text('.problem'),
    messages: site.log.messages,
    files: site.log.lines.map(({ facts }) => facts.file),
  }
}

describe('a reference that a page reads without it being loaded', () => {
  const reading = (entry: { author: unknown }): Section[] => {
    const { press } = entry.author as { press: { city?: string } }
    return [{ blockType: 'people', author: entry.author, shows: press.city ?? 'title' }]
  }
  const message =
    '"city" of entry.author.press was read: the press "ridge" is not loaded. Name it in "preload" of the type that refers to it, or in "include" of the page.'

  it('is undefined to it, as ever, and a line in the log of who develops the site', async () => {
    const { text, problems, messages, files } = await shown(reading, true)
    expect([text, problems, messages]).toEqual([['Mara Quill'], [], [message]])
    expect(files).toEqual([expect.stringMatching(/\.tsx?$/)])
  })

  it('is no line in the log of a public site', async () => {
    const { text, messages } = await shown(reading, false)
    expect([text, messages]).toEqual([['Mara Quill'], []])
  })
})

describe('a reference that reaches a component without being loaded', () => {
  const withStub = ({ writer }: { writer: unknown }): Section[] => [
    { blockType: 'people', rows: [{ author: (writer as object[])[0] }], shows: 'title' },
  ]
  const message =
    'Section 1 (people): rows[0].author: the reference is not loaded. Name it in "preload" of the type that refers to it, or in "include" of the page.'

  it('is a box where problems are shown, and a line in the log that names the file of the page', async () => {
    const { text, problems, messages, files } = await shown(withStub, true)
    expect(files).toEqual([expect.stringMatching(/\.tsx?$/)])
    expect(text).toEqual([])
    expect(problems).toEqual([`Not shown to visitors ${message}`])
    expect(messages).toEqual([message])
  })

  it('is a line in the log for visitors, who see the rest of the section', async () => {
    const { text, problems, messages } = await shown(withStub, false)
    expect([text, problems, messages]).toEqual([[''], [], [message]])
  })

  it('is found in blocks within blocks', async () => {
    const inside = (entry: { writer: unknown }): Section[] => [{ blockType: 'box', inside: withStub(entry) }]
    const { messages } = await shown(inside, true)
    expect(messages).toEqual([message.replace('Section 1', 'Section 1.1')])
  })

  it.each([
    ['press', '"city" of author.press was read: the press "ridge" is not loaded.'],
    ['friends', '"title" of author.friends[0] was read: the author "mara" is not loaded.'],
    ['life', '"life" of author was read: its blocks are not loaded. Name it in "preload" of the content type "author"'],
  ])('within a loaded entry counts once a component reads it: %s', async (shows, reason) => {
    const { problems, messages } = await shown(({ author }) => [{ blockType: 'people', author, shows }], true)
    expect(problems).toEqual([expect.stringContaining(reason)])
    expect(messages).toEqual([expect.stringContaining(reason)])
  })

  it('within a loaded entry that nobody reads is as it should be', async () => {
    const { text, problems, messages } = await shown(
      ({ author }) => [{ blockType: 'people', author, shows: 'title' }],
      true,
    )
    expect([text, problems, messages]).toEqual([['Mara Quill'], [], []])
  })
})

it('a block that cannot say whether it is empty costs its section alone', () => {
  const log = rememberingLog()
  const fragile = defineBlock({ ...box, type: 'fragile', isEmpty: ({ inside }) => (inside[7] as Section).id === 'x' })
  const site = siteOfParts({ blocks: [box as never, fragile as never] })
  const options = { site, log, origin: { contentType: 'book', uid: 'jars' }, showProblems: false }
  expect(validate([{ blockType: 'fragile' }, { blockType: 'box' }], options)).toMatchObject([{ blockType: 'box' }])
  expect(log.messages).toEqual([expect.stringContaining('Section 1 (fragile): "isEmpty" fails: Cannot read')])
})

it('a section that does not fit its block is named with its entry, place and field', () => {
  const log = rememberingLog()
  const site = siteOfParts({ blocks: [people as never] })
  const options = { site, log, origin: { contentType: 'book', uid: 'jars' }, showProblems: false }
  expect(validate([{ blockType: 'people' }, { blockType: 'none' }], options)).toEqual([])
  expect(log.lines.map(({ facts, message }) => [facts.uid, facts.section, message])).toEqual([
    [
      'jars',
      '1',
      expect.stringMatching(
        /^Section 1 \(people\) does not fit its block: shows:.* are declared in blocks\/people\/index\.tsx\.$/,
      ),
    ],
    ['jars', '2', 'invalid block type "none". Use one of those at /_blocks.'],
  ])
})
