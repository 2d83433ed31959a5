import { once } from 'node:events'
import type { Response } from 'express'
import { beginOf, endOf } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { ApiError } from '../guards/api-error.ts'
import type { AuditLine } from '../store/audit.ts'

/** Exports at once: each holds a page of lines. */
const MAX_EXPORTS = 4
let running = 0

const COLUMNS = ['first', 'last', 'writes', 'person', 'what', 'type', 'uid', 'note', 'sha256'] as const
type Line = Record<(typeof COLUMNS)[number], string | number>

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', head: `${COLUMNS.join(',')}\r\n`, write: csvLine },
  ndjson: { type: 'application/x-ndjson', head: '', write: (line: Line) => `${JSON.stringify(line)}\n` },
} as const

/**
 * Sends the lines of the audit log from a day of the institution, or a moment, up to another, some at a time.
 *
 * @throws ApiError for what is no day or moment, and for a format that there is not
 */
export async function sendAudit({ audit, site }: Desk, query: URLSearchParams, response: Response): Promise<void> {
  const { timeZone } = site.institution
  const format = FORMATS[(query.get('format') ?? 'csv') as keyof typeof FORMATS]
  if (!format) throw new ApiError(400, 'There is no such format.', 'Ask for csv or ndjson.')
  const [first, last] = [query.get('from'), query.get('to')]
  const from = first ? Date.parse(beginOf(requireMoment(first), timeZone)) : 0
  const to = last ? Date.parse(endOf(requireMoment(last), timeZone)) : Number.MAX_SAFE_INTEGER
  if (running >= MAX_EXPORTS) throw new ApiError(503, 'Others export the log at this moment.', 'Try again in a minute.')
  running++
  try {
    const lines = audit.each(from, to)
    // What cannot be read is an error, as long as nothing was sent.
    let next = await lines.next()
    const name = `audit.${query.get('format') ?? 'csv'}`
    response.set({ 'content-type': format.type, 'content-disposition': `attachment; filename="${name}"` })
    response.write(format.head)
    for (; !next.done && !response.destroyed; next = await lines.next())
      if (!response.write(format.write(lineOf(next.value))))
        await Promise.race([once(response, 'drain'), closed(response)])
    response.end()
  } finally {
    running--
  }
}

const closed = (response: Response) => new Promise<void>((resolve) => response.once('close', resolve))

const lineOf = ({ at, until, writes, person, what, type, uid, note, hash }: AuditLine): Line => ({
  ...{ first: new Date(at).toISOString(), last: new Date(until).toISOString(), writes, person, what, type, uid },
  ...{ note: note ?? '', sha256: hash ?? '' },
})

/** A text that a spreadsheet would compute is one that it shows. */
function csvLine(line: Line): string {
  const cells = COLUMNS.map((name) => String(line[name]).replace(/^(?=[=+\-@\t\r])/, "'"))
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}

/** @throws ApiError for what is no day or moment */
function requireMoment(text: string): string {
  if (/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new ApiError(400, 'This is no day or moment.', 'Write YYYY-MM-DD.')
}
