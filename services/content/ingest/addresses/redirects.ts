import { type Institution, trimPath, withoutBasePath } from 'atrium'
import type { Problem } from '#engine/host.ts'
import { readObject, type SideFiles } from '../../source/files/side-files.ts'
import { redirectFlaws } from '../../source/redirects/rules.ts'
import { texts } from '../../store/bytes.ts'
import { noteChange } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'
import { lookForMoves } from './moves.ts'

/** Ingests `redirects.json`: addresses that have moved. Loops and foreign hosts are refused. */
export function ingestRedirects(
  files: SideFiles,
  db: Database,
  institution: Pick<Institution, 'redirectHosts' | 'languages' | 'basePath'>,
  reports: Problem[],
): void {
  const wanted = new Map<string, string>()
  const written = readObject(files, 'redirects.json', reports) ?? {}
  const flawOf = redirectFlaws(written, institution.redirectHosts)
  const isOwn = ([from]: [string, unknown]) => Number(begins(from, institution.basePath))
  // What is said of this language alone wins over what is said of all.
  for (const [from, to] of Object.entries(written).sort((a, b) => isOwn(a) - isOwn(b))) {
    const flaw = flawOf(from, to)
    if (flaw) reports.push({ file: 'redirects.json', severity: 'error', field: from, ...flaw })
    else if (isOfThisLanguage(from, institution))
      wanted.set(trimPath(withoutBase(from, institution)), withoutBase(to as string, institution))
  }
  const known = db.lookup<string>(`SELECT ${texts('path', 'target')} FROM redirect`)
  const paths = [...new Set([...wanted.keys(), ...known.keys()])].filter((path) => wanted.get(path) !== known.get(path))
  if (paths.length === 0) return
  db.transaction(() => {
    db.run('DELETE FROM redirect')
    lookForMoves(db)
    for (const [path, target] of wanted) db.run('INSERT INTO redirect VALUES (?, ?)', path, target)
    for (const outbox of ['published', 'preview'] as const)
      noteChange(db, outbox, { uid: 'redirects', contentType: '', before: null, after: null, paths })
  })
}

const begins = (path: string, basePath: string): boolean =>
  basePath !== '' && withoutBasePath(path, basePath) !== undefined

/** Addresses that begin as those of another language are none of this one. */
const isOfThisLanguage = (
  path: string,
  { languages, basePath }: Pick<Institution, 'languages' | 'basePath'>,
): boolean => !languages.some((other) => other.path !== basePath && begins(path, other.path))

const withoutBase = (path: string, { basePath }: Pick<Institution, 'basePath'>): string =>
  withoutBasePath(path, basePath) ?? path
