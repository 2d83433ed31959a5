import { entryOf, type MemoryStore, testRuntime } from 'atrium/testing'
import { expect, it } from 'vitest'
import { createSite } from '#engine/request/site.ts'
import calendarPage from '../../pages/calendar.ts'
import event from '../../pages/event.ts'
import exhibition from '../../pages/exhibition.ts'
import tour from '../../pages/tour.ts'

const COUNT = 300
const uids = Array.from({ length: COUNT }, (_, index) => `event_${index}`)

/** A site with a calendar; `loaded` counts the events that were read of the store since it was last asked. */
function calendarSite() {
  const dataOf = (uid: string) => [uid, { ...NO_DATA, dates: ['2026-03-20T19:00:00.000'] }] as const
  const calendar = {
    event: async () => null,
    events: async (ids: readonly string[]) => ({
      filterFieldValues: { audiences: [], categories: [] },
      eventsDataById: Object.fromEntries(ids.map(dataOf)),
    }),
  }
  const runtime = testRuntime({
    types: [calendarPage, event, tour, exhibition],
    entries: [
      entryOf('page_calendar', 'calendar', { title: 'Calendar', url: '/calendar' }),
      ...uids.map((uid) => entryOf('event', uid, { title: uid, eventMetadata: { eventId: uid } })),
    ],
    ports: { calendar } as never,
  })
  const { store } = runtime
  let read = 0
  const counted = (items: { contentType: string }[]) => {
    read += items.filter(({ contentType }) => contentType === 'event').length
  }
  const { find, get } = store
  Object.assign(store, {
    async find(...asked: Parameters<MemoryStore['find']>) {
      const found = await find.apply(store, asked)
      counted(found.items)
      return found
    },
    async get(...asked: Parameters<MemoryStore['get']>) {
      const found = await get.apply(store, asked)
      counted(found)
      return found
    },
  })
  const site = createSite(runtime)
  const loaded = async (work: () => Promise<unknown>) => {
    read = 0
    await work()
    return read
  }
  return { site, store, loaded }
}

const NO_DATA = { audiences: [], categories: [], locations: [], minPrice: null, maxPrice: null }

it('Q-10 one published event costs the calendar one record, and is in it', async () => {
  const { site, store, loaded } = calendarSite()
  expect(await loaded(() => site.sectionsAt('/calendar'))).toBe(COUNT)
  const change = store.publish({ ...store.entry('event_7'), name: 'Another name' } as never)
  site.changed([change])
  let shown = ''
  const read = await loaded(async () => {
    shown = JSON.stringify(await site.sectionsAt('/calendar'))
  })
  expect(read).toBe(1)
  expect(shown).toContain('Another name')
})

it('Q-10 the calendar is made before the first visitor asks for it', async () => {
  const { site, loaded } = calendarSite()
  expect(await loaded(site.prepare)).toBe(COUNT)
  expect(await loaded(() => site.sectionsAt('/calendar'))).toBe(0)
})

it('tells of events, tours and exhibitions how they are made easier to take part in', async () => {
  const runtime = testRuntime({
    types: [calendarPage, event, tour, exhibition],
    entries: [
      entryOf('page_calendar', 'calendar', { title: 'Calendar', url: '/calendar' }),
      entryOf('exhibition', 'show', { title: 'Loom', url: '/loom', startDate: '2026-01-20', access: ['touch'] }),
      entryOf('tour', 'walk', { title: 'Walk', url: '/walk', startDate: '2026-01-20', access: ['step-free'] }),
    ],
    ports: { calendar: { event: async () => null, events: async () => null } } as never,
  })
  const shown = JSON.stringify(await createSite(runtime).sectionsAt('/calendar'))
  expect(shown).toMatch(/"title":"Loom"[^}]*"access":\["Touch and handling"\]/)
})
