import { loaded } from '#blocks/example-content.ts'
import type { Card, Entry, Image, PageContext, Section } from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'
import type { ExhibitionEntry } from '../exhibition/exhibition.ts'
import { exhibitionPage } from '../exhibition/page/exhibition-page.ts'
import type { ShownPlace } from '../exhibition/page/places.ts'
import { clockAt } from './help.ts'

export const picture: Image & { uid: string } = { uid: 'img', alt: 'A kiln', iiif: { id: 'kiln' } }
export const center = loaded('ellery_location', 'center', 'Ellery Center', {
  locationId: 'center',
  planVisitUrl: 'https://tickets.example.org/center',
  openHours: loaded('open_hours', 'h', 'Hours', {
    dailyHours: { saturday: { openTime: '10:00', closeTime: '20:00' } },
    excludeDates: ['2026-03-28'],
  }),
}) as unknown as Entry<LocationEntry>
export const atCenter: ShownPlace[] = [
  { code: 'center', title: 'Ellery Center', planVisitUrl: 'https://tickets.example.org/center', entry: center },
]
export const card = (contentType: string, title: string, more: Partial<Card> = {}): Card => ({
  uid: title,
  contentType,
  title,
  ...more,
})

export const entry = (fields: Partial<ExhibitionEntry> = {}) =>
  ({
    uid: 'e',
    contentType: 'exhibition',
    title: 'Fire and Earth',
    path: '/exhibitions/fire-and-earth',
    version: 1,
    startDate: '2026-01-20',
    endDate: '2026-05-10',
    locations: [],
    locationIds: [],
    ...fields,
  }) as unknown as ExhibitionEntry

export const contextAt = (now: string) =>
  ({
    ...clockAt(now),
    institution: {
      brand: 'ellery',
      host: 'Ellery',
      siteUrl: 'https://www.ellery.example',
      structuredDataContext: 'https://schema.org',
      locality: 'Los Angeles',
      country: 'US',
      guideAppUrl: 'https://apps.example.org/guide',
    },
  }) as unknown as PageContext
export const NOW = '2026-03-14T10:00:00-07:00'
export const compose = (fields: Partial<ExhibitionEntry> = {}, places: ShownPlace[] = [], now = NOW) =>
  exhibitionPage.compose(entry(fields), places, contextAt(now)).filter((one): one is Section => Boolean(one))
