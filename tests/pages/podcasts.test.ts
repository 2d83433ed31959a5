import { statSync } from 'node:fs'
import type { Page } from 'playwright'
import { parseFeed } from 'podcast-partytime'
import { describe, expect, it } from 'vitest'
import { axeProblems, getPage, widths, withDemo } from '../browser/index.ts'
import { checkFeed } from './feeds/check-feed.ts'
import { checkPodcast } from './feeds/check-podcast.ts'

const SITE = 'https://www.ellery.example'
const SERIES = [
  { slug: 'out-of-storage', episodes: 14, trailers: 2 },
  { slug: 'hands-of-the-collection', episodes: 6, trailers: 0 },
  { slug: 'a-minute-in-here', episodes: 12, trailers: 0 },
  { slug: 'read-aloud', episodes: 8, trailers: 1 },
]
const site = withDemo()
const textAt = async (path: string) => (await fetch(site.origin + path)).text()
const localPath = (address: string) => address.replace(SITE, '')

describe.each(SERIES)('the feed of $slug', ({ slug, episodes, trailers }) => {
  const feed = () => textAt(`/podcasts/${slug}/rss.xml`)

  it('POD-022 POD-034 is valid, and announced on the page', async () => {
    const text = await feed()
    expect([...checkFeed(text), ...checkPodcast(text)]).toEqual([])
    for (const file of ['atom.xml', 'feed.json'])
      expect(checkFeed(await textAt(`/podcasts/${slug}/${file}`))).toEqual([])
    const page = await textAt(`/podcasts/${slug}`)
    expect(page).toContain(`<link rel="alternate" href="/podcasts/${slug}/rss.xml"`)
    expect(page).toContain(`"webFeed":"${SITE}/podcasts/${slug}/rss.xml"`)
  })

  it('POD-034 is read by a parser of podcasts, whole', async () => {
    const read = parseFeed(await feed())
    expect(read).toMatchObject({ language: 'en-US', author: 'The Ellery', explicit: false, medium: 'podcast' })
    const isTrailer = ({ itunesEpisodeType }: { itunesEpisodeType?: string }) => itunesEpisodeType === 'trailer'
    expect(read?.items.filter(isTrailer)).toHaveLength(trailers)
    expect(read?.items).toHaveLength(episodes + trailers)
    for (const item of read?.items ?? []) {
      expect(item.link).toMatch(new RegExp(`^${SITE}/podcasts/${slug}${isTrailer(item) ? '#season-' : '/'}`))
      expect(item.duration).toBeGreaterThan(0)
      expect(item.podcastTranscripts?.length).toBeGreaterThan(0)
    }
  })

  it('POD-034 says how long each recording is, and of what type; a part of one can be asked for', async () => {
    const read = parseFeed(await feed())
    for (const { enclosure } of read?.items ?? []) {
      const path = localPath(enclosure.url)
      expect([path, enclosure.length]).toEqual([path, statSync(`demo/content${path}`).size])
    }
    const [first] = read?.items ?? []
    const path = localPath(first?.enclosure.url ?? '')
    const answer = await fetch(site.origin + path, { headers: { range: 'bytes=100-199' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, first?.enclosure.type])
    expect(answer.headers.get('content-range')).toBe(`bytes 100-199/${first?.enclosure.length}`)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect((await answer.arrayBuffer()).byteLength).toBe(100)
  })

  it('POD-017 POD-028 leads to transcripts and chapters that are there, for players on other sites, too', async () => {
    const read = parseFeed(await feed())
    for (const item of (read?.items ?? []).slice(0, 2)) {
      for (const { url, type } of item.podcastTranscripts ?? []) {
        const answer = await fetch(site.origin + localPath(url))
        expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, `${type}; charset=utf-8`])
      }
      if (!item.podcastChapters) continue
      const answer = await fetch(site.origin + localPath(item.podcastChapters.url))
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      const { version, chapters } = (await answer.json()) as { version: string; chapters: { startTime: number }[] }
      const starts = chapters.map(({ startTime }) => startTime)
      expect(version).toBe('1.2.0')
      expect(starts).toEqual([...starts].sort((a, b) => a - b))
    }
  })
})

describe('files of episodes', () => {
  it.each([
    '/podcasts/out-of-storage/no-such-episode/chapters.json',
    '/podcasts/no-such-podcast/rss.xml',
    '/podcasts/rss.xml',
  ])('%s answers 404', async (path) => {
    expect((await fetch(site.origin + path)).status).toBe(404)
  })
})

it.each([
  [widths.phone, ['hero']],
  [widths.desktop, ['page']],
])(
  'POD-002 POD-003 POD-008 POD-010 the podcasts menu is there once, where it has room: at %i px',
  async (width, shown) => {
    for (const path of ['/podcasts', '/podcasts/out-of-storage']) {
      const page = await getPage(site, path, { width })
      const menus = await page.getByRole('navigation', { name: /^Podcasts(?: navigation)?$/ }).all()
      const places = menus.map((menu) => menu.evaluate((one) => (one.closest('.hero') ? 'hero' : 'page')))
      expect(await Promise.all(places)).toEqual(shown)
      await page.context().close()
    }
  },
)

describe('the player', () => {
  const EPISODE = '/podcasts/a-minute-in-here/drip-court'
  const play = (page: Page) => page.getByRole('button', { name: /Drip court$/ })
  const seconds = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
  const open = async (width: number = widths.desktop) => {
    const page = await getPage(site, EPISODE, { width })
    await page.locator('#listen').scrollIntoViewIfNeeded()
    await play(page).waitFor()
    return page
  }

  it('POD-028 plays on in sight while the visitor reads, seeks, and keeps place and speed on the device', async () => {
    const page = await open(widths.phone)
    await page.getByText('Transcript').click()
    await page.getByRole('link', { name: /A stone is dropped in/ }).click()
    await expect.poll(() => seconds(page)).toBeGreaterThan(12)
    expect(await page.locator('.podcast-times[data-look="said"] [aria-current]').textContent()).toContain('A stone')
    expect(await page.locator('.podcast-times[data-look="chapters"] [aria-current]').textContent()).toContain(
      'The stone',
    )
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.locator('.sound-bar[data-docked]').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(widths.phone)
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
    await page.getByRole('button', { name: /^Pause/ }).click()
    const left = await seconds(page)
    await page.reload()
    await page.locator('#listen').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: /^Continue at 0:1\d: Drip court/ }).click()
    await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(left)
    expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5)
    await page.getByRole('button', { name: 'Back 15 seconds' }).click()
    await expect.poll(() => seconds(page)).toBeLessThan(left)
    await page.context().close()
  })

  it('POD-011 plays one recording of a page at a time', async () => {
    const page = await getPage(site, '/podcasts/a-minute-in-here')
    await page.locator('#season-1').scrollIntoViewIfNeeded()
    const heard = () =>
      page.locator('audio').evaluateAll((all) => all.filter((audio) => !(audio as HTMLAudioElement).paused).length)
    for (const title of ['The herb garden after six', 'Rain on the theater']) {
      const button = page.getByRole('button', { name: `Play ${title}` })
      await button.scrollIntoViewIfNeeded()
      await button.click()
      await page.getByRole('button', { name: `Pause ${title}` }).waitFor()
      expect(await heard()).toBe(1)
    }
    await page.context().close()
  })

  it('plays on from page to page in a bar, once among tabs, until it is closed', async () => {
    const page = await open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const bar = page.getByRole('region', { name: 'Recording: Drip court' })
    await play(page).click()
    await expect.poll(() => seconds(page)).toBeGreaterThan(1)
    const left = await seconds(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
    await page.waitForURL('**/news')
    await bar.getByRole('button', { name: 'Pause Drip court' }).waitFor()
    await expect.poll(() => seconds(page)).toBeGreaterThan(left)
    const bottom = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().bottom)
    const height = await bar.locator('.sound-bar').evaluate((part: HTMLElement) => part.offsetHeight)
    expect(Math.round((await bottom('body')) - (await bottom('.site-footer')))).toBe(height)
    expect(await axeProblems(page)).toEqual([])

    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => {
        window.open('/visit')
      }),
    ])
    await expect.poll(() => other.evaluate('sessionStorage.length')).toBe(0)
    expect(await other.locator('audio').count()).toBe(0)
    await other.close()

    await page.evaluate(async () => {
      const film = document.body.appendChild(document.createElement('video'))
      film.src = '/media/eleven-strokes.webm'
      await film.play()
    })
    await bar.getByRole('button', { name: /^Continue at 0:0\d: Drip court$/ }).waitFor()
    await bar.getByRole('slider').fill('12')
    await bar.getByRole('link', { name: 'Drip court' }).click()
    await page.waitForURL(`**${EPISODE}`)
    await page.getByRole('button', { name: 'Continue at 0:12: Drip court' }).waitFor()
    expect(await page.locator('audio').count()).toBe(1)
    await page.goto(`${site.origin}/news`)
    await bar.getByRole('button', { name: 'Continue at 0:12: Drip court' }).waitFor()
    await bar.getByRole('button', { name: 'Stop and close' }).click()
    asked.length = 0
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('audio').count()).toBe(0)
    expect(asked.filter((address) => /sound|\.mp3/.test(address))).toEqual([])
    await page.context().close()
  })

  it('POD-028 is that of the browser without scripts; the transcript leads to its places', async () => {
    const page = await getPage(site, EPISODE, { scripts: false })
    expect(await page.locator('audio[controls]').count()).toBe(1)
    expect(await page.locator('.sound-controls').count()).toBe(0)
    const href = await page.locator('.podcast-times a').nth(1).getAttribute('href')
    expect(href).toBe('/media/room-cistern.mp3#t=12')
    await page.context().close()
  })
})
