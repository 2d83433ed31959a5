// Takes minutes: begins first.
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type HostedSite, hostSite, withSite } from '../browser/server.ts'
import { ask } from '../pages/http.ts'
import { sitemapPaths } from '../pages/links.ts'
import { type FakeService, fakeService } from './fake-service.ts'
import { hang, silences, wrongAnswers } from './outside-faults.ts'
import { isThorough, note } from './report/figures.ts'
import { inParallel, isInTurn } from './traffic.ts'

/** Services that ask nobody again for so long after silence, in milliseconds, and ask so much at once. */
const REST = 10_000
const IN_FLIGHT = 8
const NOT_FOUND: RequestListener = (_, response) => response.writeHead(404).end()

/** No service that pages ask: what brings content, and what is told of it, is tried by itself. */
const OTHERS = /^(?:SITE|CONTENTSTACK|FASTLY|CLOUDFLARE)_/

/** Every service there is, those of areas too: their addresses stand in the table of settings. */
const services = [
  ...readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8').matchAll(
    /^\| `([A-Z_]+)` \|.*\| `http\(s\):\/\/…` \|/gm,
  ),
]
  .map(([, variable]) => variable as string)
  .filter((variable) => !OTHERS.test(variable))

/** Each takes a server of its own; the others are tried by `npm run faults`, and on single services. */
const OFTEN = ['hanging', 'dripping a byte at a time', 'refusing connections']
const ways: [string, RequestListener | undefined][] = [...Object.entries(silences), ['refusing connections', undefined]]

/** All services at one that is broken; no page is kept, so that every visit asks again. */
const environment = ({ origin }: Pick<FakeService, 'origin'>) => ({
  ...Object.fromEntries(services.map((variable) => [variable, `${origin}/${variable}`])),
  CACHE_MEGABYTES: '0',
  LOG_LEVEL: 'error',
})
const askedOf = ({ asked }: FakeService) => [...new Set(asked.map((address) => address.split(/[/?]/)[1] as string))]

/** Of wrong answers and silences each is tried on one page in three, each page with one in three; on all by `npm run faults`. */
const those = (turn: number) => (isThorough ? undefined : isInTurn(turn))

/** What every page of the demo content says first, by path, and how long the slowest took in milliseconds. */
async function visitAll(site: HostedSite, isMeant: (path: string, index: number) => boolean = () => true) {
  const all = [...(await sitemapPaths(site.origin)), '/news/all?page=2', '/no-such-page']
  const paths = all.filter(isMeant)
  const titles: Record<string, string> = {}
  let slowest = 0
  await inParallel(paths, 8, async (path) => {
    const begun = performance.now()
    const { status, text } = await ask(site.origin, path)
    const [, title = 'no title'] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? []
    titles[path] = `${status} ${title}`
    slowest = Math.max(slowest, performance.now() - begun)
  })
  return { titles, slowest }
}

describe('Q-20 every service outside at once', async () => {
  const service = await fakeService(NOT_FOUND)
  const site = withSite(() => ({ environment: environment(service) }))
  let whole: Record<string, string>
  /** Of these pages, what they say while services know nothing. */
  const meant = (titles: Record<string, string>) =>
    Object.fromEntries(Object.entries(whole).filter(([path]) => path in titles))

  it('knowing nothing, leaves every page', async () => {
    whole = (await visitAll(site)).titles
    expect(Object.keys(whole).length).toBeGreaterThan(150)
    for (const [path, title] of Object.entries(whole))
      expect([path, title.slice(0, 3)]).toEqual([path, path === '/no-such-page' ? '404' : '200'])
    await fetch(`${site.origin}/archived-copy?path=/old`)
    expect(askedOf(service)).toEqual(expect.arrayContaining(['COLLECTION_URL', 'PAGE_ARCHIVE_API_ENDPOINT']))
    note(
      { what: 'pages', figure: Object.keys(whole).length },
      { what: 'services asked', figure: askedOf(service).join(', ') },
    )
  })

  const wrong = Object.entries(wrongAnswers).map(([way, answer], turn) => [way, answer, turn] as const)
  it.each(wrong)('%s, leaves every page', async (_, answer, turn) => {
    service.answer = answer
    const asked = service.asked.length
    const { titles, slowest } = await visitAll(site, those(turn))
    expect(titles).toEqual(meant(titles))
    expect(Object.keys(titles).length).toBeGreaterThan(50)
    expect((await fetch(`${site.origin}/archived-copy?path=/old/${asked}`)).status).toBe(200)
    expect(service.asked.length).toBeGreaterThan(asked)
    note({ what: 'slowest page', figure: `${slowest.toFixed(0)} ms` })
  })

  const tried = isThorough ? ways : ways.filter(([way]) => OFTEN.includes(way))
  it.each(tried.map(([way, answer], turn) => [way, answer, turn] as const))(
    '%s, is waited for once, and leaves every page',
    async (_, answer, turn) => {
      const silent = await fakeService(answer ?? hang)
      if (!answer) await silent.close()
      const own = await hostSite({ environment: environment(silent) })
      try {
        const begun = performance.now()
        const first = await visitAll(own, those(turn))
        expect(first.titles).toEqual(meant(first.titles))
        expect(Object.keys(first.titles).length).toBeGreaterThan(50)
        const second = await visitAll(own, those(turn))
        expect(second.titles).toEqual(first.titles)
        // Whoever comes second waits for nothing: services that were silent are left alone for a while.
        const rests = 1 + Math.ceil((performance.now() - begun) / REST)
        const questions = silent.asked.filter((address) => !address.endsWith('?again')).length
        expect(questions).toBeLessThanOrEqual(IN_FLIGHT * services.length * rests)
        note(
          { what: 'questions', figure: questions },
          { what: 'slowest page first', figure: `${first.slowest.toFixed(0)} ms`, target: 'time-out of 2000 ms' },
          { what: 'then', figure: `${second.slowest.toFixed(0)} ms` },
        )
      } finally {
        await own.stop()
        if (answer) await silent.close()
      }
    },
  )
})
