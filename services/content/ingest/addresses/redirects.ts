import { parseUrl, trimPath } from '#engine'
import type { Problem } from '#engine/host.ts'
import { readObject, type SideFiles } from '../../source/files/side-files.ts'
import { texts } from '../../store/bytes.ts'
import { noteChange } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'

/** Ingests `redirects.json`: addresses that have moved by hand. Loops and foreign hosts are refused. */
export function ingestRedirects(files: SideFiles, db: Database, hosts: readonly string[], reports: Problem[]): void {
  const wanted = new Map<string, string>()
  const written = readObject(files, 'redirects.json', reports) ?? {}
  for (const [from, to] of Object.entries(written)) {
    const flaw = flawOf(from, to, written, hosts)
    if (flaw) reports.push({ file: 'redirects.json', severity: 'error', field: from, ...flaw })
    else wanted.set(trimPath(from), to as string)
  }
  const known = new Map(
    db
      .all<{ path: string; target: string }>(`SELECT ${texts('path', 'target')} FROM redirect`)
      .map(({ path, target }) => [path, target]),
  )
  const paths = [...new Set([...wanted.keys(), ...known.keys()])].filter((path) => wanted.get(path) !== known.get(path))
  if (paths.length === 0) return
  db.transaction(() => {
    db.run('DELETE FROM redirect')
    for (const [path, target] of wanted) db.run('INSERT INTO redirect VALUES (?, ?)', path, target)
    noteChange(db, { uid: 'redirects', contentType: '', before: null, after: null, paths })
  })
}

function flawOf(
  from: string,
  to: unknown,
  all: Record<string, unknown>,
  hosts: readonly string[],
): { reason: string; remedy: string } | null {
  if (!from.startsWith('/')) return { reason: 'is not a valid path', remedy: 'Begin it with a slash.' }
  if (typeof to !== 'string' || !/^(?:\/(?![/\\])|https?:\/\/)/.test(to))
    return { reason: `leads to ${JSON.stringify(to)}`, remedy: 'Lead to a path or an http(s) address.' }
  if (to.startsWith('http') && !hosts.includes(parseUrl(to)?.host ?? ''))
    return {
      reason: `leads to ${to}, on a host that is not configured`,
      remedy: 'Add the host to "redirectHosts" of the institution.',
    }
  const seen = new Set<string>()
  const targets = new Map(
    Object.entries(all).map(([path, target]) => [trimPath(path), typeof target === 'string' ? trimPath(target) : '']),
  )
  for (let here: string | undefined = trimPath(from); here !== undefined; here = targets.get(here)) {
    if (seen.has(here)) return { reason: 'is part of a loop', remedy: 'Lead it to a page.' }
    seen.add(here)
  }
  return null
}
