import { defined, isRecord } from 'atrium'
import { type Problem, Slices } from '#engine/host.ts'
import { type ChangedRedirect, type RedirectChange, withChanges } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError, ProblemsError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import { rowsByUid } from '../lists/rows-by-uid.ts'
import { pageIn } from '../queries/query.ts'
import { readConfiguration, requireSeen, requireValue, writeValue } from './files.ts'
import { asWritten, readRedirectLines } from './redirect-lines.ts'
import { redirectJudge } from './redirect-problems.ts'

/** So many are changed at once, and named of a dry run. */
const MAX_CHANGES = 20_000
const MAX_NAMED = 200
const MAX_ADDRESS = 2000

/** Redirects by address, some at a time, with the entry that has left the address. */
export async function listRedirects(desk: Desk, query: URLSearchParams) {
  const { path, hash, value } = await readConfiguration(desk, 'redirects')
  if (!value) return { path, hash, isReadable: false, rows: [], total: 0, next: null }
  const words = (query.get('q') ?? '').trim().toLowerCase()
  const found = Object.entries(value)
    .filter(([from, to]) => `${from} ${String(to)}`.toLowerCase().includes(words))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const { from: first, limit } = pageIn(query)
  const shown = found.slice(first, first + limit)
  const left = await desk.lists.leftBy(shown.map(([from]) => from))
  const entries = await rowsByUid(desk, left.values())
  const judge = redirectJudge(desk, value)
  const rows = []
  for (const [from, to] of shown) {
    const row = entries.get(left.get(from) ?? '')
    const target = typeof to === 'string' ? to : JSON.stringify(to)
    const leftBy = row && { ref: row.ref, title: row.title }
    rows.push(defined({ from, to: target, leftBy, problems: await judge(from, to) }))
  }
  const next = first + limit < found.length ? String(first + limit) : null
  return { path, hash, isReadable: true, rows, total: found.length, next }
}

/** Says what changes would do, and what is wrong with them. Nothing is written. */
export async function checkRedirects(desk: Desk, sent: Sent) {
  const { changes, unread } = changesIn(desk, sent)
  const file = await readConfiguration(desk, 'redirects')
  const { changed, problems } = await judged(desk, requireValue(file), changes)
  const count = (is: (one: ChangedRedirect) => boolean) => changed.filter(is).length
  return {
    added: count(({ was, to }) => was === null && to !== null),
    changed: count(({ was, to }) => was !== null && to !== null),
    removed: count(({ to }) => to === null),
    same: changes.length - changed.length,
    rows: changed.slice(0, MAX_NAMED),
    problems: problems.slice(0, MAX_NAMED),
    errors: problems.filter(({ severity }) => severity === 'error').length,
    warnings: problems.filter(({ severity }) => severity === 'warning').length,
    unread: unread.slice(0, MAX_NAMED),
    hash: file.hash,
  }
}

export async function saveRedirects(desk: Desk, sent: Sent, session: Session) {
  const { changes } = changesIn(desk, sent)
  const file = await readConfiguration(desk, 'redirects')
  const before = requireValue(file)
  requireSeen(file, sent)
  const { redirects, problems } = await judged(desk, before, changes)
  if (problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems.slice(0, MAX_NAMED))
  const written = await writeValue(desk, file, redirects, sent, session)
  await desk.shown()
  return { ...written, problems: problems.slice(0, MAX_NAMED) }
}

async function judged(desk: Desk, before: Record<string, unknown>, changes: readonly RedirectChange[]) {
  const { redirects, changed } = withChanges(before, changes)
  const judge = redirectJudge(desk, redirects)
  const problems: Problem[] = []
  const slice = new Slices().begin()
  for (const { from, to } of changed) {
    if (to !== null) problems.push(...(await judge(from, to)))
    // Others have their turn.
    await slice.rest()
  }
  return { redirects, changed, problems }
}

/** @returns what is to be changed, as it is given or in lines of text */
function changesIn({ site }: Desk, { changes, lines }: Sent): { changes: RedirectChange[]; unread: number[] } {
  const { siteUrl } = site.institution
  const read =
    typeof lines === 'string'
      ? readRedirectLines(lines, siteUrl)
      : { lines: requireChanges(changes).map((change) => asWritten(change, siteUrl)), unread: [] }
  if (read.lines.length > MAX_CHANGES)
    throw new ApiError(413, 'These are more than {most} redirects at once.', 'Part them into several.', {
      most: MAX_CHANGES,
    })
  return { changes: read.lines, unread: read.unread }
}

function requireChanges(changes: unknown): RedirectChange[] {
  const isAddress = (value: unknown) => typeof value === 'string' && value.length <= MAX_ADDRESS && value.isWellFormed()
  const isChange = (one: unknown): one is RedirectChange =>
    isRecord(one) && isAddress(one.from) && (one.to === null || isAddress(one.to))
  if (Array.isArray(changes) && changes.every(isChange)) return changes
  throw new ApiError(
    400,
    'These are no redirects.',
    'Give each an address and where it leads, of at most {most} characters.',
    { most: MAX_ADDRESS },
  )
}
