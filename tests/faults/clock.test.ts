import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dayAfter } from 'atrium'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { weeksSince } from '#engine/time/stored-dates.ts'
import { ANCHOR } from '../browser/anchor.ts'
import { WITH_ROOM } from '../browser/node-options.ts'
import { thinOut } from '../demo-files.ts'
import { demoContent } from '../pages/demo-content.ts'
import { addOddHours, turnsOf } from './clock/odd-hours.ts'
import { isThorough, note } from './report/figures.ts'

const MINUTE = 60_000
const isEveryMinute = process.env.FAULTS_CLOCK === 'every minute'
/** Each ends with a midnight; that of the first moves the demo content by a week, that of the last begins a year. */
const days = {
  'a day': '2026-03-20',
  'the day that clocks go forward': '2026-03-08',
  'the day that clocks go back': '2026-11-01',
  'New Year’s Eve': '2026-12-31',
}
const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']
const rounds = Object.entries(days).flatMap(([name, day], index) =>
  (isThorough ? zones : [zones[index % zones.length] as string]).map((zone) => ({ name, day, zone })),
)

const folder = mkdtempSync(join(tmpdir(), 'atrium-clock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const content = demoContent()
// The rest of the demo has no dates that a page of these shows, and would be read anew for each day.
if (!isThorough) thinOut(content, 3, ['event', 'exhibition', 'series_item', 'tour'])
/** The day as it is written, before the demo content is moved. */
const writtenOf = (day: string) => dayAfter(day, -7 * weeksSince(ANCHOR.slice(1, 11), day))
const oddPaths = new Map(
  [...new Set(Object.values(days).map(writtenOf))].map((day) => [day, addOddHours(content, day)] as const),
)
const often = ['/calendar', '/calendar/object-of-the-day', '/exhibitions', '/whats-on']
const seldom = [
  '/',
  '/calendar?category=talks',
  '/exhibitions/two-rooms',
  '/whats-on/plan-a-day',
  '/whats-on/slow-evenings',
  '/salt-and-light',
]

/** The instants to look at: before and at each turn; for `npm run faults` also after it, with `-- clock` every minute. */
function instantsOf(day: string): number[] {
  const turns = turnsOf(day)
  const around = turns.flatMap((turn) => [turn - MINUTE, turn, ...(isThorough ? [turn + MINUTE] : [])])
  const first = Math.min(...around)
  const minutes = isEveryMinute ? (Math.max(...around) - first) / MINUTE : 0
  const between = Array.from({ length: minutes }, (_, index) => first + index * MINUTE)
  return [...new Set([...around, ...between])].sort((a, b) => a - b)
}

async function follow(day: string, zone: string) {
  const data = mkdtempSync(join(folder, 'data-'))
  const task = {
    dist: join(import.meta.dirname, '../../dist'),
    content,
    data,
    instants: instantsOf(day),
    paths: [...often, ...(isThorough ? seldom : []), ...(oddPaths.get(writtenOf(day)) as string[])],
  }
  const child = spawn(process.execPath, [...WITH_ROOM, join(import.meta.dirname, 'clock/follow.mjs')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', TZ: zone },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  child.stdin.end(JSON.stringify(task))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  try {
    return JSON.parse(output.trim().split('\n').at(-1) as string)
  } catch {
    throw new Error(`No answer from ${zone}: ${output}${errors}`)
  }
}

describe('EVT-037 EVT-120 EVT-123 EVT-126 EVT-203 EVT-214 CLR-016 a kept page follows the clock', () => {
  it.each(rounds)('through $name, on a server in $zone', { timeout: 3_600_000 }, async ({ day, zone }) => {
    const { wrong, statuses, pages, steps, changes, renders, expired } = await follow(day, zone)
    note(
      { what: 'pages', figure: pages },
      { what: 'steps', figure: steps },
      { what: 'changes of a page', figure: changes },
      { what: 'pages that expired', figure: expired - pages, target: 'changes' },
      { what: 'renders, with facts asked for anew', figure: renders },
    )
    console.log(
      `${day}, ${zone}: ${pages} pages, ${steps} steps, ${changes} changes, ${expired - pages} expired, ${renders} renders`,
    )
    expect(wrong).toEqual([])
    expect(changes).toBeGreaterThan(pages)
    // Pages that look at the day expire at midnight, whether or not it changes them.
    expect(expired - pages).toBeLessThanOrEqual(changes + 3 * pages)
    for (const [path, status] of statuses) expect([path, status]).toEqual([path, '200'])
  })
})
