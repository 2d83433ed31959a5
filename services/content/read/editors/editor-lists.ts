import { coalesceRuns, type Problem, Slices } from '#engine/host.ts'
import { jsonOf, texts } from '../../store/bytes.ts'
import { revisionOf } from '../../store/changes.ts'
import { Database } from '../../store/database.ts'
import { searchText } from '../search/find.ts'
import { type CheckEntry, checkListed } from './checked.ts'
import { type Coming, findComing } from './coming.ts'
import { findAt, findListed, findPageWith, type ListedEntry, type ListedQuery } from './find.ts'
import { NOTE_ALL, NOTE_CHANGED, OWN_TABLES } from './tables.ts'

/** So many entries are found by their text. */
const MAX_FOUND = 500
/** Lists wait for what is said of so many entries, as after a save; of more, as after the start, it is added later. */
const FEW = 20

export interface EditorListsOptions {
  /** The store file. It has to be there. */
  path: string
  /** In which the words of the store are compared, BCP 47. */
  language: string
  now: () => Date
  /** Resolves when the store has what lists are to show of what was written; absent: it has. */
  ready?: () => Promise<void>
  /** Checks entries against all others in the store of the connection. */
  checkOver(db: Database): CheckEntry
}

/** Lists of entries as editors need them: all of them, whatever visitors see, by state, problems and words. */
export interface EditorLists {
  find(query: ListedQuery): Promise<{ rows: ListedEntry[]; total: number }>
  /** How many entries each type has. */
  counts(): Promise<ReadonlyMap<string, number>>
  /** Resolves when every entry was checked that is to be. */
  checked(): Promise<void>
  /** Returns what there is to say of an entry, of its draft where there is one, also in view of all others. */
  problems(type: string, uid: string): Promise<Problem[]>
  /** In how many entries each block is, by its name in the model. */
  blockUses(): Promise<ReadonlyMap<string, number>>
  /** How many entries lead to each of some files, by their addresses. */
  fileUses(addresses: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Entries that have an address, drafts in place of what is published, as the store is now: nobody waits for others. */
  at(path: string): ListedEntry[]
  /** Addresses that an entry has, and had. */
  addresses(uid: string): Promise<string[]>
  /** Entries that have left these addresses, by address. */
  leftBy(paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** A page that refers to an entry, as the store is now: nobody waits for what was just written. */
  pageWith(uid: string): ListedEntry | undefined
  /** What happens to entries by itself, in order: no more than so many, of all that there are. */
  coming(limit: number): Promise<{ coming: Coming[]; total: number }>
  /** Where other entries refer to one: uid and field, in model spelling. */
  uses(uid: string): Promise<{ uid: string; field: string }[]>
  close(): void
}

/** Opens such lists over the store, on a connection of their own. */
export function openEditorLists({ path, language, now, ready, checkOver }: EditorListsOptions): EditorLists {
  const slices = new Slices()
  let opened: Database | undefined
  let known: number | undefined
  let checkNow: CheckEntry | undefined

  let checking: Promise<void> | undefined
  const check = (db: Database) => {
    const current = () => {
      checkNow ??= checkOver(db)
      return checkNow
    }
    checking ??= checkListed(db, { check: current, isWanted: () => opened === db })
      // A store that is made again meanwhile is checked then.
      .catch(() => undefined)
      .finally(() => {
        checking = undefined
      })
  }
  const close = () => {
    opened?.close()
    opened = undefined
    known = undefined
    checkNow = undefined
  }
  const open = (): Database => {
    if (opened?.isInPlace() === false) close()
    if (!opened) {
      opened = new Database(path)
      opened.execute(OWN_TABLES)
    }
    return opened
  }
  const refresh = async () => {
    await ready?.()
    const db = open()
    const revision = revisionOf(db, 'preview')
    if (revision !== known) {
      noteUnchecked(db, known, revision)
      known = revision
      checkNow = undefined
    }
    const isFew = db.all(`SELECT 1 FROM unchecked LIMIT ${FEW + 1}`).length <= FEW
    check(db)
    if (isFew) await checking
  }
  const refreshes = coalesceRuns<void, void>(refresh, () => undefined)
  /** Asks when the store has all that it is to have. */
  const asked = async <Answer>(ask: (db: Database) => Answer | Promise<Answer>): Promise<Answer> => {
    await refreshes.run()
    return ask(open())
  }
  /** Rows by what a column says. */
  const totals = (column: string, from: string, ...values: string[]) =>
    asked((db) =>
      db.lookup<number>(`SELECT ${texts(column)}, count(*) AS total FROM ${from} GROUP BY ${column}`, ...values),
    )

  return {
    find: (query) =>
      asked(async (db) => {
        const term = query.words?.trim()
        const found = term
          ? await searchText(db, language, { term, from: 0, size: MAX_FOUND }, { now: now(), slice: slices.begin() })
          : null
        const uids = (found?.hits ?? []).flatMap((hit) => ('uid' in hit ? hit.uid : []))
        return findListed(db, query, { language, found: uids })
      }),
    counts: () => totals('type', 'listed'),
    problems: (type, uid) =>
      asked((db) => [reportsOf(db, type, uid), foundOf(db, uid)].flatMap((problems) => jsonOf<Problem[]>(problems))),
    blockUses: () => totals('block', 'block_use'),
    fileUses: (addresses) =>
      totals('address', 'file_use WHERE address IN (SELECT value FROM json_each(?))', JSON.stringify(addresses)),
    at: (path) => findAt(open(), path),
    addresses: (uid) =>
      asked((db) =>
        db.column<string>(
          `SELECT ${texts('path')} FROM (SELECT path FROM published_path WHERE uid = ?1 AND path IS NOT NULL
              UNION SELECT path FROM former_path WHERE uid = ?1) ORDER BY path`,
          uid,
        ),
      ),
    leftBy: (paths) =>
      asked((db) =>
        db.lookup(
          `SELECT ${texts('f.path', 'f.uid')} FROM json_each(?) wanted JOIN former_path f ON f.path = wanted.value`,
          JSON.stringify(paths),
        ),
      ),
    pageWith: (uid) => findPageWith(open(), uid),
    coming: (limit) => asked((db) => findComing(db, now().toISOString(), limit)),
    uses: (uid) =>
      asked((db) =>
        db.all<{ uid: string; field: string }>(
          `SELECT CAST(from_uid AS BLOB) AS uid, ${texts('field')} FROM preview_reference
            WHERE to_uid = ? ORDER BY from_uid, field`,
          uid,
        ),
      ),
    checked: () => asked(() => checking),
    close,
  }
}

/** Has entries checked that may have something else said of them: what changed, and what refers to that, or all. */
function noteUnchecked(db: Database, known: number | undefined, revision: number): void {
  const changes = db.value('SELECT count(*) FROM preview_change WHERE revision > ?', known ?? 0)
  if (known !== undefined && changes === revision - known) db.run(NOTE_CHANGED, known)
  else db.run(NOTE_ALL)
}

/** Of the draft where there is one: a name with an ending more comes first. */
const reportsOf = (db: Database, type: string, uid: string): string =>
  db.value<string>(
    `SELECT CAST(coalesce(reports, '[]') AS BLOB) AS reports FROM file WHERE uid = ? AND folder = ? ORDER BY name LIMIT 1`,
    uid,
    type,
  ) ?? '[]'

const foundOf = (db: Database, uid: string): string =>
  db.value<string>(`SELECT ${texts('found')} FROM checked WHERE uid = ?`, uid) ?? '[]'
