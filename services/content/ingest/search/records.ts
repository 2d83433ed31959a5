import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { contentText, MAX_LIST_BYTES, type Problem, problemOf } from '#engine/host.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { IndexedRecord, RecordFolder } from '../../catalogue/engine-types.ts'
import { isShown, namesOf, stampOf } from '../../source/files/listing.ts'
import { texts } from '../../store/bytes.ts'
import { noteEverything } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'
import { fileOrigin } from '../../store/search/document.ts'
import { entriesWithUrl, noteDue } from './entries.ts'
import { openIndex } from './index-writer.ts'
import { forgetVocabulary } from './vocabulary.ts'
import { isIndexedAt, putDocument, removeDocuments, removeEntriesAt } from './write.ts'

/** Records in one transaction. */
const RECORDS_PER_BATCH = 250
/** Ends the state of a file with records that stand in another one, too, and are indexed for that. */
const HIDDEN = ' hidden'

interface RecordFile {
  /** Inside the content directory. */
  path: string
  source: string
  folder: RecordFolder
  /** Differs when the file, or the code that reads it, may have changed. */
  state: string
}

/**
 * Brings the index up to date with the records of other applications: files that have changed are read anew, whole. While
 * one cannot be read, what it held before is found.
 *
 * @param code changes when records would be indexed otherwise; `lang`: that of all records, where it is another than the site's
 */
export async function indexRecords(
  contentDir: string,
  db: Database,
  { recordFolders, language }: Pick<Catalogue, 'recordFolders' | 'language'>,
  { code, lang }: { code: string; lang: string | undefined },
  reports: Problem[],
): Promise<void> {
  const files = recordFolders.flatMap((folder) => filesIn(contentDir, folder, `${code} ${language} ${lang}`, reports))
  const states = () => db.lookup<string>(`SELECT ${texts('file', 'state')} FROM search_file`)
  const gone = [...states().keys()].filter((path) => !files.some((file) => file.path === path))
  for (const path of gone) db.transaction(() => forgetFile(db, path, new Set()))
  // Again: what was taken out of a file may have hidden a record of one before it.
  for (const told of [reports, []]) {
    const known = states()
    for (const file of files)
      if (known.get(file.path)?.replace(HIDDEN, '') !== file.state)
        await indexFile(contentDir, db, { ...file, language, lang }, told)
  }
}

function filesIn(contentDir: string, folder: RecordFolder, code: string, reports: Problem[]): RecordFile[] {
  return namesOf(join(contentDir, folder.folder)).flatMap((name) => {
    const path = `${folder.folder}/${name}`
    const [, source] = /^([a-z][a-z0-9_]*)\.json$/.exec(name) ?? []
    if (source !== undefined) return [{ path, source, folder, state: `${stampOf(join(contentDir, path))} ${code}` }]
    const remedy = 'Name the file with lower-case letters, digits and underscores, like museum_collection_pages.json.'
    if (isShown(name) && name.endsWith('.json'))
      reports.push(problemOf(path, 'is not named like a source, and is not read', remedy))
    return []
  })
}

async function indexFile(
  contentDir: string,
  db: Database,
  file: RecordFile & { language: string; lang: string | undefined },
  reports: Problem[],
): Promise<void> {
  const { path, source, state, language, lang } = file
  const records = readRecords(contentDir, file, reports)
  if (!records) return
  const origin = fileOrigin(path)
  let hidden = ''
  try {
    db.transaction(() => forgetFile(db, path, new Set(records.map(({ url }) => url))))
    for (let start = 0; start < records.length; start += RECORDS_PER_BATCH) {
      db.transaction(() => {
        const index = openIndex(db)
        for (const record of records.slice(start, start + RECORDS_PER_BATCH)) {
          const { kind, keywords = [], ...stored } = record
          const { title, url: address, description } = record
          removeEntriesAt(db, index, address)
          if (isIndexedAt(db, address)) hidden = HIDDEN
          else
            putDocument(db, index, {
              origin,
              language,
              source,
              kind,
              lang,
              rank: 2,
              title,
              address,
              keywords,
              description,
              text: '',
              record: stored,
            })
        }
        index.flush()
      })
      await setImmediate()
    }
    db.transaction(() => {
      db.run('INSERT OR REPLACE INTO search_file VALUES (?, ?)', path, state + hidden)
      noteEverything(db)
    })
  } catch (error) {
    forgetVocabulary(db)
    throw error
  }
}

function readRecords(contentDir: string, { path, folder }: RecordFile, reports: Problem[]): IndexedRecord[] | null {
  try {
    const { records, problems } = folder.read(contentText(contentDir, path, MAX_LIST_BYTES) ?? '')
    reports.push(...problems.map((problem) => ({ file: path, ...problem })))
    return records
  } catch (error) {
    const reason = `is not valid: ${(error as Error).message}`
    reports.push(problemOf(path, reason, 'Correct the file; until then its last good records are found.'))
    return null
  }
}

/** Takes the records of a file out. @param staying addresses that come again */
function forgetFile(db: Database, path: string, staying: ReadonlySet<string>): void {
  const index = openIndex(db)
  const left = removeDocuments(db, index, fileOrigin(path)).filter((address) => !staying.has(address))
  index.flush()
  if (left.length > 0) {
    noteDue(db, entriesWithUrl(db, left))
    db.run(`UPDATE search_file SET state = '' WHERE state LIKE '%${HIDDEN}'`)
  }
  db.run('DELETE FROM search_file WHERE file = ?', path)
  noteEverything(db)
}
