import location from 'atrium/model/place/types/location.ts'
import { entryOf, testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import visit from '../index.ts'

const usual = { openTime: '10:00', closeTime: '17:30' }
const hours = (fields = {}) =>
  entryOf('open_hours', 'h', {
    dailyHours: { friday: usual, saturday: usual, sunday: { openTime: '18:00', closeTime: '01:00' } },
    dateHours: [{ date: '2026-04-03', reason: 'Good <em>Friday</em>' }],
    ...fields,
  })
const place = (locationId: string, fields = {}) =>
  entryOf('ellery_location', locationId, { title: `Ellery ${locationId}`, locationId, ...fields })
const entries = [
  place('villa'),
  place('center', { openHours: hours(), primaryUrl: 'https://center.example.org' }),
  place('online'),
]
const siteAt = (now: string, all = entries) => testSite({ plugins: [visit], types: [location], entries: all, now })

it('VIS-070 VIS-071 VIS-075 the hours of every site stand at /api/hours, as every page prints them', async () => {
  const { request } = siteAt('2026-03-14T12:00:00-07:00')
  const { status, headers, text } = await request('/api/hours')
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(JSON.parse(text)).toEqual({
    timeZone: 'America/Los_Angeles',
    date: '2026-03-14',
    locations: [
      {
        id: 'center',
        name: 'Ellery center',
        url: 'https://center.example.org',
        isOpen: true,
        text: 'Open now until 5:30pm',
        closesAt: '2026-03-14T17:30:00-07:00',
        today: { opens: '10:00', closes: '17:30' },
        week: {
          sunday: { opens: '18:00', closes: '01:00' },
          monday: { closed: true },
          tuesday: { closed: true },
          wednesday: { closed: true },
          thursday: { closed: true },
          friday: { opens: '10:00', closes: '17:30' },
          saturday: { opens: '10:00', closes: '17:30' },
        },
        exceptions: [{ first: '2026-04-03', last: '2026-04-03', closed: true, reason: 'Good Friday' }],
      },
      { id: 'villa', name: 'Ellery villa' },
    ],
  })
})

it('VIS-074 a cached answer follows the minute and an emergency closure', async () => {
  const { request, setNow, store } = siteAt('2026-03-14T17:29:59-07:00')
  const first = async () => JSON.parse((await request('/api/hours')).text).locations[0]
  expect(await first()).toMatchObject({ isOpen: true })
  setNow('2026-03-14T17:30:00-07:00')
  expect(await first()).toMatchObject({
    isOpen: false,
    text: 'Opens tomorrow at 6pm',
    opensAt: '2026-03-15T18:00:00-07:00',
  })
  expect(store).toBeDefined()
})
