import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeProblems, getPage, layoutProblems, widths, withSite } from '../../browser/index.ts'
import { checkFeed } from '../feeds/check-feed.ts'
import { ask } from '../http.ts'
import { sitemapPaths } from '../links.ts'
import { crawlSite } from './crawl-site.ts'
import { recordsOf } from './records.ts'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'atrium-joined-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NAMES = ['wcma', 'walters', 'tate', 'wellcome', 'nga', 'mosaics', 'pictures']
/** Other data than that beside this test, and how many of its pages are opened in a browser: `wcma=<folder> …`, `200`. */
const { CONVERTED = NAMES.map((name) => `${name}=${recordsOf(name, folder)}`).join(' '), OPENED = '40' } = process.env

const run = (program: string, parameters: string[], environment: Record<string, string> = {}): string =>
  execFileSync(process.execPath, [join(root, program), ...parameters], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
  })

describe('what several museums publish, as one content directory', { timeout: 3_600_000 }, () => {
  const content = join(folder, 'content')
  run('demo/convert/convert.mjs', [content, ...CONVERTED.split(' ')])
  const site = withSite({ content })
  let crawled: Awaited<ReturnType<typeof crawlSite>>
  let mapped: string[]

  beforeAll(async () => {
    mapped = await sitemapPaths(site.origin)
    crawled = await crawlSite(site.origin, ['/', ...mapped], ['collections.example'])
  }, 3_600_000)

  it('is loaded without an error', () => {
    const environment = { CONTENT_DIR: content, DATA_DIR: join(folder, 'check') }
    expect(run('dist/server/content-check.mjs', [], environment)).toMatch(/^0 errors, /m)
  })

  it('is served whole: every page, link, fragment and structured data', () => {
    console.log(`${mapped.length} addresses in the sitemap, ${crawled.paths.length} visited`)
    expect(mapped.length).toBeGreaterThan(20)
    expect(crawled.findings).toEqual([])
  })

  it('NEWS-023 EVT-133 has feeds that are valid', async () => {
    expect(crawled.feeds.length).toBeGreaterThanOrEqual(6)
    for (const feed of crawled.feeds) {
      const { status, text } = await ask(site.origin, feed)
      expect([feed, status, checkFeed(text)]).toEqual([feed, 200, []])
    }
  })

  it('shows pictures that are there', async () => {
    expect(crawled.pictures.size).toBeGreaterThan(1)
    for (const [picture, path] of crawled.pictures)
      expect([picture, path, (await ask(site.origin, `${picture}/info.json`)).status]).toEqual([picture, path, 200])
  })

  it('EVT-126 has calendar files in which nothing ends before it starts', async () => {
    const { text } = await ask(site.origin, '/calendar.ics')
    const times = [...text.matchAll(/DTSTART[^:]*:(\S+)\r\nDTEND[^:]*:(\S+)/g)]
    for (const [, start = '', end = ''] of times) expect([start, end, end >= start]).toEqual([start, end, true])
  })

  it('fits a phone, and nobody is in the way', async () => {
    const step = Math.max(1, Math.ceil(mapped.length / Number(OPENED)))
    const chosen = mapped.filter((_, index) => index % step === 0)
    const page = await getPage(site, '/', { width: widths.phone })
    const problems: string[] = []
    for (const path of chosen) {
      await page.goto(site.origin + path)
      const found = [...(await layoutProblems(page)), ...(await axeProblems(page))]
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
    await page.context().close()
    expect(problems).toEqual([])
  })

  it('puts nothing into the log that went wrong', () => {
    const wrong = site.log().filter(({ level }) => Number(level) >= 50)
    expect([...new Set(wrong.map(({ uid, msg }) => `${uid}: ${msg}`))]).toEqual([])
  })
})
