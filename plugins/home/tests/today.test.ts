import type { Section } from 'atrium'
import location from 'atrium/model/place/types/location.ts'
import { composed, entryOf } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { expect, it } from 'vitest'
import today from '../blocks/home-today/index.tsx'
import home from '../pages/home.ts'
import homeV2 from '../pages/home-stories.ts'

const hours = (uid: string, openTime: string, closeTime: string) =>
  entryOf('open_hours', uid, { dailyHours: { saturday: { openTime, closeTime } } })
const site = (code: string, name: string, openHours: object) =>
  entryOf('ellery_location', code, {
    title: name,
    locationId: code,
    primaryUrl: `https://${code}.example.org`,
    openHours,
  })
const happening = (uid: string) => ({
  ...{ uid, title: uid, kind: 'Talk', when: '2pm', place: 'Center' },
  hasBegun: uid === 'begun',
})
const events = {
  name: 'events',
  provides: {
    dayAddress: async () => (day: string) => `/visit/day?date=${day}`,
    onDay: async () => (day: string) => ({
      events: ['begun', 'a', 'b', 'a', 'c'].map(happening),
      exhibitions: ['e', 'f', 'g'].map(happening),
      href: `/calendar/?date=${day}`,
    }),
  },
}
const around = {
  now: '2026-03-14T18:00:00-07:00',
  types: [location],
  plugins: [events],
  entries: [
    site('villa', 'Ellery Villa', hours('v', '10:00', '17:00')),
    site('center', 'Ellery Center', hours('c', '10:00', '20:00')),
  ],
  institution: {
    sites: [
      { code: 'center', name: 'Center' },
      { code: 'villa', name: 'Villa' },
    ],
  },
}
const expected = {
  blockType: 'homeToday',
  date: 'Saturday, March 14',
  sites: [
    { name: 'Ellery Center', href: 'https://center.example.org', now: 'Open now until 8pm', isOpen: true },
    { name: 'Ellery Villa', now: 'Opens March 21 at 10am', isOpen: false },
  ],
  events: [{ title: 'a' }, { title: 'b' }, { title: 'c' }],
  exhibitions: [{ title: 'e' }, { title: 'f' }],
  total: 7,
  href: '/calendar/?date=2026-03-14',
  dayHref: '/visit/day?date=2026-03-14',
}

it('HOME-015 says in the hero which sites are open and what is on', async () => {
  const { sections } = await composed(homeV2, { title: 'The Ellery' }, around)
  expect(sections[0]).toMatchObject({ blockType: 'hero', lead: [expected] })
})

it('HOME-002 says so over the cards of the hero', async () => {
  const { sections } = await composed(home, { title: 'The Ellery' }, around)
  expect(sections[0]).toMatchObject({ blockType: 'heroCards', lead: [expected] })
})

it('says less where less is known', async () => {
  const { sections } = await composed(homeV2, { title: 'The Ellery' }, { types: [location] })
  const lead = (sections[0]?.lead as Section[] | undefined)?.[0]
  expect(lead).toMatchObject({ sites: [], events: [], exhibitions: [] })
  expect(today.isEmpty?.(today.schema.parse(lead))).toBe(true)
})

it('leads to what does not stand there, and to nothing more where all stands there', () => {
  const fields = { date: 'Saturday', events: [happening('a')], href: '/calendar' }
  expect(texts(shown(today, { ...fields, total: 3 }), '.cta')).toEqual(['Everything today (3)'])
  expect(texts(shown(today, { ...fields, total: 1 }), '.cta')).toEqual([])
  const planned = shown(today, { ...fields, total: 1, dayHref: '/visit/day' })
  expect(planned.querySelector('.cta')?.getAttribute('href')).toBe('/visit/day')
})
