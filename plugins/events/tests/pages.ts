import type { Section } from 'atrium'
import { type ContextOptions, composed, entryOf } from 'atrium/testing'
import type { TicketCard } from '../event/ticket-card.ts'
import event from '../pages/event.ts'
import tour from '../pages/tour.ts'
import { institution, settings } from './help.ts'

/** What the pages of events and tours refer to. */
export const picture = entryOf('image', 'kiln', { alt: 'A kiln', iiif: { id: 'kiln' }, width: 3200, height: 1800 })
export const location = (code: string, title: string, fields: object = {}) =>
  entryOf('ellery_location', code, {
    title,
    locationId: code,
    planVisitUrl: `https://visit.example.org/${code}`,
    ...fields,
  })
export const ridge = entryOf('address', 'ridge', {
  streetAddress1: '1800 Ridge Drive',
  locality: 'Los Angeles',
  region: 'CA',
  postalCode: '90049',
  country: 'US',
})
export const center = location('center', 'Ellery Center', { address: ridge })
export const villa = location('villa', 'Ellery Villa')
export const online = location('online', 'Online')
export const person = entryOf('person', 'ward', { title: 'Ward, H.', givenName: 'Hollis', familyName: 'Ward' })
export const promo = entryOf('content_promo', 'box', { title: 'Talk to a person' })
export const notice = entryOf('content_block', 'hall', { title: 'The hall', text: '<p>Doors at seven.</p>' })
export const thanks = {
  tiers: [{ groups: [{ items: [{ organization: entryOf('organization', 'o', { title: 'Alder & Finch' }) }] }] }],
}
/** An entry that stands on the page as a card. */
export const card = (contentType: string, title: string, startDate?: string) =>
  entryOf(contentType, title, { url: `/${title}`, path: `/calendar/${title}`, startDate, dateTime: startDate })

/** The morning of the event's day. */
const NOW = '2026-03-14T10:00:00-07:00'

async function shown(page: typeof event | typeof tour, fields: object, around: ContextOptions) {
  const made = await composed(page, { ...fields }, { now: NOW, institution, settings, ...around })
  const { sections, head, jsonLd, context } = made
  const of = (type: string, among: readonly Section[] = sections) => among.filter(({ blockType }) => blockType === type)
  const [description] = of('eventDescription')
  const content = (description?.content ?? []) as Section[]
  return {
    sections,
    of,
    content,
    description,
    card: description?.ticketCard as TicketCard,
    /** Labels of the facts, in order, over all lists of them. */
    facts: of('eventFacts', content).flatMap(({ items }) => items as { label: string; lines?: { text: string }[] }[]),
    node: jsonLd[0] as Record<string, unknown>,
    head,
    /** When the page changes by itself. */
    boundary: context.dependencies,
  }
}

/** An event's page: its sections and what it says to machines. */
export const eventShown = (fields: object = {}, around: ContextOptions = {}) => shown(event, anEvent(fields), around)
/** The same of a tour. */
export const tourShown = (fields: object = {}, around: ContextOptions = {}) => shown(tour, aTour(fields), around)

const anEvent = (fields: object) => ({
  title: 'Night of Clay',
  url: '/night-of-clay',
  metaPage: { description: 'Music played on vessels.' },
  image: picture,
  dateTime: '2026-03-15T02:30:00Z',
  locations: [center],
  ...fields,
})

const aTour = (fields: object) => ({
  title: 'Painted Skies by Lamplight',
  url: '/painted-skies',
  location: [center],
  ...fields,
})
