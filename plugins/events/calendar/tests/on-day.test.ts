import { describe, expect, it } from 'vitest'
import { onDay } from '../on-day.ts'
import { searchAnswers } from '../search-answers.ts'
import { aRecord, calendarContext } from './records.ts'

const exhibition = (uid: string, from: string, to: string) =>
  aRecord(uid, [], {
    kind: 'exhibition',
    endDate: to,
    dateText: 'On',
    occurrences: [{ start: from, days: { from, to } }],
  })
const timed = (uid: string, start: string, end?: string) =>
  aRecord(uid, [], { occurrences: [{ start, end, days: { from: start.slice(0, 10), to: start.slice(0, 10) } }] })

const { context } = calendarContext([
  timed('evening', '2026-03-14T19:30:00.000', '2026-03-14T21:00:00.000'),
  aRecord('tomorrow', ['2026-03-15T10:00']),
  aRecord('walk', ['2026-03-14T14:00', '2026-03-20T12:00'], { kind: 'tour', category: ['tours'] }),
  timed('begun', '2026-03-14T10:00:00.000', '2026-03-14T17:00:00.000'),
  timed('all day', '2026-03-14', '2026-03-14'),
  exhibition('long', '2026-01-20', '2026-09-10'),
  exhibition('short', '2026-01-20', '2026-03-20'),
  exhibition('next', '2026-03-20', '2026-09-10'),
])
const on = await onDay(context)
const found = on('2026-03-14')

it('finds what is on on a day in order of time, all day after it, by its end what lasts', () => {
  expect(found.events.map(({ title, when, place }) => [title, when, place])).toEqual([
    ['begun', '10am–5pm', 'Ellery Center'],
    ['walk', '2pm', 'Ellery Center'],
    ['evening', '7:30pm–9pm', 'Ellery Center'],
    ['all day', undefined, 'Ellery Center'],
  ])
  expect(found.exhibitions.map(({ title, when }) => [title, when])).toEqual([
    ['short', 'On'],
    ['long', 'On'],
  ])
})

it('tells what has begun from what is still to begin', () => {
  expect(found.events.filter(({ hasBegun }) => hasBegun).map(({ title }) => title)).toEqual(['begun'])
})

it('knows days to come, each with its own times', () => {
  const { events, exhibitions, href } = on('2026-03-20')
  expect(events.map(({ title, when }) => [title, when])).toEqual([['walk', '12pm']])
  expect(exhibitions.map(({ title }) => title)).toEqual(['short', 'long', 'next'])
  expect(href).toBe('/calendar/?date=2026-03-20')
})

it('says of what takes place nevertheless that its house is closed', async () => {
  const record = aRecord('online talk', ['2026-03-14T14:00'])
  const occurrences = record.occurrences.map((one) => ({ ...one, closed: ['Ellery Center'] }))
  const { context: closing } = calendarContext([{ ...record, occurrences }])
  const [talk] = (await onDay(closing))('2026-03-14').events
  expect(talk?.place).toBe('Ellery Center is closed that day')
})

it('leads to the same day in the calendar', () => {
  expect(found.href).toBe('/calendar/?date=2026-03-14')
})

describe('the search', () => {
  const answerTo = async (words: string) => {
    const offered = await searchAnswers.make(context)
    return offered.find((one) => one.words.split(', ').includes(words))?.answer(context)
  }

  it('is told what is on for "today", the next first, and where all of it is', async () => {
    const answer = await answerTo('today')
    expect(answer?.title).toBe('Today, Saturday, March 14')
    expect(answer?.links.map(({ title, note }) => [title, note])).toEqual([
      ['walk', '2pm · Ellery Center'],
      ['evening', '7:30pm–9pm · Ellery Center'],
      ['all day', 'Ellery Center'],
      ['begun', '10am–5pm · Ellery Center'],
      ['short', 'On · Ellery Center'],
      ['Everything today', undefined],
    ])
    expect(answer?.links.at(-1)?.href).toBe('/calendar/?date=2026-03-14')
  })

  it('is told for "tours today" all tours in order of time, and for a day without that there are none', async () => {
    const answer = await answerTo('tours today')
    expect(answer).toMatchObject({ title: 'Tours today, Saturday, March 14', description: undefined })
    expect(answer?.links).toMatchObject([
      { title: 'walk', note: '2pm · Ellery Center' },
      { href: '/calendar/?date=2026-03-14&category=tours' },
    ])
    const { context: quiet } = calendarContext([timed('begun', '2026-03-14T10:00:00.000')])
    const offered = (await searchAnswers.make(quiet)).find(({ words }) => words.includes('tours today'))
    expect(await offered?.answer(quiet)).toMatchObject({ description: '<p>There are no tours today.</p>' })
  })

  it('is told all tours for "tours today" also where the institution calls them otherwise', async () => {
    const walk = aRecord('walk', ['2026-03-14T14:00'], { kind: 'tour', category: ['guided-tours'] })
    const settings = { calendarWords: [{ name: 'Tours', shown: 'Guided Tours' }] } as never
    const guided = { ...calendarContext([walk]).context, settings }
    const offered = (await searchAnswers.make(guided)).find(({ words }) => words.includes('tours today'))
    expect((await offered?.answer(guided))?.links[0]?.title).toBe('walk')
  })

  it('is told for "tonight" what begins after five, and where nothing does that nothing does', async () => {
    expect((await answerTo('tonight'))?.links.map(({ title }) => title)).toEqual(['evening', 'Everything today'])
    const { context: quiet } = calendarContext([timed('begun', '2026-03-14T10:00:00.000')])
    const tonight = (await searchAnswers.make(quiet)).find(({ words }) => words.includes('tonight'))
    expect(await tonight?.answer(quiet)).toMatchObject({
      description: '<p>Nothing begins after five today.</p>',
      links: [{ title: 'Everything today' }],
    })
  })
})
