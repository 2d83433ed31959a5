import type { Log } from 'atrium'
import { Counter, type Registry } from 'prom-client'
import { attempt } from '#engine/host.ts'

export interface BrowserErrorsOptions {
  log: Log
  metrics: Registry
  /** Milliseconds since some moment. */
  elapsed?: () => number
}

/** Lines in a minute; further errors are counted only. */
const MAX_LINES = 20
const MINUTE = 60_000
/** Characters of each text; a report as a whole is bounded by the size of its request. */
const LENGTHS = { page: 500, island: 200, error: 500, stack: 2000 } as const

/**
 * Takes what the script of a page reports of an error in the browser, and logs it. Anybody can send such a report: what it
 * says is cut, without control characters, and logged a few times a minute at most; nothing else is done with it.
 *
 * @returns takes the body of a report; false when it is not one
 */
export function createBrowserErrors({
  log,
  metrics,
  elapsed = () => performance.now(),
}: BrowserErrorsOptions): (body: string) => boolean {
  const total = new Counter({
    name: 'atrium_browser_errors_total',
    help: 'Errors that scripts of pages reported from browsers, logged or not.',
    registers: [metrics],
  })
  let begun = Number.NEGATIVE_INFINITY
  let lines = 0
  let leftOut = 0
  return (body) => {
    const report = readReport(body)
    if (!report) return false
    total.inc()
    if (elapsed() - begun >= MINUTE) {
      if (leftOut > 0) log.warn({ leftOut }, `${leftOut} further errors in browsers were not logged.`)
      begun = elapsed()
      lines = 0
      leftOut = 0
    }
    if (lines++ < MAX_LINES) {
      const { error, island, ...facts } = report
      const place = island ? `${island} failed in a browser` : 'A script failed in a browser'
      log.warn({ ...facts, ...(island && { island }) }, `${place}: ${error}`)
    } else leftOut++
    return true
  }
}

type Report = { error: string } & Partial<Record<keyof typeof LENGTHS, string>>

function readReport(body: string): Report | undefined {
  const value = attempt((): unknown => JSON.parse(body))
  if (typeof value !== 'object' || value === null) return undefined
  const report: Partial<Report> = {}
  for (const [name, length] of Object.entries(LENGTHS)) {
    const text = (value as Record<string, unknown>)[name]
    if (typeof text === 'string' && text !== '') report[name as keyof Report] = printable(text.slice(0, length))
  }
  return report.error === undefined ? undefined : (report as Report)
}

/** Without what would move the cursor of a terminal or begin a line of its own. */
const printable = (text: string): string =>
  text
    .split('\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .map((line) => line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ').trim())
    .join('\n')
