import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostSite, withSite } from '../browser/server.ts'
import { demo } from '../pages/demo-content.ts'
import { eventsAreaOf } from '../pages/events-area.ts'
import { ask } from '../pages/http.ts'
import { sitemapPaths } from '../pages/links.ts'
import { fakeService } from './fake-service.ts'
import { json, silences, wrongAnswers } from './outside-faults.ts'
import { isInTurn } from './traffic.ts'

/** Nothing begins or ends between this hour and the last test: pages stay as they are. */
const NIGHT = Date.parse('2026-03-14T00:14:00-07:00')
/** After so many minutes whatever a service said is asked for anew. */
const MINUTES = 16
/** Events of the demo content for which pages are visited, beside all other pages of the area. */
const EVENTS = 6

interface Told {
  id: string
  [key: string]: unknown
}
const { events, filterFieldValues } = JSON.parse(readFileSync(join(demo, 'calendar/events.json'), 'utf8'))
const byId = new Map<string, Told>(events.map((event: Told) => [event.id, event]))
const amount = (price: unknown) => (price ? Number(String(price).replace(/[$,]/g, '')) : null)
const dataOf = ({ audience, category, startDate, endDate, multifilter1, minPrice, maxPrice }: Told) => ({
  audiences: audience,
  categories: category,
  dates: startDate,
  endDates: endDate,
  locations: multifilter1,
  minPrice: amount(minPrice),
  maxPrice: amount(maxPrice),
})

/** The calendar of the demo content, as a service. */
const working: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url as string, 'http://service')
  const ids = searchParams.get('ids')?.split(',') ?? []
  const asked = ids.flatMap((id) => byId.get(id) ?? [])
  const answer =
    ids.length > 0
      ? { filterFieldValues, eventsDataById: Object.fromEntries(asked.map((one) => [one.id, dataOf(one)])) }
      : byId.get(pathname.split('/').at(-1) as string)
  if (answer) json(answer)(request, response)
  else response.writeHead(404).end()
}

/** What only this service can get wrong. */
const ownFaults: Record<string, RequestListener> = {
  'knowing nothing any more': json({ filterFieldValues: {}, eventsDataById: {} }),
  'answering with another event': json({ ...events[0], id: 'another' }),
  'answering events of the wrong shape': json({ ...events[0], startDate: 'soon', eventsDataById: { none: 7 } }),
}

const isOfTheArea = eventsAreaOf(demo)
async function areaPaths(origin: string): Promise<string[]> {
  const paths = (await sitemapPaths(origin)).filter(isOfTheArea)
  const each = paths.filter((path) => path.startsWith('/calendar/'))
  const step = Math.max(1, Math.floor(each.length / EVENTS))
  const left = new Set(each.filter((_, index) => index % step !== 0))
  return paths.filter((path) => !left.has(path))
}

async function moveClock(origin: string, minutes: number): Promise<void> {
  const body = new Date(NIGHT + minutes * 60_000).toISOString()
  expect((await fetch(`${origin}/_clock`, { method: 'POST', body })).status).toBe(200)
}

describe('Q-20 EVT-005 the calendar service', async () => {
  const service = await fakeService(working)
  const site = withSite(() => ({
    siteNow: `=${new Date(NIGHT).toISOString()}`,
    environment: {
      CALENDAR_URL: `${service.origin}/api`,
      CACHE_MEGABYTES: '0',
      LOG_LEVEL: 'error',
      DEPLOY_ENV: 'development',
    },
  }))
  let steps = 0
  const later = () => moveClock(site.origin, ++steps * MINUTES)
  let paths: string[]
  const visit = async (some = paths) => {
    const pages: Record<string, string> = {}
    for (const path of some) {
      const { status, text } = await ask(site.origin, path)
      pages[path] = `${status} ${text}`
    }
    return pages
  }
  let good: Record<string, string>
  /** A third of the pages, another one after each step: those that are not as they were. */
  const changed = async () => {
    return Object.entries(await visit(paths.filter(isInTurn(steps)))).filter(([path, page]) => page !== good[path])
  }
  beforeAll(async () => {
    paths = await areaPaths(site.origin)
    await visit()
    // What came too late on a busy machine is asked for anew.
    await later()
    good = await visit()
  })

  it('is asked, and what it says is shown', () => {
    expect(paths.length).toBeGreaterThan(20)
    for (const [path, page] of Object.entries(good)) expect([path, page.slice(0, 3)]).toEqual([path, '200'])
    expect(service.asked.some((address) => address.startsWith('/api/events?ids='))).toBe(true)
    expect(service.asked.some((address) => /^\/api\/events\/\w+$/.test(address))).toBe(true)
    expect(good['/calendar']).toContain('Object of the Day')
  })

  it.each(Object.entries({ ...wrongAnswers, ...ownFaults }))('%s, leaves every page as it was', async (_, answer) => {
    const asked = service.asked.length
    service.answer = answer
    // What was asked before may have no answer yet: then nothing is asked anew, and some minutes more have to pass.
    do {
      await later()
      expect(await changed()).toEqual([])
    } while (service.asked.length === asked)
    // Now that it has failed: what was known stays.
    expect(await changed()).toEqual([])
  })

  it.each(Object.entries(silences))('%s, leaves every page as it was', async (_, answer) => {
    service.answer = answer
    await later()
    expect(await changed()).toEqual([])
    expect(await changed()).toEqual([])
  })

  it('gone, leaves every page as it was', async () => {
    await service.close()
    await later()
    expect(await changed()).toEqual([])
    expect(await changed()).toEqual([])
  })
})

describe('Q-20 a calendar service that answers again', async () => {
  const service = await fakeService((_, response) => response.writeHead(500).end())
  let site: Awaited<ReturnType<typeof hostSite>>
  beforeAll(async () => {
    const environment = {
      CALENDAR_URL: service.origin,
      CACHE_MEGABYTES: '0',
      LOG_LEVEL: 'silent',
      DEPLOY_ENV: 'development',
    }
    site = await hostSite({ siteNow: `=${new Date(NIGHT).toISOString()}`, environment })
    return () => site.stop()
  })

  it('has never answered, and every page of the area stands without what it would say', async () => {
    for (const path of await areaPaths(site.origin)) {
      const answer = await fetch(site.origin + path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(await answer.text()).toMatch(/<h1/)
    }
  })

  it('is shown from then on', async () => {
    const listed = async () => (await fetch(`${site.origin}/calendar`)).text()
    expect(await listed()).not.toContain('Object of the Day')
    service.answer = working
    await moveClock(site.origin, 2)
    await expect.poll(listed).toContain('Object of the Day')
  })
})
