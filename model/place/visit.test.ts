import type { Entry } from 'atrium'
import { contentOf, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { hoursOn, type OpenHours } from './hours/open-hours.ts'
import location from './types/location.ts'
import openHours from './types/open-hours.ts'

const places = (...entries: WireEntry[]) => contentOf({ types: [location], entries })
const hours = {
  uid: 'hours_center',
  _content_type_uid: 'open_hours',
  standard_hours: '<p>Tuesday–Sunday 10am–5:30pm</p>',
  daily_hours: { sunday: { open_time: '10:00', close_time: '17:30' }, monday: {} },
  date_hours: [{ date: '2026-12-24', open_time: '10:00', close_time: '14:00' }, { date: '2026-12-25' }],
  exclude_dates: ['2027-01-01'],
  emergency_closure: { closed: false, text: 'Closed today because of high wind.' },
}
const center = {
  uid: 'location_center',
  _content_type_uid: 'ellery_location',
  title: 'Ellery Center',
  location_id: 'center',
  admission_statement: ['<p>Admission is free.</p>'],
  open_hours: to('open_hours', 'hours_center'),
  plan_visit_url: 'https://tickets.example.org/plan/center',
}

describe('a location', () => {
  it('VIS-070 VIS-071 is known by its slug, with statement, hours and where to plan a visit', async () => {
    const { content, issues } = places(hours, center)
    const found = await content.entries(location, { where: { locationId: 'center' } })
    expect(found.items).toMatchObject([
      {
        title: 'Ellery Center',
        admissionStatement: ['<p>Admission is free.</p>'],
        openHours: { standardHours: '<p>Tuesday–Sunday 10am–5:30pm</p>' },
        planVisitUrl: 'https://tickets.example.org/plan/center',
      },
    ])
    expect(Object.values(issues).flat()).toEqual([])
  })

  it('is known to the calendar by its identifier, else by its slug', () => {
    const other = { ...center, uid: 'other', identifier: 'CTR' }
    const { entryOf } = places(hours, center, other)
    expect([entryOf('location_center')?.identifier, entryOf('other')?.identifier]).toEqual(['center', 'CTR'])
  })

  it('VIS-070 needs its slug', () => {
    const { entryOf, issues } = places({ ...center, location_id: '' })
    expect(entryOf('location_center')).toBeUndefined()
    expect(issues.location_center).toContain('location_id')
  })

  it('VIS-061 leads from its card to where it says', async () => {
    const { cardOf } = places(hours, { ...center, primary_url: '/visit/center' })
    expect(await cardOf('location_center')).toMatchObject({ title: 'Ellery Center', href: '/visit/center' })
  })
})

describe('open hours', () => {
  it('VIS-072 VIS-073 have the week, exceptions, days taken out and a prepared closure', () => {
    const entry = places(hours).entryOf('hours_center') as Entry<OpenHours>
    expect(entry).toMatchObject({
      dailyHours: { sunday: { openTime: '10:00', closeTime: '17:30' } },
      dateHours: [{ date: '2026-12-24', openTime: '10:00', closeTime: '14:00' }, { date: '2026-12-25' }],
      excludeDates: ['2027-01-01'],
      emergencyClosure: { closed: false, text: 'Closed today because of high wind.' },
    })
    expect(hoursOn(entry, '2026-12-24')).toEqual({ openTime: '10:00', closeTime: '14:00' })
    expect(hoursOn(entry, '2026-12-25')).toEqual({ closed: true })
  })

  it('stay when demo content moves', () => {
    expect(openHours.demoDates).toBe('fixed')
  })
})
