import { entryOf, pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'
import area from '../index.ts'
import messages from '../messages.ts'
import { newsNavigation } from '../navigation.ts'
import article from '../pages/article.ts'
import pressRelease from '../pages/press-release.ts'
import tag from '../pages/tag.ts'

const { menus } = newsNavigation
const menusOf = async (options: Parameters<typeof pageContext>[0]) =>
  typeof menus === 'function' ? menus({ context: pageContext(options) }) : menus

it('NAV-003 NAV-004 NAV-005 the news menu leads to the parts of the news and to all tags by title', async () => {
  const entries = [
    entryOf('topic_tag', 'w', { title: 'Woodcuts', url: '/woodcuts' }),
    entryOf('topic_tag', 'c', { title: 'Ceramics', url: '/ceramics' }),
    entryOf('topic_tag', 'u', { title: 'Unlinked' }),
  ]
  const settings = { 'menuLinks.news': ['/news/tag/espanol/'] }
  expect(await menusOf({ types: [tag], entries, settings })).toEqual([
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

it('NAV-004 of a thousand tags the menu has the forty that most stories carry, by title', async () => {
  const name = (index: number) => `Tag ${String(index).padStart(4, '0')}`
  const tags = Array.from({ length: 1000 }, (_, index) =>
    entryOf('topic_tag', `t${index}`, { title: name(index), url: `/t${index}` }),
  )
  const carried = Array.from({ length: 45 }, (_, index) => 999 - index * 20)
  // The last five are carried by one story, the others by two.
  const stories = [carried, carried.slice(0, 40)].map((indexes, story) =>
    entryOf('article', `s${story}`, {
      title: 'A story',
      url: `/s${story}`,
      publicationDate: `2026-03-0${story + 1}`,
      topicTags: indexes.map((index) => ({ uid: `t${index}`, contentType: 'topic_tag' })),
    }),
  )
  const site = { types: [tag, article, pressRelease], entries: [...tags, ...stories], plugins: [area] }
  const [own, topics] = await menusOf(site)
  expect(own?.items).toEqual(['/news/', '/news/all', '/news/magazine', '/news/journalists'])
  const expected = carried.slice(0, 40).toReversed()
  expect(topics?.items).toEqual(expected.map((index) => ({ title: name(index), href: `/news/tag/t${index}` })))
  const langOf = () => 'ar'
  const [, elsewhere] = typeof menus === 'function' ? await menus({ context: { ...pageContext(site), langOf } }) : []
  expect(new Set(elsewhere?.items.map((item) => typeof item === 'object' && item.lang))).toEqual(new Set(['ar']))
})
