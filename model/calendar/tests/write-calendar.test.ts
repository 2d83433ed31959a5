import { createDateFormats, createTranslator } from 'atrium'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, writeCalendar } from '../write-calendar.ts'
import { readFile } from './read.ts'

const ZONE = 'America/Los_Angeles'
const dates = createDateFormats(ZONE, createTranslator('en-US'))
const anEvent = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'clay-20260315T023000Z@www.ellery.example',
  sequence: 4,
  changed: '2026-03-01T18:00:00.000Z',
  start: '2026-03-14T19:30:00.000',
  end: '2026-03-14T21:00:00.000',
  title: 'Night of Clay',
  categories: ['Performances', 'Talks'],
  ...fields,
})
const write = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'The Ellery: Talks', product: 'The Ellery', language: 'en-US', timeZone: ZONE, events }, dates)
const first = (fields: Partial<CalendarEvent>) => readFile(write(anEvent(fields))).events[0]

describe('a calendar file', () => {
  it.each([
    ['en-US', 'EN'],
    ['es-MX', 'ES'],
    ['zh-Hant-TW', 'ZH'],
    ['ar', 'AR'],
  ])('is made in the language of the site: %s is %s', (language, named) => {
    const calendar = { name: 'A', product: 'The Ellery', language, timeZone: ZONE, events: [] }
    expect(writeCalendar(calendar, dates)).toContain(`\r\nPRODID:-//The Ellery//Calendar//${named}\r\n`)
  })

  it('is read back whole: name, zone, identity, version', () => {
    const { events, ...calendar } = readFile(write(anEvent()))
    expect(calendar).toEqual({ name: 'The Ellery: Talks', method: null, zone: ZONE })
    expect(events).toEqual([
      expect.objectContaining({
        uid: 'clay-20260315T023000Z@www.ellery.example',
        sequence: 4,
        status: 'CONFIRMED',
        zone: ZONE,
        start: '2026-03-15T02:30:00.000Z',
        end: '2026-03-15T04:00:00.000Z',
        categories: ['Performances', 'Talks'],
      }),
    ])
  })

  it.each([
    ['the evening before clocks are set forward', '2026-03-07T19:00:00.000', '2026-03-08T03:00:00.000Z'],
    ['the day they are set forward', '2026-03-08T19:00:00.000', '2026-03-09T02:00:00.000Z'],
    ['before they are set forward, on that day', '2026-03-08T01:30:00.000', '2026-03-08T09:30:00.000Z'],
    ['an hour that is not there', '2026-03-08T02:30:00.000', '2026-03-08T10:30:00.000Z'],
    ['the evening before they are set back', '2026-10-31T19:00:00.000', '2026-11-01T02:00:00.000Z'],
    ['the day they are set back', '2026-11-01T19:00:00.000', '2026-11-02T03:00:00.000Z'],
    ['the hour that comes twice, first', '2026-11-01T01:30:00.000', '2026-11-01T08:30:00.000Z'],
    ['the hour that comes twice, second', '2026-11-01T01:30:00-08:00', '2026-11-01T09:30:00.000Z'],
  ])('EVT-126 keeps the instant: %s', (_row, start, instant) => {
    expect(first({ start })?.start).toBe(instant)
  })

  it.each([
    ['a time', { start: '2026-03-14T19:30:00.000', end: '2026-03-14T18:00:00.000' }, undefined],
    ['a day', { start: '2026-03-14', end: '2026-03-12' }, 'DTEND;VALUE=DATE:20260315'],
  ])('never ends before it starts: %s', (_row, fields, expected) => {
    expect(
      write(anEvent(fields))
        .split('\r\n')
        .find((line) => line.startsWith('DTEND')),
    ).toBe(expected)
  })

  it('keeps an event that runs over the change of clocks as long as it is', () => {
    expect(first({ start: '2026-11-01T00:30:00.000', end: '2026-11-01T03:00:00.000' })).toMatchObject({
      start: '2026-11-01T07:30:00.000Z',
      end: '2026-11-01T11:00:00.000Z',
    })
  })

  it('Q-21 holds no control characters, whatever texts hold', () => {
    const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('x')
    const text = `a\u0000b${controls}c\u2028d\ud800e\r\nBEGIN:VALARM`
    const file = write(
      anEvent({ uid: text, title: text, description: text, location: text, categories: [text, 'Talks'] }),
    )
    expect(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not stand there
      file.replaceAll('\r\n', '').match(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/g),
    ).toBeNull()
    expect(file).not.toMatch(/^BEGIN:VALARM/m)
    expect(readFile(file).events[0]).toMatchObject({ title: expect.stringMatching(/^a b/) })
  })

  it('counts whole days to the day after the last', () => {
    expect(first({ start: '2026-01-20', end: '2026-05-10' })).toMatchObject({ start: '2026-01-20', end: '2026-05-11' })
    expect(first({ start: '2026-01-20', end: undefined } as object)).toMatchObject({ end: '2026-01-21' })
  })

  it('says nothing of an end that is not known', () => {
    expect(first({ end: undefined } as object)?.end).toBeNull()
  })

  it('keeps every character, in lines of at most 75 octets', () => {
    const title = `Öl, Wasser; Ton \\ Feuer 陶器 ${'🏺'.repeat(40)}`
    const description = 'First line\nsecond, with a comma; and a semicolon'
    const text = write(anEvent({ title, description, location: 'West Pavilion, Room 4' }))
    expect(readFile(text).events[0]).toMatchObject({ title, description, location: 'West Pavilion, Room 4' })
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
