import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, published, writeEntry } from '../browser/content.ts'
import { withServer } from '../browser/server.ts'
import { serversOf } from '../faults/servers.ts'
import { sitemapPaths } from './links.ts'

const TIME = '2026-03-20T16:00:00.000Z'
const EXPIRES = '2026-03-27T16:00:00.000Z'
const at = (time: string, expires?: string) => ({
  publish_details: { environment: 'production', locale: 'en-us', time, expires },
})
const article = (name: string, fields: Record<string, unknown> = {}) =>
  published('article', {
    uid: `article_${name}`,
    title: `Story of ${name}`,
    url: `/${name}`,
    publication_date: '2026-03-01',
    body: [{ text_block: { text: `<p>Words of ${name}.</p>` } }],
    ...fields,
  })

describe('a story whose time of publication is to come', () => {
  const content = contentDirectory(
    published('page_news_listing', { uid: 'page_news_listing', title: 'All', url: '/all' }),
    published('page_search', { uid: 'page_search', title: 'Search' }),
    article('kiln'),
    article('jar', at(TIME, EXPIRES)),
    documentEntry('under', 'Under the story.', {
      part_of: [{ uid: 'article_jar', _content_type_uid: 'article' }],
    }),
  )
  const scheduled = { publish: TIME, unpublish: EXPIRES }
  writeEntry(content, article('kiln', { title: 'Another kiln', scheduled }), '.draft')
  const site = withServer({
    content,
    siteNow: '2026-03-14T10:00:00-07:00',
    environment: { PROCESSES: '2', DEPLOY_ENV: 'staging', CONTENT_SECRET: 'long enough a secret' },
  })
  // A server that starts later has the clock that the others had at first.
  const bothReady = () => expect.poll(() => serversOf(site).length).toBe(2)
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  }
  const moveTo = (moment: string) =>
    fetch(`${site.origin}/_clock`, { method: 'POST', body: moment, headers: { 'content-type': 'text/plain' } })

  /** Wherever the story may be seen, on whichever server answers. */
  const seen = async () => {
    const places = []
    for (const path of ['/news/all', '/news/rss.xml', '/search?q=jar', '/api/search?q=jar'])
      places.push((await ask(path)).text.includes('/news/jar'))
    places.push((await sitemapPaths(site.origin)).includes('/news/jar'))
    const page = await ask('/news/jar')
    return { page: page.status, below: (await ask('/news/jar/under')).status, places }
  }
  const SHOWN = { page: 200, below: 200, places: [true, true, true, true, true] }
  const HIDDEN = { page: 404, below: 404, places: [false, false, false, false, false] }
  /** What the page, and the list of all, call the story whose draft has a schedule. */
  const kiln = async () => {
    const page = /<h1[^>]*>([^<]*)/.exec((await ask('/news/kiln')).text)?.[1]?.trim()
    const list = (await ask('/news/all')).text
    return [page, ...['Story of kiln', 'Another kiln'].filter((title) => list.includes(title))]
  }

  it('is nowhere before it, everywhere from then on, and nowhere when it has expired', async () => {
    await bothReady()
    expect(await seen()).toEqual(HIDDEN)
    await moveTo('2026-03-20T15:59:59.000Z')
    expect(await kiln()).toEqual(['Story of kiln', 'Story of kiln'])
    await moveTo(TIME)
    await expect.poll(seen).toEqual(SHOWN)
    expect(await kiln()).toEqual(['Another kiln', 'Another kiln'])
    await moveTo('2026-03-27T15:00:00.000Z')
    expect(await seen()).toEqual(SHOWN)
    await moveTo(EXPIRES)
    await expect.poll(seen).toEqual(HIDDEN)
    expect((await ask('/news/kiln')).status).toBe(404)
    await moveTo('2026-03-21T09:00:00.000Z')
    await expect.poll(seen).toEqual(SHOWN)
  })

  it('comes by itself when a clock that runs reaches it', async () => {
    await bothReady()
    await moveTo('2026-03-14T10:00:00.000Z')
    const soon = new Date(Date.parse('2026-03-14T10:00:00.000Z') + 3000).toISOString()
    writeEntry(content, article('soon', at(soon)))
    const headers = { authorization: 'Bearer long enough a secret' }
    const answer = await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })
    expect(await answer.json()).toMatchObject({ read: 1 })
    await expect.poll(async () => (await ask('/news/soon')).status).toBe(200)
  })
})
