import type { Log } from 'atrium'
import { type Problem, problemText } from '#engine/host.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { type Unshown, unshownEntries, unshownLine } from '../../store/unshown.ts'
import { logEmptyRoutes } from '../addresses/lost-routes.ts'
import { untoldUnaddressed } from '../addresses/reports.ts'
import type { Ingested } from '../ingest.ts'
import type { IngesterOptions } from './ingester.ts'

/** Reports that are logged one by one; the content check names them all. */
const MAX_LOGGED = 20

/** Returns what was ingested, in the log: sums, types that are not installed, routes without an entry, the worst reports. */
export function logResult(
  { read, removed, reports }: Ingested,
  db: Database,
  catalogue: Catalogue,
  { contentDir, now, log }: IngesterOptions,
): void {
  const entries = db.value<number>('SELECT count(*) AS total FROM published') ?? 0
  log.info(
    { contentDir, entries, read, removed },
    `Content: ${entries} published entries; ${read} files read, ${removed} removed.`,
  )
  for (const { content_type: contentType, uid, total } of db.all<{ content_type: string; uid: string; total: number }>(
    `SELECT ${texts('content_type', 'uid')}, total FROM (
      SELECT folder AS content_type, min(uid) AS uid, count(*) AS total FROM file WHERE state = 'raw' GROUP BY folder)`,
  ))
    log.warn({ contentType, uid, total }, `No model found for content type ${contentType} (uid ${uid})`)
  logEmptyRoutes(db, catalogue, log)
  logUnaddressed(untoldUnaddressed(db, MAX_LOGGED + 1), log)
  logUnshown(unshownEntries(db, now(), MAX_LOGGED + 1), log)
  for (const report of worstFirst(reports).slice(0, MAX_LOGGED)) log.warn({ ...report }, problemText(report))
  if (reports.length > MAX_LOGGED)
    log.warn(
      { reports: reports.length },
      `… and ${reports.length - MAX_LOGGED} more. \`npm run content:check\` lists them all.`,
    )
}

function logUnaddressed(reports: readonly Problem[], log: Log): void {
  for (const report of reports.slice(0, MAX_LOGGED)) log.info({ ...report }, problemText(report))
  if (reports.length > MAX_LOGGED)
    log.info({}, 'More entries have no address. `npm run content:check` names them all, with the reason.')
}

function logUnshown(unshown: readonly Unshown[], log: Log): void {
  if (unshown.length === 0) return
  const named = unshown.slice(0, MAX_LOGGED).map(unshownLine).join('; ')
  const more = unshown.length > MAX_LOGGED ? `; and more. \`npm run content:check\` lists them all` : ''
  log.info({}, `Entries that visitors do not see: ${named}${more}.`)
}

const worstFirst = (reports: Problem[]): Problem[] => [...reports].sort((a, b) => a.severity.localeCompare(b.severity))
