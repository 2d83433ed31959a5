import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { BLOCK_SIZE } from '../../store/search/block.ts'
import { uidOfOrigin } from '../../store/search/document.ts'
import { noteDue } from './entries.ts'

/** A full block of which less is left is given up: what is left of it is indexed anew. */
const LEAST = BLOCK_SIZE / 4

/** Notes entries to be indexed anew that are the last of many: numbers that lead to nothing take room, and time. */
export function noteScattered(db: Database): void {
  const scattered = 'SELECT block FROM search_block WHERE used >= ? AND live > 0 AND live < ?'
  for (const block of db.column<number>(scattered, BLOCK_SIZE, LEAST)) {
    const left = db.column<string>(
      `SELECT ${texts('origin')} FROM search_document WHERE id >= ? AND id < ? AND record IS NULL`,
      ...[block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE],
    )
    if (left.length > 0) noteDue(db, left.map(uidOfOrigin))
  }
}

/** Takes out the words of blocks of which no document is left. Numbers go on from the newest, which stays. */
export function dropEmptyBlocks(db: Database): void {
  const empty = 'SELECT block FROM search_block WHERE live = 0 AND block < (SELECT max(block) FROM search_block)'
  if (!db.first(`${empty} LIMIT 1`)) return
  db.transaction(() => {
    db.run(`DELETE FROM search_word WHERE block IN (${empty})`)
    db.run(`DELETE FROM search_block WHERE block IN (${empty})`)
  })
}
