import { describe, expect, it } from 'vitest'
import { neighbours, pageParameter, storyList } from '../lists/story-list.ts'
import { anArticle, newsContext } from './fixtures.ts'

const stories = (count: number) => Array.from({ length: count }, (_, index) => anArticle({ uid: `a${index}` }))
const list = async (count: number, page?: string) => {
  const { context, ignored, asked } = newsContext({ entries: stories(count), query: page ? { page: [page] } : {} })
  return { list: await storyList(context, { categories: 'c' }), ignored, asked }
}

describe('a paged list of stories', () => {
  it('NEWS-044 NEWS-053 NEWS-086 NEWS-087 gathers articles and press releases', async () => {
    expect((await list(1)).asked[0]).toMatchObject({
      types: ['article', 'press_release'],
      query: { where: { categories: 'c' } },
    })
  })

  it('NEWS-045 NEWS-046 NEWS-056 NEWS-069 sorts by the date that counts, newest first, then by title', async () => {
    expect((await list(1)).asked[0]?.query.sort).toEqual([
      { field: 'sortDate', order: 'descending' },
      { field: 'title' },
    ])
  })

  it.each([
    [24, undefined, { page: 1, pages: 1, total: 24 }, {}],
    [25, undefined, { page: 1, pages: 2, total: 25 }, { next: '/news/all?page=2' }],
    [60, '2', { page: 2, pages: 3, total: 60 }, { previous: '/news/all', next: '/news/all?page=3' }],
    [60, '3', { page: 3, pages: 3, total: 60 }, { previous: '/news/all?page=2' }],
    [0, undefined, { page: 1, pages: 1, total: 0 }, {}],
  ])('CLR-005 %i stories, page %s', async (count, page, expected, links) => {
    const found = (await list(count, page)).list
    expect(found).toMatchObject(expected)
    expect(neighbours(found, '/news/all')).toEqual(links)
  })

  it('CLR-004 a page that is not there is the first one, and counts as not asked for', async () => {
    const { list: found, ignored } = await list(30, '9')
    expect(found).toMatchObject({ page: 1, pages: 2 })
    expect(found.items).toHaveLength(24)
    expect(ignored).toEqual(['page'])
  })

  it.each(['1', '0', '-1', '2.5', '1e3', '123456', 'x', ''])('CLR-004 "%s" is no page number to ask for', (value) => {
    expect(pageParameter.accept(value)).toBeUndefined()
  })
})
