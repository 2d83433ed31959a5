import { describe, expect, it } from 'vitest'
import { newsNavigation } from '../navigation.ts'
import { institution } from './fixtures.ts'

describe('the news menu', () => {
  it('NAV-003 NAV-004 NAV-005 leads to the parts of the news and to all topics by title', async () => {
    const asked: unknown[] = []
    const cards = async (...asking: unknown[]) => {
      asked.push(asking)
      return { items: [{ title: 'Ceramics', href: '/news/tag/ceramics' }, { title: 'Unlinked' }], total: 2 }
    }
    const menus = await (newsNavigation.menus as (c: unknown) => Promise<{ title: string; items: unknown[] }[]>)({
      content: { cards },
      institution,
    })
    expect(menus).toEqual([
      { title: 'News', items: ['/news/', '/news/all', '/news/magazine', '/news/journalists', '/news/tag/espanol/'] },
      { title: 'Topics', items: [{ title: 'Ceramics', href: '/news/tag/ceramics' }] },
    ])
    expect(asked).toEqual([['topic_tag', { sort: [{ field: 'title' }] }]])
  })
})
