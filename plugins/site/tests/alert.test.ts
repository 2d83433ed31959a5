import { type ModelEntry, pageContext, testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import type { RegionPage } from '#engine/contract/page/region.ts'
import { present } from '#engine/request/page/compose.ts'
import { alertRegion, dismissAlert } from '../alert.ts'
import alert from '../types/alert.ts'

const page: RegionPage = { path: '/', title: 'Home', status: 200, breadcrumbs: [], languages: [], variant: [] }
const entry = (uid: string, time: string, fields: Record<string, unknown>): ModelEntry => ({
  uid,
  contentType: 'alert',
  publishDetails: { time },
  ...fields,
})
const road = entry('road', '2026-03-01T00:00:00.000Z', {
  title: 'Road works',
  text: '<p>Closed.</p>',
  persistent: true,
})
const path = entry('path', '2026-03-05T00:00:00.000Z', { title: 'Path', text: '<p>Relaid.</p>' })
const wind = entry('wind', '2026-02-01T00:00:00.000Z', { title: 'Wind', text: '<p>Close early.</p>', urgent: true })

const contextOf = (entries: ModelEntry[]) => pageContext({ types: [alert], entries })

async function shown(entries: ModelEntry[], cookies: Record<string, string> = {}) {
  const context = contextOf(entries)
  const variant = (await alertRegion.variant?.({ cookies, context })) ?? []
  const around = { ...page, variant }
  const data = await alertRegion.load?.({ page: around, context })
  const [section] = present(alertRegion.compose({ page: around, data: data ?? [], context }))
  return { variant, items: section?.items as { name: string; title: string; urgent: boolean; dismissible: boolean }[] }
}

describe('site-wide alerts', () => {
  it('SITE-018 an alert is a text that is neither persistent nor urgent unless it says so', () => {
    expect(alert.schema.parse({ text: '<p>x</p>' })).toEqual({ text: '<p>x</p>', persistent: false, urgent: false })
    expect(alert.schema.safeParse({}).success).toBe(false)
  })

  it('SITE-019 SITE-022 every published one is shown, urgent first, then the newest', async () => {
    expect((await shown([road, path, wind])).items.map(({ title }) => title)).toEqual(['Wind', 'Path', 'Road works'])
  })

  it('SITE-020 SITE-021 a persistent one cannot be dismissed, any other can; an urgent one says so', async () => {
    const { items } = await shown([road, path, wind])
    expect(items.map(({ urgent, dismissible }) => [urgent, dismissible])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })

  it('CLR-010 a dismissed one is gone for this text; edited, it shows again', async () => {
    const [name] = (await shown([path])).items.map((item) => item.name)
    expect((await shown([path, road], { dismissed: name ?? '' })).items.map(({ title }) => title)).toEqual([
      'Road works',
    ])
    expect(
      (await shown([{ ...path, text: '<p>Relaid until Friday.</p>' }], { dismissed: name ?? '' })).items,
    ).toHaveLength(1)
  })

  it('SITE-021 a persistent one stays, whatever the cookie says', async () => {
    const [name] = (await shown([road])).items.map((item) => item.name)
    expect(await shown([road], { dismissed: name ?? '' })).toMatchObject({
      variant: [],
      items: [{ title: 'Road works' }],
    })
  })

  it('SITE-021 names that mean nothing make no variant of the page', async () => {
    expect((await shown([path], { dismissed: 'anything.else' })).variant).toEqual([])
  })
})

it('SITE-023 when alerts cannot be read the page goes without, and the log says so', async () => {
  const context = contextOf([path])
  context.store.find = () => Promise.reject(new Error('closed'))
  expect(await alertRegion.load?.({ page, context })).toEqual([])
  expect(context.log.lines).toMatchObject([{ level: 'error', message: 'could not set fetchFn' }])
})

describe('dismissing an alert', () => {
  const dismiss = async (
    form: Record<string, string>,
    headers: Record<string, string> = {},
    institution = testInstitution,
  ) =>
    dismissAlert.handle({
      request: {
        method: 'POST',
        path: '/alerts/dismiss',
        parameters: {},
        query: new URLSearchParams(),
        form: new URLSearchParams(form),
        header: (name) => headers[name],
      },
      context: { ...contextOf([path, wind, road]), institution },
    })
  const nameOf = async (one: ModelEntry) => (await shown([one])).items[0]?.name ?? ''

  it('CLR-010 is remembered for the session in a cookie, beside earlier ones, also those of another language', async () => {
    const [first, second] = [await nameOf(path), await nameOf(wind)]
    const answer = await dismiss(
      { alert: second },
      { cookie: `a=b; dismissed=${first}.otherLanguage`, referer: 'https://any.example/news?page=2' },
    )
    expect(answer).toMatchObject({ status: 303, headers: { location: '/news?page=2' } })
    expect(answer?.headers?.['set-cookie']).toBe(
      `dismissed=${first}.otherLanguage.${second}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    )
  })

  it('Q-24 is remembered beside the latest alone, and nothing is that is no alert', async () => {
    const name = await nameOf(path)
    const many = Array.from({ length: 40 }, (_, index) => `alert-${index}`)
    const cookieAfter = async (alert: string) =>
      (await dismiss({ alert }, { cookie: `dismissed=${many.join('.')}` }))?.headers?.['set-cookie']
    expect(await cookieAfter(name)).toMatch(`dismissed=${[...many.slice(-19), name].join('.')};`)
    expect(await cookieAfter('invented')).toMatch(`dismissed=${many.slice(-20).join('.')};`)
  })

  it('Q-24 is sent over a connection that others can read only where the site itself is', async () => {
    const name = await nameOf(path)
    const siteUrl = 'http://localhost:3000'
    const answer = await dismiss({ alert: name }, {}, { ...testInstitution, siteUrl })
    expect(answer?.headers?.['set-cookie']).toBe(`dismissed=${name}; Path=/; HttpOnly; SameSite=Lax`)
  })

  it.each([
    ['another site', 'https://evil.example//evil.example/x', '/evil.example/x'],
    ['a script', 'javascript:alert(1)', '/alert(1)'],
    ['nothing', undefined, '/'],
    ['what is not a valid address', 'nonsense', '/'],
  ])('Q-20 leads back to a path of this site when the visitor comes from %s', async (_case, referer, expected) => {
    const answer = await dismiss({ alert: 'unknown' }, referer === undefined ? {} : { referer })
    expect(answer?.headers?.location).toBe(expected)
    expect(answer?.headers?.['set-cookie']).toBeUndefined()
  })
})
