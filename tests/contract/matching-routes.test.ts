import { expect, it } from 'vitest'
import { matchRoute } from '../../engine/content/entry/paths.ts'

it.each([
  ['/news/rss.xml', '/news/rss.xml', {}],
  ['/news/rss.xml', '/news/rssxxml', null],
  ['/news/topic/:slug/rss.xml', '/news/topic/clay/rss.xml', { slug: 'clay' }],
  ['/news/topic/:slug/rss.xml', '/news/topic/clay/fire/rss.xml', null],
  ['/iiif/:id/info.json', '/iiif//info.json', null],
  ['/calendar/:event*.ics', '/calendar/night-of-clay.ics', { event: 'night-of-clay' }],
  ['/calendar/:event*.ics', '/calendar/2026/night.ics', { event: '2026/night' }],
  ['/calendar/:event*.ics', '/calendar/night-of-clay', null],
  ['/calendar/:event*.ics', '/calendar/.ics', null],
  ['/calendar/:event*.ics', '/calendar.ics', null],
])('the route %s answers %s with %o', (route, path, expected) => {
  expect(matchRoute(route, path)).toEqual(expected)
})
