import { type ContextOptions, composed, entryOf } from 'atrium/testing'
import exhibition from '../pages/exhibition.ts'

export const picture = entryOf('image', 'img', { alt: 'A kiln', iiif: { id: 'kiln' }, width: 3200, height: 1800 })
export const center = entryOf('ellery_location', 'center', {
  title: 'Ellery Center',
  locationId: 'center',
  planVisitUrl: 'https://tickets.example.org/center',
  openHours: entryOf('open_hours', 'h', {
    dailyHours: { saturday: { openTime: '10:00', closeTime: '20:00' } },
    excludeDates: ['2026-03-28'],
  }),
})
export const atCenter = { locations: [center] }

/** An entry that stands on the page as a card. */
export const card = (contentType: string, title: string, more: object = {}) =>
  entryOf(contentType, title, { path: `/${title.toLowerCase()}`, ...more })

export const NOW = '2026-03-14T10:00:00-07:00'
const guideAppUrl = 'https://apps.example.org/guide'

/** The page of an exhibition that is on. */
export const shown = (fields: object = {}, options: ContextOptions = {}) =>
  composed(
    exhibition,
    {
      title: 'Fire and Earth',
      url: '/fire-and-earth',
      startDate: '2026-01-20',
      endDate: '2026-05-10',
      ...fields,
    },
    { now: NOW, settings: { freeExhibitions: true, guideAppUrl }, ...options },
  )

/** Its sections. */
export const compose = async (fields: object = {}, now = NOW) => (await shown(fields, { now })).sections
