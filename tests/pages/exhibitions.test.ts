import { describe, expect, it } from 'vitest'
import { graphsOf } from '../../server/testing/structured-data.ts'
import {
  axeProblems,
  contentDirectory,
  getPage,
  htmlProblems,
  layoutProblems,
  published,
  withSite,
} from '../browser/index.ts'
import { ask } from './http.ts'

const to = (type: string, uid: string) => [{ uid, _content_type_uid: type }]
const usual = { open_time: '10:00', close_time: '17:30' }
const exhibition = (uid: string, title: string, fields: object) =>
  published('exhibition', { uid, title, url: `/${uid}`, start_date: '2026-01-20', end_date: '2026-05-10', ...fields })

const content = contentDirectory(
  published('page_exhibitions', { uid: 'exhibitions', title: 'Exhibitions' }),
  published('open_hours', { uid: 'hours', title: 'Hours', daily_hours: { saturday: usual } }),
  ...['center', 'villa'].map((id) =>
    published('ellery_location', {
      uid: id,
      title: `Ellery ${id}`,
      location_id: id,
      open_hours: to('open_hours', 'hours'),
    }),
  ),
  published('image', {
    uid: 'kiln',
    title: 'Kiln',
    alt: 'A kiln at night',
    iiif: { id: 'kiln' },
    width: 2400,
    height: 1350,
  }),
  exhibition('fire', 'Fire and Earth', {
    subtitle: 'Six Thousand Years of Pots',
    feature_image: to('image', 'kiln'),
    locations: to('ellery_location', 'center'),
    end_date: '2026-03-14',
  }),
  exhibition('silver', 'Sea Silver', { locations: to('ellery_location', 'villa') }),
  exhibition('soon', 'Small Hours', {
    locations: to('ellery_location', 'center'),
    start_date: '2026-06-13',
    end_date: '2026-11-01',
  }),
  exhibition('legacy', 'Before the Flood', {
    is_legacy: true,
    url: '/art/exhibitions/flood/',
    location_ids: ['villa'],
  }),
)

describe('exhibitions', () => {
  const site = withSite({ content, environment: { LOG_LEVEL: 'warn', DEPLOY_ENV: 'staging' } })
  const text = async (path: string) => (await ask(site.origin, path)).text

  it('EVT-091 EVT-095 EVT-096 EVT-118 has a page with title, picture and structured data', async () => {
    const html = await text('/exhibitions/fire')
    expect(html).toContain('<title>Fire and Earth: Six Thousand Years of Pots | The Ellery</title>')
    expect(html).toMatch(/<header class="hero"[\s\S]*alt="A kiln at night"[\s\S]*<\/header>/)
    const nodes = graphsOf(html)[0]?.nodes ?? []
    expect(nodes.find((node) => node['@type'] === 'ExhibitionEvent')).toMatchObject({
      name: 'Fire and Earth: Six Thousand Years of Pots',
      endDate: '2026-03-14T23:59:59-07:00',
    })
  })

  it('EVT-093 EVT-094 has none for a legacy one, which is listed under its raw url', async () => {
    expect((await ask(site.origin, '/exhibitions/legacy')).status).toBe(404)
    expect((await ask(site.origin, '/art/exhibitions/flood')).status).toBe(404)
    expect(await text('/exhibitions')).toContain('href="/art/exhibitions/flood/"')
  })

  it('EVT-128 EVT-129 is filtered by place', async () => {
    const titles = async (path: string) =>
      [...(await text(path)).matchAll(/<h4 class="card-title"[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title)
    expect(await titles('/exhibitions')).toEqual(['Before the Flood', 'Fire and Earth', 'Sea Silver', 'Small Hours'])
    expect(await titles('/exhibitions?location=villa')).toEqual(['Before the Flood', 'Sea Silver'])
    expect(await text('/exhibitions?location=online')).toMatch(
      /Remove <a href="\/exhibitions#exhibitions"[^>]*>“Online” \(4\)/,
    )
  })

  it.each(['/exhibitions', '/exhibitions?location=online', '/exhibitions/fire'])(
    'EVT-127 %s is in nobody’s way',
    async (path) => {
      expect(await htmlProblems(await text(path))).toEqual([])
      for (const width of [390, 768, 1440]) {
        const page = await getPage(site, path, { width })
        expect(await axeProblems(page)).toEqual([])
        expect(await layoutProblems(page)).toEqual([])
        await page.context().close()
      }
    },
  )

  it('EVT-117 EVT-120 EVT-123 changes by itself at the end of the last day', async () => {
    const at = (moment: string) => ask(site.origin, '/_clock', { method: 'POST', body: moment })
    await at('=2026-03-14T23:59:59-07:00')
    expect(await text('/exhibitions/fire')).toMatch(/<dt>Hours<\/dt><dd>[\s\S]*Opens March 21 at 10am/)
    expect(await text('/exhibitions')).toContain('Fire and Earth')
    await at('=2026-03-15T00:00:00-07:00')
    const past = await text('/exhibitions/fire')
    expect(past).toContain('This is a past exhibition.')
    expect(past).not.toContain('<dt>Hours</dt>')
    expect(await text('/exhibitions')).not.toContain('Fire and Earth')
  })
})
