import { expect, it } from 'vitest'
import { entryOf, pageContext } from '#engine/testing'
import messages from '../messages.ts'
import { newsNavigation } from '../navigation.ts'
import tag from '../pages/tag.ts'

it('NAV-003 NAV-004 NAV-005 the news menu leads to the parts of the news and to all tags by title', async () => {
  const { menus } = newsNavigation
  const entries = [
    entryOf('topic_tag', 'w', { title: 'Woodcuts', url: '/woodcuts' }),
    entryOf('topic_tag', 'c', { title: 'Ceramics', url: '/ceramics' }),
    entryOf('topic_tag', 'u', { title: 'Unlinked' }),
  ]
  const context = pageContext({ types: [tag], entries })
  expect(typeof menus === 'function' && (await menus({ context }))).toEqual([
    {
      title: messages.news,
      items: ['/news/', '/news/all', '/news/magazine', '/news/journalists', '/news/tag/espanol/'],
    },
    {
      title: messages.topics,
      items: [
        { title: 'Ceramics', href: '/news/tag/ceramics' },
        { title: 'Woodcuts', href: '/news/tag/woodcuts' },
      ],
    },
  ])
})
