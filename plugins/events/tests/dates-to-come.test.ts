import type { Ports } from 'atrium'
import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import event from '../pages/event.ts'
import tour from '../pages/tour.ts'
import { anEntry, aRecord } from './help.ts'
import { eventShown } from './pages.ts'

const days = ['2026-03-14', '2026-03-15', '2026-04-03']
const calendar = aRecord({
  startDate: days.map((day) => `${day}T19:30:00.000`),
  endDate: days.map((day) => `${day}T21:00:00.000`),
  availabilityStatus: 'A',
  availabilityNum: 31,
})

async function cardAt(now: string, type: 'event' | 'tour', fields: object) {
  const { content, clock } = pageContext({
    types: [event, tour],
    entries: [anEntry(type, 'e', { event_metadata: { event_id: '40217' }, ...fields })],
    ports: { calendar: { event: async () => calendar } as unknown as Ports['calendar'] },
    now,
  })
  const [card] = (await content.cards(type)).items
  return { date: card?.date, isListed: clock.isBetween(undefined, card?.endDate) }
}

describe('an event with its own time and several dates', () => {
  const own = { date_time: '2026-03-14T19:30:00' }
  it.each([
    ['before its first date', '2026-03-14T20:00:00-07:00', 'Sat, Mar 14, 2026, 7:30pm', true],
    ['after it', '2026-03-15T10:00:00-07:00', 'Sun, Mar 15, 2026, 7:30pm', true],
    ['before its last date', '2026-04-03T20:00:00-07:00', 'Fri, Apr 3, 2026, 7:30pm', true],
    ['when all are over', '2026-04-04T10:00:00-07:00', 'Sat, Mar 14, 2026, 7:30pm', false],
  ])('EVT-037 CLR-016 stays in lists under its next date: %s', async (_when, now, date, isListed) => {
    expect(await cardAt(now, 'event', own)).toEqual({ date, isListed })
  })

  it('EVT-053 keeps its own time on its page, while tickets and search engines are told the next date', async () => {
    const { card, of, node, facts } = await eventShown({ calendar }, { now: '2026-03-16T10:00:00-07:00' })
    expect([card.date?.text, card.link?.title]).toEqual(['Sat, Mar 14, 2026, 7:30pm', 'Get tickets'])
    expect(facts[0]).toMatchObject({ label: 'Coming Dates', lines: [{ text: 'Fri, Apr 3, 2026, 7:30pm' }] })
    expect(of('ticketAction')[0]?.facts).toEqual(['Fri, Apr 3, 2026, 7:30pm', 'Ellery Center'])
    expect(node).toMatchObject({ startDate: '2026-04-03T19:30:00-07:00', endDate: '2026-04-03T21:00:00-07:00' })
  })
})

describe('what takes place again and again without an end of its own', () => {
  it.each([
    ['a tour', 'tour', {}],
    ['an event that recurs', 'event', { recurrence: true }],
    ['an event that recurs from a day on', 'event', { recurrence: true, recurrence_start_date: '2026-03-14' }],
  ] as const)('EVT-037 CLR-016 stays in lists until its last date is over: %s', async (_what, type, fields) => {
    const isListed = async (now: string, more = {}) => (await cardAt(now, type, { ...fields, ...more })).isListed
    expect(await isListed('2026-04-03T20:00:00-07:00')).toBe(true)
    expect(await isListed('2026-04-04T10:00:00-07:00')).toBe(false)
    const end = { end_date: '2026-05-01', recurrence_end_date: '2026-05-01' }
    expect(await isListed('2026-04-04T10:00:00-07:00', end)).toBe(true)
    const nextSeason = { start_date: '2026-06-01', recurrence_start_date: '2026-06-01' }
    expect(await isListed('2026-04-04T10:00:00-07:00', nextSeason)).toBe(true)
  })
})
