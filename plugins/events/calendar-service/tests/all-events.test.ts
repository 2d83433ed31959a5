import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { calendarDirectory, fileCalendar, httpCalendar, night, walk } from './services.ts'

const nightData = {
  audiences: ['General Public'],
  categories: ['Talks,Films'],
  dates: night.startDate,
  locations: ['center'],
  minPrice: 15,
  maxPrice: 1225.5,
}
const file = (content: object) => fileCalendar(calendarDirectory(JSON.stringify(content)).contentDir)

describe('all events of the content directory', () => {
  it('EVT-003 EVT-004 are those asked for that are known, with prices as numbers', async () => {
    expect(await file({ events: [night, walk] }).events(['7', '40217', 'none', '7'])).toEqual({
      filterFieldValues: { audiences: ['General Public'], categories: ['Films', 'Talks', 'Tours'] },
      eventsDataById: {
        '40217': { ...nightData, endDates: night.endDate },
        '7': {
          ...nightData,
          audiences: [],
          categories: ['Tours'],
          endDates: night.endDate,
          minPrice: null,
          maxPrice: null,
        },
      },
    })
  })

  it('EVT-004 filters offer what the file says, in its order', async () => {
    const filterFieldValues = { audiences: ['Families', 'Adults'], categories: 'Talks' }
    expect((await file({ filterFieldValues, events: [night] }).events(['40217'])).filterFieldValues).toEqual({
      audiences: ['Families', 'Adults'],
      categories: ['Films', 'Talks'],
    })
  })
})

describe('all events of the service', () => {
  const answer = (data: object) => ({
    filterFieldValues: { audiences: ['Families'], categories: ['Talks'] },
    eventsDataById: data,
  })

  it('EVT-003 EVT-004 are asked for by {CALENDAR_URL}/events?ids={id},{id}', async () => {
    const asked: string[] = []
    const calendar = httpCalendar({ '/events?ids=40217,a%20b': answer({ '40217': nightData }) }, { asked })
    expect(await calendar.events(['a b', '40217', 'a b'])).toEqual(answer({ '40217': nightData }))
    expect(asked).toEqual(['/events?ids=40217,a%20b'])
  })

  it('EVT-003 EVT-004 knows an event of which no price is told', async () => {
    const { minPrice: _, ...free } = { ...nightData, maxPrice: null }
    const { eventsDataById } = await httpCalendar({ '/events?ids=1': answer({ '1': free }) }).events(['1'])
    expect(eventsDataById).toMatchObject({ '1': { dates: night.startDate, minPrice: null, maxPrice: null } })
  })

  it('Q-20 an event that cannot be used is left out and named; so is one that was not asked for', async () => {
    const log = rememberingLog()
    const wrong = {
      '1': nightData,
      '2': { ...nightData, dates: 'soon' },
      '3': { ...nightData, minPrice: 'much', maxPrice: '12,50' },
      '9': nightData,
    }
    const calendar = httpCalendar({ '/events?ids=1,2,3': answer(wrong) }, { log })
    const { eventsDataById } = await calendar.events(['1', '2', '3'])
    expect(eventsDataById).toEqual({ '1': nightData, '3': { ...nightData, minPrice: null, maxPrice: 12.5 } })
    expect(log.messages.join('\n')).toMatch(/2\.dates[\s\S]*3\.minPrice[\s\S]*3\.maxPrice is not valid: it is "12,50"/)
  })

  it.each([
    ['audiences', 'Families', { audiences: [] }],
    ['audiences', [''], { audiences: [] }],
    ['categories', 'Talks', { categories: [] }],
    ['locations', { code: 'center' }, { locations: [] }],
    ['endDates', 'late', {}],
  ])('EVT-151 CLR-003 an event stays in the calendar without its %s, which are wrong: %j', async (field, value, as) => {
    const log = rememberingLog()
    const data = { ...nightData, [field]: value }
    const { eventsDataById } = await httpCalendar({ '/events?ids=1': answer({ '1': data }) }, { log }).events(['1'])
    expect(eventsDataById).toEqual({ '1': { ...nightData, ...as } })
    expect(log.messages.join('\n')).toContain(`1.${field}`)
  })

  it('EVT-003 end with the day that their end names, and not before they start', async () => {
    const log = rememberingLog()
    const dates = ['2026-12-08T11:30:00.000', '2026-12-09T11:30:00.000']
    const data = { ...nightData, dates, endDates: ['2026-12-08', '2026-12-09T10:00:00.000'] }
    const calendar = httpCalendar({ '/events?ids=1': answer({ '1': data }) }, { log })
    expect((await calendar.events(['1'])).eventsDataById['1']?.endDates).toEqual(['2026-12-08T23:59:59', undefined])
    expect(log.messages.join()).toContain('1.endDate[1]')
  })

  it('are asked for in parts, so that no address is too long', async () => {
    const asked: string[] = []
    const ids = Array.from({ length: 250 }, (_, index) => String(1000 + index))
    const parts = [ids.slice(0, 100), ids.slice(100, 200), ids.slice(200)]
    const answers = Object.fromEntries(
      parts.map((part) => [`/events?ids=${part}`, answer(Object.fromEntries(part.map((id) => [id, nightData])))]),
    )
    const all = await httpCalendar(answers, { asked }).events(ids)
    expect(Object.keys(all.eventsDataById)).toEqual(ids)
    expect(all.filterFieldValues).toEqual({ audiences: ['Families'], categories: ['Talks'] })
    expect(asked).toHaveLength(3)
  })

  it('EVT-140 EVT-141 offer the values in use by the alphabet where the service names none, however many there are', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => String(1000 + index))
    const partOf = (part: string[], category: string) => ({
      eventsDataById: Object.fromEntries(part.map((id) => [id, { ...nightData, categories: [category] }])),
    })
    const [first, second] = [ids.slice(0, 100), ids.slice(100)]
    const answers = {
      [`/events?ids=${first}`]: partOf(first, 'Tours'),
      [`/events?ids=${second}`]: partOf(second, 'Films'),
    }
    const { filterFieldValues } = await httpCalendar(answers).events(ids)
    expect(filterFieldValues).toEqual({ audiences: ['General Public'], categories: ['Films', 'Tours'] })
  })

  it('none are asked for when there is nothing to ask', async () => {
    const asked: string[] = []
    expect((await httpCalendar({}, { asked }).events([])).eventsDataById).toEqual({})
    expect(asked).toEqual([])
  })

  it.each([
    ['HTML', '<!doctype html>'],
    ['nothing', {}],
    ['a list', []],
    ['null', 'null'],
    ['the wrong list', { eventsDataById: [] }],
  ])('Q-20 fails on %s', async (_case, wrong) => {
    await expect(httpCalendar({ '/events?ids=1': wrong }).events(['1'])).rejects.toThrow(/JSON|not valid/)
  })

  it('Q-20 gives its last good answer while it fails, and is asked again off the way to the page', async () => {
    const answers: Record<string, unknown> = { '/events?ids=1': answer({ '1': nightData }) }
    const [log, asked] = [rememberingLog(), [] as string[]]
    let time = 0
    const calendar = httpCalendar(answers, { log, asked, now: () => new Date(time) })
    const first = await calendar.events(['1'])
    await calendar.events(['1'])
    expect(asked).toHaveLength(1)
    answers['/events?ids=1'] = {}
    time = 5 * 60_000
    expect(await calendar.events(['1'])).toEqual(first)
    await expect.poll(() => log.messages).toEqual([expect.stringMatching(/is an old one/)])
    answers['/events?ids=1'] = answer({})
    time += 60_000
    await calendar.events(['1'])
    await expect.poll(async () => (await calendar.events(['1'])).eventsDataById).toEqual({})
  })

  it('Q-20 keeps what it knows of events when an entry joins them while the service fails', async () => {
    const log = rememberingLog()
    const calendar = httpCalendar({ '/events?ids=1,2': answer({ '1': nightData, '2': nightData }) }, { log })
    const known = await calendar.events(['1', '2'])
    expect(await calendar.events(['0', '2', '1'])).toEqual(known)
    expect(log.messages).toEqual([expect.stringMatching(/is an old one/)])
    await expect(calendar.events(['0'])).rejects.toThrow(/404/)
  })

  it('Q-20 believes no service that has lost all its events at once', async () => {
    const answers: Record<string, unknown> = { '/events?ids=1,2': answer({ '1': nightData, '2': nightData }) }
    const log = rememberingLog()
    let time = 0
    const calendar = httpCalendar(answers, { log, now: () => new Date(time) })
    const known = await calendar.events(['1', '2'])
    answers['/events?ids=1,2'] = answer({})
    time = 5 * 60_000
    await calendar.events(['1', '2'])
    await expect.poll(() => log.messages).toEqual([expect.stringMatching(/none of 2 events/)])
    expect(await calendar.events(['1', '2'])).toEqual(known)
    answers['/events?ids=1,2'] = answer({ '2': nightData })
    time += 60_000
    await calendar.events(['1', '2'])
    await expect.poll(async () => Object.keys((await calendar.events(['1', '2'])).eventsDataById)).toEqual(['2'])
  })
})
