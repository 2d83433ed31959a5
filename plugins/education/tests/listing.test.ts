import filteredList from 'atrium/blocks/filtered-list/index.tsx'
import { composed, entryOf, testSite } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import listing from '../pages/k-12-learning.ts'
import { gradeWords } from '../resource/grade-words.ts'
import { listed, refer, resourceOf, types } from './fixtures.ts'

const resources = [
  resourceOf('moons', { gradeLevel: ['3-5', '6-8'], academicSubject: ['Science'], resourceType: 'Lesson Plan' }),
  resourceOf('owl', { gradeLevel: ['K-2'], academicSubject: ['Visual Arts'], resourceTopic: ['Myth & Story'] }),
  resourceOf('dyes', {
    gradeLevel: ['9-12'],
    academicSubject: ['Science'],
    activityResourceType: ['Game', 'Activity'],
  }),
  resourceOf('plain'),
]
const listOf = async (query: Record<string, string | string[]> = {}, entries = resources, fields: object = {}) =>
  composed(listing, { title: 'K-12 Learning', ...fields }, { types, entries, query })
const titles = async (query?: Record<string, string | string[]>) =>
  (await listOf(query)).list.items.map(({ title }) => title)

it.each([
  [['3-5'], ['3-5', 'grade 3', 'grade 4', 'grade 5']],
  [['K-2'], ['K-2', 'kindergarten', 'grade 1', 'grade 2']],
  [['K'], ['K', 'kindergarten']],
  [['12'], ['12', 'grade 12']],
  [
    ['College', '9–400'],
    ['College', '9–400', 'grade 9', 'grade 10', 'grade 11', 'grade 12', 'grade 13'],
  ],
  [['5-3'], ['5-3']],
])('a resource for %j is found by each class', (levels, words) => {
  expect(gradeWords(levels)).toEqual(words)
})

describe('the listing of resources', () => {
  it('EDU-001 EDU-002 EDU-003 stands at its address, with title, intro and every resource that stands below it', async () => {
    const { entry, of } = await listOf({}, resources, { intro: '<p>Free to copy.</p>' })
    expect(entry.path).toBe('/education/k-12-learning')
    expect(of('hero')).toMatchObject([{ title: 'K-12 Learning', intro: '<p>Free to copy.</p>' }])
    expect(await titles()).toEqual(['dyes', 'moons', 'owl', 'plain'])
  })

  it('has a field for words, which hold together with the filters', async () => {
    const search = { q: 'owl' }
    const { list } = await listOf(search)
    expect(list.items.map(({ title }) => title)).toEqual(['owl'])
    expect(list.filters[0]).toMatchObject({ name: 'q', label: 'Find a resource', words: 'owl', choices: [] })
    expect(list.chosen).toEqual([{ label: 'owl', href: '/education/k-12-learning' }])
    const counts = list.filters.find(({ name }) => name === 'gradeLevel')?.choices
    expect(counts?.map(({ value, count }) => [value, count])).toContainEqual(['k-2', 1])
    expect(counts?.map(({ value, count }) => [value, count])).toContainEqual(['9-12', 0])
    expect(await titles({ ...search, gradeLevel: '9-12' })).toEqual([])
    expect((await listOf({ ...search, gradeLevel: '9-12' })).list.remedies).toEqual([
      { label: 'owl', href: '/education/k-12-learning?gradeLevel=9-12', total: 1 },
      { label: '9-12', href: '/education/k-12-learning?q=owl', total: 1 },
    ])
  })

  it('EDU-002 lists the entries that it names instead, of any kind', async () => {
    const link = entryOf('resource', 'cards', { title: 'Cards', primaryUrl: 'https://cards.example.org/' })
    const items = [refer('owl'), { uid: 'cards', contentType: 'resource' }]
    const { list } = await listOf({}, [...resources, link], { items })
    expect(list.items).toMatchObject([{ title: 'Cards', href: 'https://cards.example.org/' }, { title: 'owl' }])
  })

  it('EDU-031 leaves out what stands below the older listing', async () => {
    const topic = entryOf('education_topic', 'sky', {
      title: 'Sky',
      url: '/sky',
      resources: { items: [refer('moons')] },
    })
    const { list } = await listOf({}, [...resources, topic])
    expect(list.items.map(({ title }) => title)).toEqual(['dyes', 'owl', 'plain'])
  })

  it('EDU-012 shows fifteen on a page, and goes on over four pages of a thousand', async () => {
    const many = Array.from({ length: 1000 }, (_, at) =>
      resourceOf(`r${at}`, { gradeLevel: [at % 20 ? '6-8' : 'K-2'] }),
    )
    const { list, head } = await listOf({ gradeLevel: 'k-2', page: '4' }, many)
    expect([list.items.length, list.total, list.pages, list.unfiltered]).toEqual([5, 50, 4, 1000])
    expect(head.previous).toBe('/education/k-12-learning?gradeLevel=k-2&page=3')
  })

  it('says that there is nothing yet', async () => {
    expect((await listOf({}, [])).of('emptyNotice')).toMatchObject([{ text: 'No resource has been published yet.' }])
  })
})

describe('its filters', () => {
  it('EDU-005 EDU-006 EDU-007 EDU-008 EDU-009 are one form that holds at once, by grade, subject, type and topic', async () => {
    const { of } = await listOf()
    const { filters } = of('filteredList')[0] as unknown as { filters: { name: string; label: string }[] }
    expect(filters.map(({ name, label }) => [name, label])).toEqual([
      ['q', 'Find a resource'],
      ['gradeLevel', 'Grade Level'],
      ['academicSubject', 'Subject'],
      ['resourceType', 'Resource Type'],
      ['resourceTopic', 'Topic'],
    ])
  })

  it('EDU-013 EDU-014 offer K-2 first, other grades from the highest down, and all else by the alphabet', async () => {
    const { list } = await listOf()
    expect(list.filters.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      [],
      ['K-2', '9-12', '6-8', '3-5'],
      ['Science', 'Visual Arts'],
      ['Activity', 'Game', 'Lesson Plan'],
      ['Myth & Story'],
    ])
  })

  it.each<[string, Record<string, string | string[]>, string[]]>([
    ['EDU-010 values of one filter are alternatives', { gradeLevel: ['3-5', 'k-2'] }, ['moons', 'owl']],
    ['EDU-011 filters narrow each other', { academicSubject: 'science', gradeLevel: ['3-5', 'k-2'] }, ['moons']],
    ['EDU-018 EDU-019 values are slugs', { resourceTopic: 'myth--story' }, ['owl']],
    ['EDU-034 EDU-035 a kind of activity counts without a type', { resourceType: 'game' }, ['dyes']],
    ['CLR-028 a type is found by its name', { resourceType: 'lesson-plan' }, ['moons']],
    [
      'EDU-017 an address in the form of deep links',
      { gradeLevel: '9-12', sort: 'title', order: 'ascending' },
      ['dyes'],
    ],
    [
      'CLR-004 values that nothing has are ignored',
      { gradeLevel: ['14'], academicSubject: 'science' },
      ['dyes', 'moons'],
    ],
  ])('%s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('count the resources that each choice would leave', async () => {
    const { list } = await listOf({ academicSubject: 'science' })
    expect(list.filters[1]?.choices.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'K-2 0',
      '9-12 1',
      '6-8 1',
      '3-5 1',
    ])
  })

  it('EDU-031 are made anew when a topic lets go of a resource', async () => {
    const topic = entryOf('education_topic', 'sky', {
      title: 'Sky',
      url: '/sky',
      resources: { items: [refer('moons')] },
    })
    const site = testSite({ types, blocks: [filteredList], entries: [listed, topic, ...resources] })
    const { cache } = await site.request('/education/k-12-learning?gradeLevel=9-12')
    const moved = { ...site.store.entry('moons'), path: '/education/k-12-learning/moons' }
    const change = site.store.publish(moved as never)
    expect(site.site.effectOf([change])(cache?.dependencies as never)).toBe('list')
  })
})

describe('its cards', () => {
  it('EDU-015 EDU-016 EDU-024 say for whom and on what a resource is, two facts at most', async () => {
    const all = { academicSubject: ['Science'], resourceTopic: ['Sky'], resourceType: 'Unit' }
    const cards = [resourceOf('a', { gradeLevel: ['K-2', '3-5'], ...all }), resourceOf('b', all), resourceOf('c')]
    const { list } = await listOf({}, cards)
    expect(list.items.map(({ subtitle, meta, href }) => [subtitle, meta, href])).toEqual([
      ['Teacher Resource', 'K-2, 3-5 · Science', '/education/k-12-learning/a'],
      ['Teacher Resource', 'Science · Sky', '/education/k-12-learning/b'],
      ['Teacher Resource', undefined, '/education/k-12-learning/c'],
    ])
  })
})
