import { createDateFormats, createTranslator, type Section, type Settings } from 'atrium'
import { testInstitution, type WireEntry } from 'atrium/testing'
import { createClock } from '#engine/time/clock.ts'
import { collator } from '#engine/translation/collator.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'

export const ZONE = 'America/Los_Angeles'
const translator = createTranslator('en-US')
export const { translate, textOf } = translator
export const dates = createDateFormats(ZONE, translator)
export const compare = collator('en-US')
export const institution = testInstitution
export const settings = {
  freeExhibitions: true,
  pastExhibitions: { title: 'View Past Exhibitions', href: '/art/collection/past-exhibitions' },
  ticketingHost: 'https://tickets.ellery.example',
} as Settings

/** A clock that stands still, with the moment at which what it said changes. */
export function clockAt(now: string) {
  const boundary = { next: null as Date | null }
  return {
    clock: createClock(() => new Date(now), ZONE, boundary),
    boundary,
    dates,
    compare,
    institution,
    settings,
    translate,
    textOf,
  }
}

/** An entry as it is written, named by its uid. */
export const anEntry = (type: string, uid: string, fields: object = {}): WireEntry => ({
  uid,
  _content_type_uid: type,
  title: uid,
  url: `/${uid}`,
  ...fields,
})

export const aRecord = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '40217',
  startDate: ['2026-03-14T19:30:00.000'],
  endDate: ['2026-03-14T21:00:00.000'],
  multifilter1: ['center'],
  category: ['Performances'],
  audience: ['General Public'],
  ...fields,
})

export const center = { code: 'center', title: 'Ellery Center', planVisitUrl: 'https://visit.example.org/center' }
export const villa = { code: 'villa', title: 'Ellery Villa', planVisitUrl: 'https://visit.example.org/villa' }
export const online = { code: 'online', title: 'Online', planVisitUrl: 'https://visit.example.org/online' }

/** The titles of a listing's cards. */
export const titlesOf = (section: Section | undefined): string[] =>
  ((section?.items ?? []) as { title: string }[]).map((card) => card.title)
