import { type Card, defineContentType, f } from 'atrium'
import { composed, entryOf, stub, testSite } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import type { ListRules } from '../../contract/page/list.ts'
import { queryOf } from '../list-query.ts'

const topic = defineContentType({ name: 'topic', label: 'Topic', schema: z.object({}) })
const lesson = defineContentType({
  name: 'lesson',
  label: 'Lesson',
  schema: z.object({ topics: f.stubs('topic'), format: f.choice(['in-person', 'online']), grades: f.list(f.text()) }),
  index: ['topics', 'format', 'grades'],
  card: () => ({}),
})
const filters = {
  topic: { label: 'Topic', field: 'topics' },
  format: { label: 'Format', field: 'format', single: true },
  grade: { label: 'Grade', field: 'grades', order: 'count' as const },
}
const clay = stub('topic', 'clay')
const paper = stub('topic', 'paper')
const entries = [
  entryOf('topic', 'clay', { title: 'Clay & Fire' }),
  entryOf('topic', 'paper', { title: 'Paper' }),
  entryOf('lesson', 'a', { title: 'A', topics: [clay], format: 'in-person', grades: ['Five', 'Six'] }),
  entryOf('lesson', 'b', { title: 'B', topics: [clay, paper], format: 'online', grades: ['Six'] }),
  entryOf('lesson', 'c', { title: 'C', topics: [paper], format: 'online' }),
  entryOf('lesson', 'd', { title: 'D' }),
]
const pageOf = (rules: Partial<ListRules> = {}) =>
  definePage({ type: 'lessons', label: 'Lessons', route: '/lessons', list: { of: lesson, size: 2, ...rules } })

const options = { types: [topic], entries, path: '/lessons' }
const titles = (items: readonly Card[]) => items.map(({ title }) => title).join(' ')

/** The list of the page under a query, and what the page's head says of it. */
async function listed(query: Record<string, string | string[]> = {}, rules?: Partial<ListRules>) {
  const { list, head, context } = await composed(pageOf(rules), {}, { ...options, query })
  const { canonical, previous, next } = head
  return { list, titles: titles(list.items), query: context.query, head: { canonical, previous, next } }
}
const LESSONS = 'https://www.ellery.example/lessons'

describe('a list', () => {
  it.each([
    [undefined, 'A B', { canonical: LESSONS, next: '/lessons?page=2' }],
    ['2', 'C D', { canonical: `${LESSONS}?page=2`, previous: '/lessons' }],
  ])(
    'is shown page by page, each canonical to itself and linked to its neighbours: %s',
    async (page, expected, head) => {
      const found = await listed(page === undefined ? {} : { page })
      expect(found).toMatchObject({ titles: expected, head, list: { total: 4, pages: 2, size: 2, unfiltered: 4 } })
    },
  )

  it('a page beyond its end counts as not asked for', async () => {
    const { list, titles, query, head } = await listed({ page: '3' })
    expect([list.page, titles, query, head.canonical]).toEqual([1, 'A B', {}, LESSONS])
  })

  it('of a page beyond its end shares the answer with requests that ask for none', async () => {
    const site = testSite({ ...options, types: [pageOf(), topic], entries: [...entries, entryOf('lessons', 'l', {})] })
    const [plain, beyond] = [await site.request('/lessons'), await site.request('/lessons?page=9')]
    expect([beyond.text, beyond.cache?.key]).toEqual([plain.text, plain.cache?.key])
    expect((await site.request('/lessons?page=2')).cache?.key).toBe('/lessons?page=2')
  })

  it('has what satisfies the conditions, in the order asked for', async () => {
    const sort = [{ field: 'title', order: 'descending' }] as const
    expect((await listed({}, { sort })).titles).toBe('D C')
    expect((await listed({}, { where: { format: 'online' } })).titles).toBe('B C')
    const where = ({ entry }: { entry: { title: string } }) => ({ title: entry.title })
    expect((await listed({}, { where })).list).toMatchObject({ total: 0, pages: 1, page: 1 })
  })

  it('without a size has 24 on a page', async () => {
    expect((await listed({}, { size: undefined })).list).toMatchObject({ size: 24, pages: 1 })
  })
})

describe('filters', () => {
  const filtered = (query: Record<string, string | string[]> = {}) => listed(query, { filters, size: 24 })
  const choices = async (query: Record<string, string | string[]> = {}) => {
    const { list } = await filtered(query)
    return list.filters.map(({ choices }) =>
      choices.map(({ value, count, isChosen }) => `${isChosen ? '*' : ''}${value} ${count}`).join(', '),
    )
  }

  it('offer the values of all entries, each with its number, by label or by number', async () => {
    expect(await choices()).toEqual(['clay--fire 2, paper 2', 'in-person 1, online 2', 'six 2, five 1'])
    const { list } = await filtered()
    expect(list.filters.map(({ label, single }) => [label, single])).toEqual([
      ['Topic', false],
      ['Format', true],
      ['Grade', false],
    ])
    expect(list.filters.map(({ choices }) => choices[0]?.label)).toEqual(['Clay & Fire', 'In person', 'Six'])
  })

  it.each([
    ['any value of one', { topic: ['clay--fire', 'paper'] }, 'A B C'],
    ['all filters at once', { topic: 'paper', format: 'online', grade: 'six' }, 'B'],
    ['nothing where they rule each other out', { topic: 'paper', format: 'in-person' }, ''],
  ])('leave what has %s', async (_case, query, expected) => {
    expect((await filtered(query)).titles).toBe(expected)
  })

  it('count what would be listed with a value, the other filters kept', async () => {
    expect(await choices({ topic: 'paper', format: 'online' })).toEqual([
      'clay--fire 1, *paper 2',
      'in-person 0, *online 2',
      'six 1, five 0',
    ])
  })

  it('that are chosen can be taken off one by one, and are carried by links', async () => {
    const { list } = await filtered({ topic: ['clay--fire', 'paper'], format: 'online' })
    expect(list.chosen).toEqual([
      { label: 'Clay & Fire', href: '/lessons?topic=paper&format=online' },
      { label: 'Paper', href: '/lessons?topic=clay--fire&format=online' },
      { label: 'Online', href: '/lessons?topic=clay--fire&topic=paper' },
    ])
    expect(list.query).toEqual([
      ['topic', 'clay--fire'],
      ['topic', 'paper'],
      ['format', 'online'],
    ])
    expect([list.total, list.unfiltered]).toEqual([2, 4])
  })

  it('values that were never offered are ignored, and do not make another answer', async () => {
    const { titles, query, list } = await filtered({ topic: ['paper', 'iron'], format: 'by-post' })
    expect([titles, query, list.chosen.length]).toEqual(['B C', { topic: ['paper'] }, 1])
  })

  it('go on over the pages of the list', async () => {
    const { titles, head } = await listed({ topic: ['clay--fire', 'paper'], page: '2' }, { filters })
    expect([titles, head]).toEqual([
      'C',
      { canonical: LESSONS, previous: '/lessons?topic=clay--fire&topic=paper', next: undefined },
    ])
    const beyond = await listed({ topic: 'paper', page: '2' }, { filters })
    expect([beyond.list.page, beyond.titles, beyond.query]).toEqual([1, 'B C', { topic: ['paper'] }])
  })

  it('are understood from an address: one value where one at a time is chosen, others several', async () => {
    const page = pageOf({ filters, size: 24 })
    const site = testSite({ types: [page, topic], entries: [...entries, entryOf('lessons', 'l', {})] })
    const key = async (query: string) => (await site.request(`/lessons?${query}`)).cache?.key
    expect(await key('topic=paper&topic=clay--fire&x=1')).toBe('/lessons?topic=clay--fire&topic=paper')
    expect(await key('format=online&format=in-person')).toBe('/lessons?format=online')
    expect(await key('topic=../..&topic=%3Cscript%3E&page=1&page=0&grade=SIX')).toBe('/lessons?grade=six')
  })

  it('offer choices in an order that is named, and the rest by label', async () => {
    const order = ['Paper']
    const { list } = await listed({}, { filters: { topic: { ...filters.topic, order } } })
    expect(list.filters[0]?.choices.map(({ label }) => label)).toEqual(['Paper', 'Clay & Fire'])
  })

  it('offer choices from the last label to the first, after those that are named', async () => {
    const grades = ['K-2', '3-5', '9-12', '6-8']
    const lessons = grades.map((grade) => entryOf('lesson', grade, { title: grade, grades: [grade] }))
    const grade = { label: 'Grade', field: 'grades', order: ['K-2'], descending: true }
    const page = pageOf({ filters: { grade } })
    const { list } = await composed(page, {}, { types: [topic], entries: lessons, path: '/lessons' })
    expect(list.filters[0]?.choices.map(({ label }) => label)).toEqual(['K-2', '9-12', '6-8', '3-5'])
  })

  it('are made once for all requests, until an entry of the list changes', async () => {
    const site = testSite({ types: [pageOf({ filters }), topic], entries: [...entries, entryOf('lessons', 'l', {})] })
    const counts = async () => (await site.request('/lessons')).document.querySelectorAll('h1').length
    await counts()
    const { cache } = await site.request('/lessons')
    const change = site.store.publish(entryOf('lesson', 'e', { title: 'E', topics: [paper] }))
    expect(site.site.effectOf([change])(cache?.dependencies as never)).toBe('list')
  })
})

it('a filter of words takes what may be typed, without the spaces around it', () => {
  const { q } = queryOf({ list: { of: lesson, filters: { q: { label: 'Find', words: true } } } })
  const typed = [' greek \n“pottery” ', ' ', '\u0000\u200b', 'x'.repeat(201)]
  expect(typed.map((value) => q?.accept(value))).toEqual(['greek “pottery”', undefined, undefined, 'x'.repeat(200)])
})

describe('words of anybody', () => {
  const list = { of: lesson, filters: { q: { label: 'Find', words: true } } }
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 500 }), fc.string({ unit: 'grapheme', maxLength: 300 }))

  it('are read as what they are read as when they are read again', () => {
    const { q } = queryOf({ list })
    fc.assert(
      fc.property(typed, (words) => {
        const read = q?.accept(words)
        if (read === undefined) return
        expect([...read].length).toBeLessThanOrEqual(200)
        expect(read.isWellFormed()).toBe(true)
        expect(read).not.toMatch(/[\p{Cc}\p{Cf}]|^\s|\s$/u)
        expect(q?.accept(read)).toBe(read)
      }),
    )
  })

  it('are answered with a list, whatever they are', async () => {
    const site = testSite({ types: [pageOf(list), topic], entries: [...entries, entryOf('lessons', 'l', {})] })
    await fc.assert(
      fc.asyncProperty(typed, async (words) => {
        const { status } = await site.request(`/lessons?${new URLSearchParams({ q: words })}`)
        expect(status).toBe(200)
      }),
      { numRuns: 50 },
    )
  })
})
