import { expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { calendarOf } from '../pages/large-calendar.ts'
import { openBuilt, requestFor } from './built.ts'
import { against, printTable } from './print.ts'
import { noteSections, type Root, timeOf } from './react-alone.ts'
import { report } from './report.ts'

const RECORDS = 500
const ROUNDS = 20
const CATEGORIES = ['', 'category=talks', 'category=films', 'category=courses']
const LOCATIONS = ['', 'location=center', 'location=villa']
const DATES = ['', ...['03-31', '05-31', '08-31', '12-31'].map((end) => `startdate=2026-03-14&enddate=2026-${end}`)]

/** The whole calendar, and every way to filter it by category, place and date. */
const choices = CATEGORIES.flatMap((category) =>
  LOCATIONS.flatMap((location) => DATES.map((dates) => [category, location, dates].filter(Boolean).join('&'))),
)

it('Q-10 the calendar and its filters in turn, against React alone', async () => {
  const rendered = await noteSections()
  const site = await openBuilt(calendarOf(RECORDS), temporaryFolder('filters'))
  const rows: string[][] = []
  try {
    const answer = async (choice: string) => {
      const { status } = await site.respond({ ...requestFor('/calendar'), query: new URLSearchParams(choice) })
      if (status !== 200) throw new Error(`/calendar?${choice} answers ${status}`)
    }
    const roots = new Map<string, Root[]>()
    for (const choice of choices) {
      // What is remembered of sections is not rendered: React alone has to render all of them.
      site.forget()
      rendered()
      await answer(choice)
      roots.set(choice, rendered())
    }
    expect(roots.size).toBe(60)
    for (const [what, target, which] of [
      ['the calendar, uncached', 1.5, ['']],
      ['60 filters of the calendar in turn, uncached', 2, choices],
    ] as const) {
      let own = 0
      let bare = 0
      for (let round = -3; round < ROUNDS; round++) {
        const answered = await timeOf(async () => {
          for (const choice of which) await answer(choice)
        })
        const alone = await timeOf(() => {
          for (const choice of which) for (const root of roots.get(choice) ?? []) root()
        })
        if (round < 0) continue
        own += answered
        bare += alone
      }
      const pages = ROUNDS * which.length
      rows.push([what, (bare / pages).toFixed(2), (own / pages).toFixed(2), against(own / bare, target, 2)])
      const reference = 'React rendering the same sections in a bare loop, processor time'
      report({ id: 'Q-10', what, figure: own / bare, unit: 'ratio', target, relation: '≤', reference })
    }
    printTable('The calendar, no page cache', ['milliseconds a page', 'React', 'whole', 'ratio'], rows)
  } finally {
    await site.close()
  }
})
