import { createDateFormats, createTranslator } from 'atrium'
import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { createClock } from '#engine/time/clock.ts'
import spanish from './messages.es.ts'
import type { OpenHours } from './open-hours.ts'
import { openingNow } from './opening.ts'
import { restOfToday, sentenceOf } from './opening-text.ts'
import { shownHours } from './shown-hours.ts'

const ZONE = 'America/Los_Angeles'
const usual = { openTime: '10:00', closeTime: '17:30' }
/** A house closed on Mondays, and open after midnight on Saturdays. */
const hours: OpenHours = {
  dailyHours: {
    sunday: usual,
    tuesday: usual,
    wednesday: usual,
    thursday: usual,
    friday: usual,
    saturday: { openTime: '10:00', closeTime: '02:00' },
  },
  dateHours: [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-24', openTime: '10:00', closeTime: '14:00' },
    { date: '2026-12-24', openTime: '08:00', closeTime: '23:00' },
    { date: '2026-12-25', reason: 'Christmas <em>Day</em>' },
    { date: '2027-01-30', openTime: '12:00', closeTime: '01:30' },
    { date: '2027-02-19', openTime: '12:00', closeTime: '01:30' },
    { date: '2027-01-31', openTime: '01:00', closeTime: '04:00' },
  ],
  excludeDates: ['2026-12-24', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04', '2027-01-05', '2027-01-06'],
}
const needsAt = (now: string, language = 'en-US', texts = new Map()) => {
  const translator = createTranslator(language, texts)
  const boundary = { next: null as Date | null }
  const clock = createClock(() => new Date(now), ZONE, boundary)
  return { clock, dates: createDateFormats(ZONE, translator), translate: translator.translate, boundary }
}
const saidBy = (of: OpenHours, needs: ReturnType<typeof needsAt>) => {
  const opening = openingNow(of, needs)
  return opening && sentenceOf(opening, needs)
}
const said = (of: OpenHours, now: string) => saidBy(of, needsAt(now))

describe('what holds at this moment', () => {
  it.each([
    ['before opening', '2026-03-12T09:59:59-07:00', 'Opens today at 10am'],
    ['while open', '2026-03-12T10:00:00-07:00', 'Open now until 5:30pm'],
    ['in the last second', '2026-03-12T17:29:59-07:00', 'Open now until 5:30pm'],
    ['after closing', '2026-03-12T17:30:00-07:00', 'Opens tomorrow at 10am'],
    ['on a weekday that is closed', '2026-03-16T12:00:00-07:00', 'Closed today. Opens tomorrow at 10am'],
    ['before a weekday that is closed', '2026-03-15T18:00:00-07:00', 'Opens Tuesday at 10am'],
    ['before midnight, when it closes after', '2026-03-14T23:00:00-07:00', 'Open now until 2am'],
    ['after midnight, by the day before', '2026-03-15T01:59:59-07:00', 'Open now until 2am'],
    ['between the end of the night and the morning', '2026-03-15T02:00:00-07:00', 'Opens today at 10am'],
    ['VIS-075 on a day of its own', '2026-12-24T11:00:00-08:00', 'Open now until 2pm'],
    [
      'on an exceptional day that is closed',
      '2026-11-26T11:00:00-08:00',
      'Closed today for Thanksgiving. Opens tomorrow at 10am',
    ],
    ['the evening before it', '2026-11-25T18:00:00-08:00', 'Opens Friday at 10am'],
    [
      'with words in rich text',
      '2026-12-25T11:00:00-08:00',
      'Closed today for Christmas <em>Day</em>. Opens tomorrow at 10am',
    ],
    ['far from the next opening', '2026-12-31T20:00:00-08:00', 'Opens January 7, 2027 at 10am'],
    ['near it again', '2027-01-01T20:00:00-08:00', 'Closed today. Opens Thursday at 10am'],
    ['when the hours of two days meet', '2027-01-30T23:00:00-08:00', 'Open now until 4am'],
    ['in the hour that two days share', '2027-01-31T01:15:00-08:00', 'Open now until 4am'],
    ['in the night in which clocks are set forward', '2026-03-08T01:30:00-08:00', 'Open now until 3am'],
    ['after it', '2026-03-08T03:00:00-07:00', 'Opens today at 10am'],
    ['on the morning of that day', '2026-03-08T10:00:00-07:00', 'Open now until 5:30pm'],
    ['in the night in which clocks are set back', '2026-11-01T01:30:00-08:00', 'Open now until 2am'],
    ['after it', '2026-11-01T02:00:00-08:00', 'Opens today at 10am'],
  ])('is said %s', (_case, now, expected) => {
    expect(said(hours, now)).toBe(expected)
  })

  it.each([
    ['VIS-074 replaces today’s hours', { closed: true, text: 'Closed: high wind.' }, 'Closed: high wind.'],
    ['VIS-074 without words', { closed: true }, 'Closed today'],
    ['VIS-073 that is prepared changes nothing', { closed: false, text: 'Wind.' }, 'Open now until 5:30pm'],
  ])('an emergency closure %s', (_case, emergencyClosure, expected) => {
    expect(said({ ...hours, emergencyClosure }, '2026-03-12T12:00:00-07:00')).toBe(expected)
  })

  it('names the day where a place is open for days, and no end where it never closes', () => {
    const always = { openTime: '00:00', closeTime: '00:00' }
    const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
    const dailyHours = Object.fromEntries(days.map((day) => [day, always]))
    expect(said({ dailyHours }, '2026-03-12T12:00:00-07:00')).toBe('Open day and night')
    const weekend = {
      friday: { openTime: '18:00', closeTime: '18:00' },
      saturday: { openTime: '18:00', closeTime: '15:00' },
    }
    expect(said({ dailyHours: weekend }, '2026-03-13T20:00:00-07:00')).toBe('Open now until Sunday at 3pm')
  })

  it('is closed where it opens no more, and nothing where no day is known', () => {
    expect(said({ dailyHours: {} }, '2026-03-12T12:00:00-07:00')).toBe('Closed today')
    expect(said({ standardHours: '<p>By appointment.</p>' }, '2026-03-12T12:00:00-07:00')).toBeUndefined()
  })

  it('a time that clocks leave out is the one they show instead', () => {
    const early = { dailyHours: { sunday: { openTime: '02:30', closeTime: '02:45' } } }
    expect(said(early, '2026-03-08T01:00:00-08:00')).toBe('Opens today at 3:30am')
    expect(
      said({ dailyHours: { sunday: { openTime: '02:30', closeTime: '03:00' } } }, '2026-03-08T01:00:00-08:00'),
    ).toBe('Opens March 15 at 2:30am')
  })

  it('is said in the institution’s language', () => {
    const texts = new Map(Object.entries(spanish.texts).map(([name, text]) => [`hours.${name}`, text]))
    const inSpanish = (now: string) => saidBy(hours, needsAt(now, 'es-ES', texts as never))
    expect(inSpanish('2026-03-12T12:00:00-07:00')).toBe('Abierto ahora hasta las 17:30')
    expect(inSpanish('2026-03-15T18:00:00-07:00')).toBe('Abre el martes a las 10:00')
    expect(inSpanish('2027-01-31T00:30:00-08:00')).toBe('Abierto ahora hasta las 4:00')
    expect(inSpanish('2027-02-20T00:30:00-08:00')).toBe('Abierto ahora hasta la 1:30')
  })
})

describe('what holds on the rest of the day', () => {
  it.each([
    ['its hours before they begin', '2026-03-12T08:00:00-07:00', 'Open today 10am–5:30pm'],
    ['the same while it is open', '2026-03-12T17:29:59-07:00', 'Open today 10am–5:30pm'],
    ['in the evening when it opens next', '2026-03-12T17:30:00-07:00', 'Opens tomorrow at 10am'],
    ['the hours of a day of its own', '2026-12-24T11:00:00-08:00', 'Open today 10am–2pm'],
    ['that it closes after midnight', '2026-03-14T23:00:00-07:00', 'Open today 10am–2am'],
    [
      'that it is closed, and why',
      '2026-11-26T09:00:00-08:00',
      'Closed today for Thanksgiving. Opens tomorrow at 10am',
    ],
  ])('is %s', (_case, now, expected) => {
    expect(restOfToday(hours, needsAt(now))).toBe(expected)
  })

  it('VIS-074 is never that it is open while an emergency closes it', () => {
    const closed = (text?: string) => ({ ...hours, emergencyClosure: { closed: true, text } })
    expect(restOfToday(closed('High wind.'), needsAt('2026-03-12T11:00:00-07:00'))).toBe('High wind.')
    expect(restOfToday(closed(), needsAt('2026-03-12T11:00:00-07:00'))).toBe('Closed today')
  })

  it('changes when doors close and at midnight, not when they open', () => {
    const needs = needsAt('2026-03-12T08:00:00-07:00')
    restOfToday(hours, needs)
    expect(needs.boundary.next).toEqual(new Date('2026-03-12T17:30:00-07:00'))
    const evening = needsAt('2026-03-12T18:00:00-07:00')
    restOfToday(hours, evening)
    expect(evening.boundary.next).toEqual(new Date('2026-03-13T00:00:00-07:00'))
  })

  it('is not known where no day is', () => {
    expect(restOfToday({ standardHours: '<p>By appointment.</p>' }, needsAt('2026-03-12T08:00:00-07:00'))).toBe(
      undefined,
    )
  })
})

describe('hours as they are shown', () => {
  const shown = (now: string, of: OpenHours = hours) => shownHours(of, pageContext({ now }))

  it('CLR-027 today stands alone beside the week', () => {
    expect(shown('2026-03-12T12:00:00-07:00')).toMatchObject({
      now: 'Open now until 5:30pm',
      today: '10am–5:30pm',
      isOpen: true,
    })
    expect(
      shown('2026-03-12T12:00:00-07:00')?.week.map(
        ({ day, hours: of, isToday }) => `${day} ${of}${isToday ? ' today' : ''}`,
      ),
    ).toEqual([
      'Thursday, March 12 10am–5:30pm today',
      'Friday, March 13 10am–5:30pm',
      'Saturday, March 14 10am–2am',
      'Sunday, March 15 10am–5:30pm',
      'Monday, March 16 Closed',
      'Tuesday, March 17 10am–5:30pm',
      'Wednesday, March 18 10am–5:30pm',
    ])
    expect(shown('2026-03-12T17:30:00-07:00')).not.toHaveProperty('today')
    expect(shown('2026-03-14T23:00:00-07:00')).toMatchObject({ today: '10am–2am' })
    expect(shown('2026-03-12T12:00:00-07:00', { ...hours, emergencyClosure: { closed: true } })).toMatchObject({
      now: 'Closed today',
    })
  })

  it.each([
    ['VIS-075 its own hours', '2026-12-24T09:00:00-08:00', hours, 'Thursday, December 24 10am–2pm'],
    ['VIS-075 that it is taken out', '2027-01-01T09:00:00-08:00', hours, 'Friday, January 1 Closed'],
    [
      'VIS-074 the closure, which goes before its own hours',
      '2026-12-24T09:00:00-08:00',
      { ...hours, emergencyClosure: { closed: true, text: 'High <em>wind</em>.' } },
      'Thursday, December 24 High <em>wind</em>.',
    ],
    [
      'VIS-074 a closure without words',
      '2026-03-12T09:00:00-07:00',
      { ...hours, emergencyClosure: { closed: true } },
      'Thursday, March 12 Closed',
    ],
  ])('the table of the week says of today %s', (_case, now, of, expected) => {
    const week = shown(now, of)?.week ?? []
    expect(week.filter(({ isToday }) => isToday).map(({ day, hours: own }) => `${day} ${own}`)).toEqual([expected])
    const planned = shown(now)?.week ?? []
    expect(week.slice(1)).toEqual(planned.slice(1))
  })

  it('CLR-027 VIS-074 a closure takes the place of the usual hours, which paper would show instead of it', () => {
    expect(shown('2026-03-12T12:00:00-07:00')?.usual).toContain('10am–5:30pm')
    const closure = { closed: true, text: 'High wind.' }
    const closed = shown('2026-03-12T12:00:00-07:00', { ...hours, emergencyClosure: closure })
    expect([closed?.now, closed?.usual]).toEqual(['High wind.', undefined])
  })

  it('VIS-074 a closure stands in place of what was announced for today, and for today alone', () => {
    const closure = { ...hours, emergencyClosure: { closed: true } }
    const daysOf = (now: string) => shown(now, closure)?.ahead.map(({ days }) => days)
    expect(daysOf('2026-12-24T09:00:00-08:00')?.[0]).toBe('Friday, December 25')
    expect(daysOf('2027-01-02T09:00:00-08:00')?.[0]).toBe('January 3–January 6')
  })

  it('unusual days are announced weeks ahead, those in a row as one', () => {
    const ahead = (now: string) =>
      shown(now)?.ahead.map(({ days, hours: of, reason }) => [days, of, reason].filter(Boolean).join(': '))
    expect(ahead('2026-10-20')).toEqual([])
    expect(ahead('2026-11-01')).toEqual(['Thursday, November 26: Closed: Thanksgiving'])
    expect(ahead('2026-12-10')).toEqual([
      'Thursday, December 24: 10am–2pm',
      'Friday, December 25: Closed: Christmas <em>Day</em>',
      'January 1–January 6: Closed',
    ])
    expect(ahead('2027-01-07')).toEqual(['Saturday, January 30: 12pm–1:30am', 'Sunday, January 31: 1am–4am'])
  })

  it('VIS-075 the coming seven days stand with their dates, exceptions and reasons', () => {
    const week = shown('2026-12-22T12:00:00-08:00')?.week
    expect(week?.map(({ day, hours: of, reason }) => [day, of, reason].filter(Boolean).join(': '))).toEqual([
      'Tuesday, December 22: 10am–5:30pm',
      'Wednesday, December 23: 10am–5:30pm',
      'Thursday, December 24: 10am–2pm',
      'Friday, December 25: Closed: Christmas <em>Day</em>',
      'Saturday, December 26: 10am–2am',
      'Sunday, December 27: 10am–5:30pm',
      'Monday, December 28: Closed',
    ])
    expect(shown('2026-12-22T12:00:00-08:00', { dateHours: hours.dateHours })?.week).toEqual([])
  })

  it('days are named in the language of the page', () => {
    const { clock, translate } = pageContext({ now: '2026-03-12T12:00:00-07:00' })
    const dates = createDateFormats('America/Los_Angeles', createTranslator('de'))
    expect(shownHours(hours, { clock, dates, translate })?.week[0]?.day).toBe('Donnerstag, 12. März')
  })

  it('are none without an entry', () => {
    expect(shownHours(undefined, pageContext())).toBeUndefined()
  })
})
