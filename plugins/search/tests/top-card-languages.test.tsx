import { pageContext } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { expect, it } from 'vitest'
import { searchEndpoints } from '../api/endpoints.ts'
import searchNotice from '../blocks/search-notice/index.tsx'
import searchTopCard from '../blocks/search-top-card/index.tsx'
import area from '../index.ts'
import topCard from '../types/search-top-card.ts'
import { page, parking } from './search-page.ts'

const spanish = { ...parking, publishDetails: { time: '2026-03-01T00:00:00.000Z', locale: 'es' } }
const spokenIn = (body: HTMLElement, selector: string) =>
  body.querySelector(selector)?.closest<HTMLElement>('[lang]')?.lang

it('SRCH-010 a top card in another language says so, and where its places are is in that of the page', async () => {
  const { of } = await page({ q: 'parking' }, {}, { entries: [spanish] })
  const hours = { title: 'Center', hours: { now: 'Open now', isOpen: true, week: [], ahead: [] } }
  const body = shown(searchTopCard, { ...(of('searchTopCard')[0] as object), sites: [hours] } as never)
  for (const selector of ['.search-top-card-title', '.rich-text', '.search-top-card-groups a'])
    expect([selector, spokenIn(body, selector)]).toEqual([selector, 'es'])
  expect(spokenIn(body, '.search-top-card-sites')).toBeUndefined()
})

it('SRCH-010 a group without links is left out with its heading', () => {
  const groups = [
    { heading: 'Center', links: [{ title: 'Hours', href: '/visit' }] },
    { heading: 'Villa', links: [] },
  ]
  const body = shown(searchTopCard, { title: 'Visit', groups } as never)
  expect([texts(body, '.search-top-card-heading'), body.querySelectorAll('ul')]).toMatchObject([
    ['Center'],
    { length: 1 },
  ])
})

it('what comes near says its language, too', async () => {
  const { of } = await page({ q: 'parkign' }, {}, { entries: [spanish] })
  const body = shown(searchNotice, of('searchNotice')[0] as never)
  expect(spokenIn(body, 'li a')).toBe('es')
})

it.each([
  ['SRCH-008 while it is typed', 'park'],
  ['after a typing error', 'parkign'],
])('a top card that is suggested says its language: %s', async (_case, prefix) => {
  const search = { typeAhead: async () => ({ names: [] as string[] }) }
  const made = pageContext({ entries: [spanish], types: [topCard], plugins: [{ ...area, services: {} }] })
  const context = Object.assign(made, { ports: { ...made.ports, search } }) as never
  const query = new URLSearchParams({ prefix })
  const request = { method: 'GET', path: '/', parameters: {}, query, form: query, header: () => undefined }
  const endpoint = searchEndpoints.find(({ route }) => route === '/api/type-ahead')
  const answer = await endpoint?.handle({ request, context })
  expect(JSON.parse(String(answer?.body)).result).toEqual([{ name: 'Parking and trams', lang: 'es' }])
})
