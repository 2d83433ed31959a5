import { gzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing'
import { calendarOf } from '../pages/large-calendar.ts'
import { openBuilt, requestFor } from './built.ts'
import { median, printTable } from './print.ts'
import { report } from './report.ts'

const [FEW, MANY] = [500, 5000]
const ROUNDS = 30
const CHOICES = ['', 'category=films', 'category=films&location=villa', 'startdate=2026-03-14&enddate=2026-03-15']

it('Q-10 a calendar of 5,000 records', async () => {
  const sites = await Promise.all(
    [FEW, MANY].map(async (size) => openBuilt(calendarOf(size), temporaryFolder(`calendar-${size}`))),
  )
  try {
    const answer = (site: (typeof sites)[number] | undefined, choice: string) =>
      site?.respond({ ...requestFor('/calendar'), query: new URLSearchParams(choice) })
    let first = performance.now()
    const page = String((await answer(sites[1], ''))?.body)
    first = performance.now() - first
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
        ['first answer with 5,000 records, index included', first.toFixed(0)],
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
