import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { queryOf } from '#engine/lists/list-query.ts'
import all from '../pages/all.ts'
import article from '../pages/article.ts'
import pressRelease from '../pages/press-release.ts'
import tag from '../pages/tag.ts'
import { anArticle, stories, story } from './fixtures.ts'

/** The page of all news at `/news/all`. */
const list = (entries: ReturnType<typeof stories>, page?: string) => {
  const site = { types: [article, pressRelease], entries, query: { page: page ?? [] } }
  return composed(all, { title: 'All News', url: '/all' }, site)
}

describe('a paged list of stories', () => {
  it('NEWS-044 NEWS-053 NEWS-086 NEWS-087 gathers articles and press releases', async () => {
    const release = entryOf('press_release', 'release', anArticle({ title: 'release', url: '/release' }))
    const { list: found } = await list([story('article'), release, entryOf('topic_tag', 'tag')])
    expect(found.items.map(({ title }) => title)).toEqual(['article', 'release'])
  })

  it('NEWS-045 NEWS-046 NEWS-056 NEWS-069 sorts by the date that counts, newest first, then by title', async () => {
    const { list: found } = await list([
      story('b', { publicationDate: '2026-01-02' }),
      story('a', { publicationDate: '2026-01-02' }),
      story('oldest', { publicationDate: '2026-01-01' }),
      story('updated', { publicationDate: '2025-01-01', updatedDate: '2026-02-01' }),
    ])
    expect(found.items.map(({ title }) => title)).toEqual(['updated', 'a', 'b', 'oldest'])
  })

  it.each([
    [24, undefined, { page: 1, pages: 1, total: 24 }, {}],
    [25, undefined, { page: 1, pages: 2, total: 25 }, { next: '/news/all?page=2' }],
    [60, '2', { page: 2, pages: 3, total: 60 }, { previous: '/news/all', next: '/news/all?page=3' }],
    [60, '3', { page: 3, pages: 3, total: 60 }, { previous: '/news/all?page=2' }],
    [0, undefined, { page: 1, pages: 1, total: 0 }, {}],
  ])('CLR-005 %i stories, page %s', async (count, page, expected, links) => {
    const { list: found, head } = await list(stories(count), page)
    expect(found).toMatchObject(expected)
    expect({ previous: head.previous, next: head.next }).toEqual(links)
  })

  it('SITE-025 the page of a tag is described by its first stories', async () => {
    const options = {
      types: [article],
      entries: ['Jars', 'Cups'].map((uid) => story(uid, { topicTags: [{ uid: 'page', contentType: 'topic_tag' }] })),
    }
    const { head } = await composed(tag, { title: 'Clay', url: '/clay' }, options)
    expect(head.description).toBe('Clay: stories from The Ellery. Cups · Jars')
    const empty = await composed(tag, { title: 'Clay', url: '/clay' }, { types: [article] })
    expect(empty.head.description).toBe('A house of pictures.')
  })

  it('CLR-004 a page that is not there is the first one, and counts as not asked for', async () => {
    const { list: found, context } = await list(stories(30), '9')
    expect(found).toMatchObject({ page: 1, pages: 2 })
    expect(found.items).toHaveLength(24)
    expect(context.query).toEqual({})
  })

  it.each(['1', '0', '-1', '2.5', '1e3', '123456', 'x', ''])('CLR-004 "%s" is no page number to ask for', (value) => {
    expect(queryOf(all).page?.accept(value)).toBeUndefined()
  })
})
