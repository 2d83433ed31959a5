import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { calendarOf } from '../pages/large-calendar.ts'
import { openBuilt, requestFor } from './built.ts'
import { median, printTable } from './print.ts'
import { report } from './report.ts'

const DATES = 20
const [FEW, MANY] = [500, 5000]
const ROUNDS = 30
const CHOICES = ['', 'category=films', 'category=films&location=villa', 'startdate=2026-03-14&enddate=2026-03-15']

/** Milliseconds of some work, and of the longest turn that it took others. */
async function measured(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await setTimeout(20)
  delay.reset()
  const begun = performance.now()
  await work()
  const took = performance.now() - begun
  await setTimeout(20)
  delay.disable()
  return { took, longest: delay.max / 1e6 }
}

/** The same of the first answer after the store told of a change of one event. */
async function measuredPublish(site: Awaited<ReturnType<typeof openBuilt>>, ask: () => Promise<unknown>) {
  const [entry = null] = await site.store.get(['event_7'])
  site.changed([{ revision: 0, uid: 'event_7', contentType: 'event', before: entry, after: entry, paths: [] }])
  return measured(ask)
}

it('Q-10 a calendar of 5,000 records', async () => {
  const sites = await Promise.all(
    [FEW, MANY].map(async (size) => openBuilt(calendarOf(size, DATES), temporaryFolder(`calendar-${size}`))),
  )
  try {
    const answer = (site: (typeof sites)[number] | undefined, choice: string) =>
      site?.respond({ ...requestFor('/calendar'), query: new URLSearchParams(choice) })
    let page = ''
    const first = await measured(async () => {
      page = String((await answer(sites[1], ''))?.body)
    })
    const published = await measuredPublish(sites[1] as (typeof sites)[number], async () => answer(sites[1], ''))
    const { document } = new JSDOM(page).window
    expect(document.querySelector('main [role=status]')?.textContent).toContain('5,000 results')
    const times = sites.map((): number[] => [])
    for (let round = -5; round < ROUNDS; round++)
      for (const [index, site] of sites.entries()) {
        const begun = performance.now()
        for (const choice of CHOICES) await answer(site, choice)
        if (round >= 0) times[index]?.push((performance.now() - begun) / CHOICES.length)
      }
    const [few = [], many = []] = times
    const ratio = median(many.map((time, round) => time / (few[round] as number)))
    printTable(
      'The calendar (Q-10)',
      ['', 'milliseconds'],
      [
        ['first answer with 5,000 records of 20 dates, index included', first.took.toFixed(0)],
        ['longest turn of the loop meanwhile', first.longest.toFixed(0)],
        ['first answer after one of them was published', published.took.toFixed(0)],
        ['longest turn of the loop meanwhile', published.longest.toFixed(0)],
        ['another choice, not in the cache, of 500 records', median(few).toFixed(2)],
        ['another choice, not in the cache, of 5,000 records', median(many).toFixed(2)],
      ],
    )
    const line = { id: 'Q-10', relation: '≤' } as const
    const bytes = gzipSync(page).length / 1024
    report({ ...line, what: 'calendar of 5,000, HTML', figure: bytes, unit: 'kB', target: 16, reference: 'gzip' })
    const elements = document.querySelectorAll('*').length
    report({
      ...line,
      what: 'calendar of 5,000, elements',
      figure: elements,
      unit: '',
      target: 1000,
      reference: 'count',
    })
    const reference = 'the same with 500 records, in turns'
    report({ ...line, what: 'choice from the index, uncached', figure: ratio, unit: 'ratio', target: 2, reference })
  } finally {
    for (const site of sites) await site.close()
  }
})
