import { composed, entryOf, testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import area from '../index.ts'
import all from '../pages/all.ts'
import residency from '../pages/residency.ts'

const clay = entryOf('craft', 'clay', { title: 'Clay' })
const ada = { title: 'Ada', url: '/ada', begins: '2026-04-01', studio: 'north', crafts: [clay] }
const ports = { studios: { at: async () => ({ isFree: true }) } }

it('says that the studio is open where it is, and nothing where the service is down', async () => {
  expect((await composed(residency, ada, { ports })).of('intro')).toHaveLength(1)
  const down = { studios: { at: () => Promise.reject(new Error('down')) } }
  expect((await composed(residency, ada, { ports: down })).of('intro')).toHaveLength(0)
})

it('answers with the days of a stay as a calendar file', async () => {
  const entries = [entryOf('page_residencies', 'all'), entryOf('residency', 'ada', ada)]
  const { request } = testSite({ plugins: [area], types: [all, residency], entries, ports })
  const { headers, text } = await request('/residencies/ada.ics')
  expect(headers['content-type']).toContain('text/calendar')
  expect(text).toContain('DTSTART;VALUE=DATE:20260401')
})
