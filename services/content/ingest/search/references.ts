import type { Entry } from 'atrium'
import type { Catalogue, CataloguedType } from '../../catalogue/catalogue.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { loadEntries } from '../../store/rows/entries.ts'
import { PERSPECTIVES } from '../../store/tables.ts'
import { wordsOf } from './words.ts'

/** Parts of pages are nested so deep, like answers in sets of questions. */
const MAX_DEPTH = 3

interface Shown {
  /** Names of what every reader of the entry sees, like its authors. */
  keywords: readonly string[]
  /** Texts of entries that are shown within its page. */
  text: readonly string[]
}

/** Returns what is shown of the entries that a page refers to. */
export function shownWith(
  db: Database,
  catalogue: Catalogue,
  { uid }: Entry,
  type: CataloguedType,
  depth = MAX_DEPTH,
): Shown {
  const referred = db.all<{ field: string; uid: string; type: string; name: string | null }>(
    `SELECT ${texts('r.field')}, ${texts('e.uid')}, CAST(e.content_type AS BLOB) AS type,
      CAST(json_extract(e.model, '$.name') AS BLOB) AS name
      FROM published_reference r JOIN published e ON e.uid = r.to_uid WHERE r.from_uid = ?`,
    uid,
  )
  const seen = new Set(type.definition.preload)
  const parts = depth > 0 ? referred.filter((part) => isPart(catalogue, part.type)) : []
  const inner = loadEntries(
    db,
    PERSPECTIVES.published,
    parts.map((part) => part.uid),
  ).flatMap((entry): Shown[] => {
    const own = catalogue.types.get(entry.contentType) as CataloguedType
    const words = wordsOf(entry, own, catalogue)
    const within = shownWith(db, catalogue, entry, own, depth - 1)
    return [{ keywords: within.keywords, text: [words?.title ?? '', words?.text ?? '', ...within.text] }]
  })
  return {
    keywords: [
      ...referred.flatMap(({ field, name, type: other }) =>
        name !== null && seen.has(field) && !isPart(catalogue, other) ? name : [],
      ),
      ...inner.flatMap(({ keywords }) => keywords),
    ],
    text: inner.flatMap(({ text }) => text),
  }
}

/**
 * Entries that are found by what is in these: those that show one of them within their page, and those that name one
 * that is called otherwise now.
 */
export function referrersOf(
  db: Database,
  catalogue: Catalogue,
  uids: readonly string[],
  isRenamed: (uid: string) => boolean,
): Set<string> {
  const found = new Set<string>()
  const look = (uid: string, isNamed: boolean, depth: number) => {
    for (const { from, type, field, own } of db.all<{ from: string; type: string; field: string; own: string | null }>(
      `SELECT CAST(r.from_uid AS BLOB) AS "from", CAST(r.from_type AS BLOB) AS type, ${texts('r.field')},
        CAST((SELECT e.content_type FROM published e WHERE e.uid = r.to_uid) AS BLOB) AS own
        FROM published_reference r WHERE r.to_uid = ?`,
      uid,
    )) {
      const isWithin = own === null || isPart(catalogue, own)
      const isInView = catalogue.types.get(type)?.definition.preload?.includes(field) ?? false
      if (!isWithin && !(isNamed && isInView)) continue
      if (!isPart(catalogue, type)) found.add(from)
      else if (depth > 0) look(from, isNamed, depth - 1)
    }
  }
  for (const uid of uids) look(uid, isRenamed(uid), MAX_DEPTH)
  return found
}

const isPart = (catalogue: Catalogue, type: string): boolean => {
  const known = catalogue.types.get(type)
  return known?.definition.foundWithPages === true && !known.page
}
