import { expect, it } from 'vitest'
import { eventsFeeds } from '../events-feed.ts'
import { aRecord, calendarContext } from './records.ts'

const published = (uid: string, datePublished: string, more = {}) =>
  aRecord(uid, ['2026-03-14T19:30'], { datePublished, ...more })
const records = [
  published('older', '2026-01-10T18:00:00.000Z'),
  published('newer', '2026-03-01T18:00:00.000Z', { cost: 'Free', blurb: '<p>Fire &amp; clay.</p>' }),
  { ...published('loose', '2026-03-02T18:00:00.000Z'), href: undefined },
]

async function read(path: string) {
  const endpoint = eventsFeeds.find(({ route }) => route === path)
  const answer = await endpoint?.handle({
    request: { path } as never,
    context: calendarContext(records as never).context,
  })
  return { type: answer?.headers?.['content-type'], body: String(answer?.body) }
}

it('EVT-133 the feed holds what is on, the newest announcement first, with when, where and for how much', async () => {
  const { type, body } = await read('/calendar/feed.json')
  expect(type).toBe('application/feed+json; charset=utf-8')
  const { title, home_page_url, items } = JSON.parse(body)
  expect([title, home_page_url]).toEqual(['What is on at The Ellery', 'https://www.ellery.example/calendar'])
  expect(items).toMatchObject([
    {
      title: 'newer',
      url: 'https://www.ellery.example/calendar/newer',
      content_html: '<p>Sat, Mar 14, 2026, 7:30pm · Ellery Center · Free</p><p>Fire &amp; clay.</p>',
      date_published: '2026-03-01T10:00:00-08:00',
      tags: ['Talk'],
    },
    { title: 'older' },
  ])
})

it.each([
  ['/calendar/rss.xml', 'application/rss+xml; charset=utf-8', '<rss'],
  ['/calendar/atom.xml', 'application/atom+xml; charset=utf-8', '<feed'],
])('EVT-133 %s is %s', async (path, type, start) => {
  const answer = await read(path)
  expect(answer.type).toBe(type)
  expect(answer.body).toContain(start)
})
