import { isRecord } from 'atrium'
import { jsonOf, texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { momentOf } from '../../store/moments.ts'
import { sourceOf } from '../../store/rows/sources.ts'

/** What happens to an entry by itself. */
export interface Coming {
  /** ISO 8601 in UTC. */
  at: string
  what: 'publish' | 'unpublish'
  uid: string
  /** What it is published for together with others. */
  release?: string
  /** Entries that it refers to, and that visitors will not see then. */
  missing: string[]
  /** How many entries that visitors see refer to one that goes. */
  leftBehind: number
}

interface Row {
  at: string
  folder: string
  name: string
  uid: string
  first: string
}

/**
 * What is to come, in order.
 *
 * @param now ISO 8601 in UTC
 */
export function findComing(db: Database, now: string, limit: number): { coming: Coming[]; total: number } {
  const found = db.all<Row>(
    `SELECT ${texts('m.at', 'm.folder', 'm.name', 'f.uid')},
      CAST((SELECT min(o.at) FROM moment o WHERE o.folder = m.folder AND o.name = m.name) AS BLOB) AS first
      FROM moment m JOIN file f ON f.folder = m.folder AND f.name = m.name JOIN listed l ON l.uid = f.uid
      WHERE m.at > ?1 ORDER BY m.at, f.uid LIMIT ?2`,
    now,
    limit,
  )
  const total = db.value<number>('SELECT count(*) AS total FROM moment WHERE at > ?', now) ?? 0
  return {
    coming: found.map(({ at, folder, name, uid, first }) => {
      const what = at === first ? ('publish' as const) : ('unpublish' as const)
      const release = releaseIn(sourceOf(db, `${folder}/${name}`)?.text)
      return {
        ...{ at, what, uid },
        ...(release === undefined ? {} : { release }),
        missing: what === 'publish' ? unseenThen(db, uid, at) : [],
        leftBehind: what === 'unpublish' ? referrers(db, uid) : 0,
      }
    }),
    total,
  }
}

function releaseIn(text: string | undefined): string | undefined {
  const scheduled = text?.includes('"scheduled"') ? jsonOf<{ scheduled?: unknown }>(text).scheduled : undefined
  return isRecord(scheduled) && typeof scheduled.release === 'string' ? scheduled.release : undefined
}

/** Entries that a draft refers to, which are neither published nor will be by then. */
const unseenThen = (db: Database, uid: string, at: string): string[] =>
  db.column<string>(
    `SELECT DISTINCT ${texts('d.uid')} FROM preview_reference r JOIN draft d ON d.uid = r.to_uid
        WHERE r.from_uid = ?1 AND d.uid NOT IN (SELECT uid FROM published) AND NOT EXISTS (
          SELECT 1 FROM moment m WHERE ${momentOf('d.file')} AND m.at <= ?2)`,
    uid,
    at,
  )

const referrers = (db: Database, uid: string): number =>
  db.value<number>(
    'SELECT count(DISTINCT from_uid) AS total FROM published_reference WHERE to_uid = ? AND from_uid <> ?',
    uid,
    uid,
  ) ?? 0
