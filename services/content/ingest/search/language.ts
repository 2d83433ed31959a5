import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { noteDue } from './entries.ts'
import { forgetVocabulary } from './vocabulary.ts'

/** All of the index but for what is still to be indexed. */
const TABLES = ['search_word', 'search_block', 'search_group', 'search_document', 'search_near', 'search_file']
const FULL_TEXT = ['search_index', 'search_name']

/**
 * Begins the index anew where it was made for another language, whose words are compared in another way: every entry is
 * noted to be indexed, and the records of other applications are read again.
 *
 * @param language that of the institution, BCP 47
 */
export function indexInLanguage(db: Database, language: string): void {
  const made = db.value<string>(`SELECT ${texts('value')} FROM meta WHERE key = 'language'`)
  if (made === language) return
  db.transaction(() => {
    if (made !== undefined) {
      for (const table of TABLES) db.run(`DELETE FROM ${table}`)
      for (const table of FULL_TEXT) db.run(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`)
      noteDue(db, db.column(`SELECT ${texts('uid')} FROM published`))
    }
    db.run("INSERT OR REPLACE INTO meta VALUES ('language', ?)", language)
  })
  forgetVocabulary(db)
}
