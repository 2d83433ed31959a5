import type { Card, Clock, Content, Entry, GraphBasis, Image, PageContext, Section } from '#engine'
import { present } from '#engine/request/compose.ts'
import type { EventEntry } from '../event/event.ts'
import { eventPage } from '../event/event-page.ts'
import type { EventData } from '../parts/load.ts'
import type { TicketCard } from '../parts/ticket-card.ts'
import type { TourEntry } from '../tour/tour.ts'
import { tourPage } from '../tour/tour-page.ts'
import { clockAt } from './help.ts'

const SITE = 'https://www.ellery.example'

const head = (contentType: string, uid: string, title: string) => ({ uid, contentType, title, path: null, version: 1 })

/** Things as a page gets them, included. */
export const picture = { ...head('image', 'kiln', 'Kiln'), iiif: { id: 'kiln' }, alt: 'A kiln' } as Image & Entry
export const location = (code: string, title: string, fields: object = {}) => ({
  ...head('ellery_location', code, title),
  locationId: code,
  planVisitUrl: `https://visit.example.org/${code}`,
  ...fields,
})
export const ridge = {
  ...head('address', 'ridge', 'Ridge'),
  streetAddress1: '1800 Ridge Drive',
  locality: 'Los Angeles',
  region: 'CA',
  postalCode: '90049',
  country: 'US',
}
export const center = location('center', 'Ellery Center', { address: ridge })
export const villa = location('villa', 'Ellery Villa')
export const online = location('online', 'Online')
export const person = { ...head('person', 'ward', 'Ward, H.'), givenName: 'Hollis', familyName: 'Ward' }
export const promo = head('content_promo', 'box', 'Talk to a person')
export const notice = { ...head('content_block', 'hall', 'The hall'), text: '<p>Doors at seven.</p>' }
export const thanks = {
  tiers: [{ groups: [{ featured: false, items: [{ organization: head('organization', 'o', 'Alder & Finch') }] }] }],
}
export const card = (contentType: string, title: string, startDate?: string): Card => ({
  uid: title,
  contentType,
  title,
  href: `/calendar/${title}`,
  ...(startDate && { startDate }),
})

export const anEvent = (fields: object = {}): EventEntry =>
  ({
    ...head('event', 'night', 'Night of Clay'),
    path: '/calendar/night-of-clay',
    metaPage: { title: 'Night of Clay' },
    dateTime: '2026-03-15T02:30:00Z',
    recurrence: false,
    locations: [center],
    related: [],
    ...fields,
  }) as unknown as EventEntry

export const aTour = (fields: object = {}): TourEntry =>
  ({
    ...head('tour', 'skies', 'Painted Skies by Lamplight'),
    path: '/calendar/painted-skies',
    url: '/painted-skies',
    location: [center],
    media: [],
    related: [],
    ...fields,
  }) as unknown as TourEntry

interface Around {
  now?: string
  /** Location entries in the store. */
  locations?: readonly object[]
  /** Addresses that an end point answers. */
  routes?: readonly string[]
}

/** The morning of the event's day. */
const NOW = '2026-03-14T10:00:00-07:00'

function contextOf({ now = NOW, locations = [], routes = [] }: Around) {
  const { clock, dates, institution, boundary } = clockAt(now)
  const vocabulary = { structuredDataContext: 'https://schema.org', locality: 'Los Angeles', country: 'US' }
  const context = {
    clock: clock as Clock,
    dates,
    institution: { ...institution, ...vocabulary, siteUrl: SITE },
    content: { entries: async () => ({ items: locations, total: locations.length }) } as unknown as Content,
    hasRoute: async (path: string) => routes.includes(path),
  } as unknown as PageContext
  return { context, boundary }
}

async function shownBy<Model>(
  page: typeof eventPage | typeof tourPage,
  entry: Entry<Model> & { path: string | null },
  around: Around,
) {
  const { context, boundary } = contextOf(around)
  const data = (await page.load?.(entry as never, context)) as EventData
  const sections = present(page.compose(entry as never, data, context))
  const of = (type: string, among: readonly Section[] = sections) => among.filter(({ blockType }) => blockType === type)
  const [description] = of('eventDescription')
  const content = (description?.content ?? []) as Section[]
  const basis = {
    url: SITE + entry.path,
    head: { description: 'Music played on vessels.', keywords: [], structuredImage: `${SITE}/kiln.jpg` },
    publisher: { '@id': `${SITE}/#organization` },
  } as unknown as GraphBasis
  return {
    sections,
    of,
    content,
    description,
    card: description?.ticketCard as TicketCard,
    /** Labels of the facts, in order, over all lists of them. */
    facts: of('eventFacts', content).flatMap(({ items }) => items as { label: string; lines?: { text: string }[] }[]),
    node: page.jsonLd?.(entry as never, data, context, basis)[0] as Record<string, unknown>,
    head: page.head?.(entry as never, data, context),
    boundary,
  }
}

/** An event's page: its sections and what it says to machines. */
export const eventShown = (fields: object = {}, around: Around = {}) => shownBy(eventPage, anEvent(fields), around)
/** The same of a tour. */
export const tourShown = (fields: object = {}, around: Around = {}) => shownBy(tourPage, aTour(fields), around)
