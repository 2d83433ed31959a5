import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDirectory, published, writeEntry } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'
import { note } from './report/figures.ts'

const SECRET = 'long enough a secret'
const YEARS = ['0000', '0001', '0050', '0099', '0100', '1582', '9999']
const DATES = YEARS.flatMap((year) => [`${year}-01-01T00:00:00`, `${year}-06-01`, `${year}-12-31T23:59:59Z`])

const eventOf = (date: string, number: number) =>
  published('event', {
    uid: `event_${number}`,
    title: `Evening ${number}`,
    url: `/evening-${number}`,
    event_metadata: { event_id: String(number) },
    publish_details: { time: date },
  })
const exhibitionOf = (date: string, number: number) =>
  published('exhibition', {
    uid: `exhibition_${number}`,
    title: `Exhibition ${number}`,
    url: `/exhibition-${number}`,
    start_date: date,
    end_date: number % 2 ? date : '9999-12-31',
  })

describe('Q-21 dates of any year', () => {
  const content = contentDirectory(
    published('page_calendar', { uid: 'page_calendar', title: 'Calendar', url: '/calendar' }),
    published('page_exhibitions', { uid: 'page_exhibitions', title: 'Exhibitions' }),
    published('page_what_s_on', { uid: 'whats_on', title: "What's on", url: '/whats-on' }),
    ...DATES.map(eventOf),
    ...DATES.map(exhibitionOf),
  )
  mkdirSync(join(content, 'calendar'))
  const events = DATES.map((date, number) => ({
    id: String(number),
    startDate: [date, '2026-03-20T19:30:00.000'],
    endDate: [date, '2026-03-20T21:00:00.000'],
    category: ['Talks'],
  }))
  writeFileSync(join(content, 'calendar/events.json'), JSON.stringify({ events }))
  const site = withSite({ content, environment: { CONTENT_SECRET: SECRET } })
  const numbers = DATES.map((_, number) => number)

  it.each([
    '/calendar',
    '/calendar.ics',
    '/calendar?startdate=0001-01-01&enddate=9999-12-31',
    '/whats-on',
    '/exhibitions',
    ...numbers.flatMap((number) => [`/calendar/evening-${number}`, `/exhibitions/exhibition-${number}`]),
  ])('cost no page: %s', async (path) => {
    const answer = await fetch(site.origin + path)
    expect([200, 404]).toContain(answer.status)
    if (!/-\d+$/.test(path)) expect(answer.status).toBe(200)
  })

  it('do not keep anything else from being published, and bad ones are named', async () => {
    writeEntry(content, exhibitionOf('2026-03-01', 100))
    const answer = await fetch(`${site.origin}/_content/sync`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
    })
    const { reports } = (await answer.json()) as { reports: { file: string; field: string; reason: string }[] }
    expect([answer.status, (await fetch(`${site.origin}/exhibitions/exhibition-100`)).status]).toEqual([200, 200])
    expect(reports).toContainEqual(
      expect.objectContaining({ file: 'entries/exhibition/exhibition_3.json', field: 'start_date' }),
    )
    note({ what: 'dates of odd years without an answer of 500', figure: DATES.length, target: DATES.length })
  })
})
