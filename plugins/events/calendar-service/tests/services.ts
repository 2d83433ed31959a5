import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Institution, Log } from 'atrium'
import { createContentFiles, rememberingLog, testInstitution } from 'atrium/testing'
import { lastGoodFiles } from '#engine/base/index.ts'
import type { Calendar } from '../calendar.ts'
import { createFileCalendar } from '../file-calendar.ts'
import { createHttpCalendar } from '../http-calendar.ts'

/** A content directory with such a calendar, and how its file is written again. */
export function calendarDirectory(text?: string) {
  const contentDir = mkdtempSync(join(tmpdir(), 'atrium-calendar-'))
  mkdirSync(join(contentDir, 'calendar'))
  const write = (words: string) => writeFileSync(join(contentDir, 'calendar/events.json'), words)
  if (text !== undefined) write(text)
  return { contentDir, files: createContentFiles(contentDir), write }
}

interface Options {
  log?: Log
  moveDate?: (date: string) => string
  institution?: Institution
}

export const fileCalendar = (
  contentDir: string,
  { log = rememberingLog(), moveDate = (date) => date, institution = testInstitution }: Options = {},
): Calendar => {
  const lastGood = lastGoodFiles(contentDir, join(contentDir, '.data'))
  return createFileCalendar({ files: createContentFiles(contentDir), lastGood, moveDate, log, institution })
}

/** A service outside; `answers` by path with query, text that is not JSON as it stands. */
export function httpCalendar(
  answers: Record<string, unknown>,
  {
    log = rememberingLog(),
    asked = [],
    now = () => new Date(0),
    institution = testInstitution,
  }: { log?: Log; asked?: string[]; now?: () => Date; institution?: Institution } = {},
): Calendar {
  const fetch = (async (address: string) => {
    const path = address.slice('https://api.example.org/v1'.length)
    asked.push(path)
    const answer = answers[path]
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    return new Response(text ?? 'nothing here', { status: answer === undefined ? 404 : 200 })
  }) as typeof globalThis.fetch
  return createHttpCalendar({ url: 'https://api.example.org/v1', now, log, fetch, institution })
}

export const night = {
  id: '40217',
  startDate: ['2026-03-14T19:30:00.000'],
  endDate: ['2026-03-14T21:00:00.000'],
  salesStatus: 'S',
  availabilityStatus: 'A',
  availabilityNum: 120,
  filter1: '',
  minPrice: '$15.00',
  maxPrice: '$1,225.50',
  multifilter1: ['center'],
  category: ['Talks,Films'],
  audience: ['General Public'],
  venueName: 'Ridge Auditorium GA',
}
export const walk = { ...night, id: '7', category: ['Tours'], audience: [], minPrice: '', maxPrice: '' }
