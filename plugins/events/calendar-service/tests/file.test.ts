import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContentFiles, rememberingLog, testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { shiftDate } from '#engine/time/stored-dates.ts'
import { checkCalendarFile } from '../calendar-file.ts'
import { calendarDirectory, fileCalendar, night, walk } from './services.ts'

const text = (...events: unknown[]) => JSON.stringify({ events })

describe('the calendar in the content directory', () => {
  it('knows nothing where there is no file', async () => {
    const { contentDir } = calendarDirectory()
    expect(await fileCalendar(contentDir).event('40217')).toBeNull()
    expect(await checkCalendarFile(createContentFiles(contentDir), testInstitution)).toEqual([])
  })

  it('shows a changed file at once', async () => {
    const { contentDir, write } = calendarDirectory(text(night))
    const calendar = fileCalendar(contentDir)
    expect(await calendar.event('7')).toBeNull()
    write(text(night, walk))
    expect(await calendar.event('7')).toMatchObject({ id: '7' })
  })

  it('keeps its last good records while the file is broken, and says so once', async () => {
    const { contentDir, write } = calendarDirectory(text(night))
    const log = rememberingLog()
    const calendar = fileCalendar(contentDir, { log })
    await calendar.event('40217')
    write('{ "events": [')
    expect(await calendar.event('40217')).toMatchObject({ id: '40217' })
    expect(await calendar.event('40217')).toMatchObject({ id: '40217' })
    expect(log.messages).toEqual([expect.stringMatching(/events\.json is not valid.*last good records/)])
  })

  it.each([
    ['broken by an edit', (contentDir: string) => writeFileSync(join(contentDir, 'calendar/events.json'), '[]')],
    ['gone with its directory', (contentDir: string) => renameSync(join(contentDir, 'calendar'), `${contentDir}-away`)],
  ])('keeps its last good records while the file is %s, also through a restart', async (_, lose) => {
    const { contentDir } = calendarDirectory(text(night))
    await fileCalendar(contentDir).event('40217')
    lose(contentDir)
    expect(await fileCalendar(contentDir).event('40217')).toMatchObject({ id: '40217' })
  })

  it('has the dates of a record beside those that are none, each with its own end', async () => {
    const startDate = ['2026-03-14T19:30:00', 'soon', '2026-03-21T19:30:00', 5]
    const endDate = ['2026-03-14T21:00:00', '2026-03-15T21:00:00', 'late', '2026-03-29T21:00:00']
    const { contentDir } = calendarDirectory(text({ ...night, startDate, endDate }, { ...walk, startDate: ['soon'] }))
    expect(await fileCalendar(contentDir).event('40217')).toMatchObject({
      startDate: ['2026-03-14T19:30:00', '2026-03-21T19:30:00'],
      endDate: ['2026-03-14T21:00:00', undefined],
    })
    expect(
      (await checkCalendarFile(createContentFiles(contentDir), testInstitution)).map(
        ({ field, reason }) => `${field} ${reason}`,
      ),
    ).toEqual([
      'events[0].startDate[1] is not a date and is left out',
      'events[0].startDate[3] is not a date and is left out',
      'events[0].endDate[2] is not a date and is left out',
      'events[1].startDate[0] is not a date and is left out',
      'events[1] is left out: startDate is empty',
    ])
  })

  it.each(['{ "events": [', '[]', '{"events": {}}', 'null'])(
    'cannot be asked when the file was never right: %s',
    async (words) => {
      const { contentDir } = calendarDirectory(words)
      await expect(fileCalendar(contentDir).event('40217')).rejects.toThrow('events.json is not valid')
      expect(await checkCalendarFile(createContentFiles(contentDir), testInstitution)).toMatchObject([
        { file: 'calendar/events.json', severity: 'error', field: '' },
      ])
    },
  )

  it('leaves wrong records out and loads the rest; the content check names path, field and reason', async () => {
    const { contentDir } = calendarDirectory(
      text({ id: '1' }, night, { ...walk, minPrice: 'much', maxPrice: '12,50' }, night, {
        ...night,
        id: '9',
        endDate: [],
      }),
    )
    const log = rememberingLog()
    const calendar = fileCalendar(contentDir, { log })
    const ids = ['1', '40217', '7', '9']
    expect(Object.keys((await calendar.events(ids)).eventsDataById).sort()).toEqual(['40217', '7', '9'])
    const problems = await checkCalendarFile(createContentFiles(contentDir), testInstitution)
    expect(problems.map(({ severity, field, reason }) => `${severity} ${field} ${reason}`)).toEqual([
      'error events[0] is left out: startDate is missing',
      'warning events[2].minPrice is not a price like 15.00 or $15.00 and is left out',
      'warning events[2].maxPrice is "12,50", which can be meant in two ways, and is read as 12.50',
      'error events[3].id is "40217", as an earlier record says',
      'warning events[4].endDate has 0 dates for 1 in startDate',
    ])
    expect(log.messages).toHaveLength(5)
  })

  it('is plain: HTML in what visitors read is an error, and is shown without its tags', async () => {
    const marked = { ...night, venueName: '<b>The</b> attic GA', category: ['Talks', '<em>Films</em>'] }
    const { contentDir } = calendarDirectory(text(marked, { ...walk, filter1: 'https://a.example/<b>' }))
    expect(await fileCalendar(contentDir).event('40217')).toMatchObject({
      venueName: 'The attic',
      category: ['Talks', 'Films'],
    })
    const problems = await checkCalendarFile(createContentFiles(contentDir), testInstitution)
    expect(problems.map(({ severity, field, reason }) => `${severity} ${field} ${reason}`)).toEqual([
      'error events[0].venueName holds HTML, but is plain text: it is shown without the tags',
      'error events[0].category holds HTML, but is plain text: it is shown without the tags',
    ])
  })

  it('is moved by whole weeks: weekday and time of day stay', async () => {
    const { contentDir } = calendarDirectory(text(night))
    const moveDate = (date: string) => shiftDate(date, 34, 'America/Los_Angeles')
    const calendar = fileCalendar(contentDir, { moveDate })
    const [startDate, endDate] = [['2026-11-07T19:30:00.000'], ['2026-11-07T21:00:00.000']]
    expect(await calendar.event('40217')).toMatchObject({ startDate, endDate })
    expect((await calendar.events(['40217'])).eventsDataById['40217']).toMatchObject({
      dates: startDate,
      endDates: endDate,
    })
  })
})
