import type { AttentionGroup, Report } from '../../client/api/contract.ts'
import { blockForms, typeForm } from '../../forms/index.ts'
import type { ListedQuery } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { commentedIn } from './commented.ts'
import { fieldLabels } from './field-labels.ts'
import { reportsOf } from './reports.ts'

const DAY = 24 * 60 * 60 * 1000
/** A draft is forgotten when nobody has touched it for so long. */
const FORGOTTEN = 28 * DAY
const SOON = 7 * DAY
const MAX_ROWS = 50

/** Returns what somebody ought to look at, the most urgent first, without groups of which there is nothing. */
export async function attention(desk: Desk): Promise<{ groups: AttentionGroup[]; reports: Report[] }> {
  const now = desk.now().getTime()
  const before = new Date(now - FORGOTTEN).toISOString()
  const soon = new Date(now + SOON).toISOString()
  // Without the studio's own store all else is listed.
  const commented = await commentedIn(desk).catch(() => [])
  const groups = [
    await group(desk, 'errors', { problems: 'errors' }),
    await group(desk, 'scheduled', { states: ['scheduled'], due: soon }),
    await group(desk, 'forgotten', {
      states: ['draft', 'changed'],
      before,
    }),
    await group(desk, 'outdated', { uids: desk.lacking?.('outdated') ?? [] }),
    await group(desk, 'comments', { uids: commented }),
    await group(desk, 'warnings', { problems: 'warnings' }),
  ]
  return { groups: groups.filter(({ rows }) => rows.length > 0), reports: await reportsOf(desk) }
}

async function group(
  { lists, rows, site }: Desk,
  what: AttentionGroup['what'],
  query: Partial<ListedQuery>,
): Promise<AttentionGroup> {
  const found = await lists.find({ ...query, limit: MAX_ROWS })
  const blocks = blockForms(site.definition)
  const severity = what === 'errors' ? 'error' : 'warning'
  const shown = await Promise.all(
    (await rows(found.rows)).map(async (row) => {
      if (what !== 'errors' && what !== 'warnings') return row
      const problems = await lists.problems(row.ref.type, row.ref.uid)
      const problem = problems.find((one) => one.severity === severity)
      if (!problem) return row
      const form = typeForm(row.ref.type, site.definition)
      return { ...row, problem: { ...problem, place: form ? fieldLabels(form, blocks, problem.field) : problem.field } }
    }),
  )
  return { what, total: found.total, rows: shown }
}
