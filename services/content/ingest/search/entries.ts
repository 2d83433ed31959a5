import { setImmediate } from 'node:timers/promises'
import { entryHref, foreignLanguage, OWN_SOURCE } from 'atrium'
import { attempt } from '#engine/host.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { texts } from '../../store/bytes.ts'
import { noteEverything } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'
import { loadEntries } from '../../store/rows/entries.ts'
import { entryOrigin } from '../../store/search/document.ts'
import { PERSPECTIVES } from '../../store/tables.ts'
import { type IndexWriter, openIndex } from './index-writer.ts'
import { referrersOf, shownWith } from './references.ts'
import { wordsOf } from './words.ts'
import { isIndexedAt, putDocument, removeDocuments } from './write.ts'

/** Entries indexed in one transaction. */
const ENTRIES_PER_BATCH = 250

/**
 * Brings the index up to date with published entries, once their addresses are stored: only what a visitor can be led to
 * is found.
 *
 * @param uids entries that were put or taken out, or whose addresses are others
 * @param renamed those of them that are called otherwise than before
 */
export function indexEntries(
  db: Database,
  catalogue: Catalogue,
  uids: readonly string[],
  renamed: (uid: string) => boolean,
): void {
  const all = new Set([...uids, ...referrersOf(db, catalogue, uids, renamed)])
  const index = openIndex(db)
  for (const uid of all) indexEntry(db, index, catalogue, uid)
  index.flush()
}

/** Notes entries to be indexed at the end of the run: when much changes, each is indexed once. */
export function noteDue(db: Database, uids: readonly string[]): void {
  db.run('INSERT OR IGNORE INTO search_due SELECT value FROM json_each(?)', JSON.stringify(uids))
}

/** Indexes what was noted, also by a run that did not come to its end. */
export async function indexDue(db: Database, catalogue: Catalogue): Promise<void> {
  const next = () => db.column<string>(`SELECT ${texts('uid')} FROM search_due LIMIT ${ENTRIES_PER_BATCH}`)
  let due = next()
  if (due.length === 0) return
  db.transaction(() => {
    const all = db.column<string>(`SELECT ${texts('uid')} FROM search_due`)
    noteDue(db, [...referrersOf(db, catalogue, all, () => true)])
  })
  for (; due.length > 0; due = next()) {
    db.transaction(() => {
      const index = openIndex(db)
      for (const uid of due) indexEntry(db, index, catalogue, uid)
      index.flush()
      db.run('DELETE FROM search_due WHERE uid IN (SELECT value FROM json_each(?))', JSON.stringify(due))
      noteEverything(db)
    })
    await setImmediate()
  }
}

function indexEntry(db: Database, index: IndexWriter, catalogue: Catalogue, uid: string): void {
  removeDocuments(db, index, entryOrigin(uid))
  const [entry] = loadEntries(db, PERSPECTIVES.published, [uid])
  const type = entry && catalogue.types.get(entry.contentType)
  const address = entry && entryHref(entry)
  if (!entry || !type || !address || isIndexedAt(db, address)) return
  // Where the content type fails on the entry, that was said when the entry was stored.
  const words = attempt(() => wordsOf(entry, type, catalogue))
  if (!words || (type.definition.foundWithPages && !type.page)) return
  const shown = shownWith(db, catalogue, entry, type)
  const called = [entry.title, (entry.path ?? '').replace(/[/-]/g, ' ')]
  putDocument(db, index, {
    ...words,
    language: catalogue.language,
    text: [words.text, ...shown.text].join(' '),
    keywords: [...words.keywords, ...shown.keywords, ...called],
    address,
    origin: entryOrigin(uid),
    source: OWN_SOURCE,
    lang: foreignLanguage(entry, catalogue.language),
    rank: type.page && !type.page.route.includes(':') ? 0 : 1,
    date: entry.datePublished ?? entry.updatedAt,
  })
}

/** Uids of published entries that lead to one of these addresses. */
export const entriesWithUrl = (db: Database, addresses: readonly string[]): string[] =>
  db.column<string>(
    `SELECT ${texts('uid')} FROM published WHERE json_extract(model, '$.url') IN (SELECT value FROM json_each(?))`,
    JSON.stringify(addresses),
  )
