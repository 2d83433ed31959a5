import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createBrowserErrors } from './browser-errors.ts'

function setUp() {
  const lines: [Record<string, unknown>, string][] = []
  const log = {
    info() {},
    error() {},
    warn: (facts: Record<string, unknown>, message: string) => void lines.push([facts, message]),
  }
  const metrics = new Registry()
  let time = 0
  const take = createBrowserErrors({ log, metrics, elapsed: () => time })
  return {
    lines,
    take: (report: unknown) => take(JSON.stringify(report)),
    takeText: take,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
    total: async () => (await metrics.getSingleMetric('atrium_browser_errors_total')?.get())?.values[0]?.value,
  }
}

it('logs what a page reports, naming the island and the page', () => {
  const { lines, take } = setUp()
  expect(take({ page: '/news', island: '/a.js', error: 'TypeError: No list.', stack: 'at a.js:1:2', more: 'x' })).toBe(
    true,
  )
  expect(take({ page: '/news', error: 'Error: Late.' })).toBe(true)
  expect(lines).toEqual([
    [{ page: '/news', island: '/a.js', stack: 'at a.js:1:2' }, '/a.js failed in a browser: TypeError: No list.'],
    [{ page: '/news' }, 'A script failed in a browser: Error: Late.'],
  ])
})

it('Q-24 takes no more than a few lines a minute, and says what it left out', async () => {
  const { lines, take, wait, total } = setUp()
  for (let count = 0; count < 100; count++) take({ error: `Error ${count}` })
  expect(lines).toHaveLength(20)
  wait(60_000)
  take({ error: 'Error of the next minute' })
  expect(lines.slice(20).map(([, message]) => message)).toEqual([
    '80 further errors in browsers were not logged.',
    'A script failed in a browser: Error of the next minute',
  ])
  expect(await total()).toBe(101)
})

it('believes nothing: texts are cut, control characters taken out, and anything else refused', async () => {
  const { lines, take, takeText, total } = setUp()
  for (const wrong of [null, 5, [], {}, { error: 5 }, { error: '' }]) expect(take(wrong)).toBe(false)
  for (const wrong of ['', 'no JSON', '{"error":']) expect(takeText(wrong)).toBe(false)
  expect(await total()).toBe(0)
  take({ error: `\u001b[2J\r\u009b1A${'long '.repeat(1000)}`, stack: 'a\n\u0007b' })
  expect(lines[0]?.[1]).toMatch(/^A script failed in a browser: \[2J {2}1Along long/)
  expect(lines[0]?.[1].length).toBeLessThan(560)
  expect(lines[0]?.[0]).toEqual({ stack: 'a\nb' })
})
