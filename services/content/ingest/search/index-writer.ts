import type { Database } from '../../store/database.ts'
import { BLOCK_SIZE, type BlockFacts, nameId, numbersOf, postingOf } from '../../store/search/block.ts'

interface Block extends BlockFacts {
  number: number
  /** Places that were given to documents, and how many of these are still there. */
  used: number
  live: number
}

/** A document, as the index knows it. */
export interface NumberedDocument {
  group: number
  rank: number
  day: number
  /** Words of its title. */
  length: number
  /** Where each of its words is, as bits of `FIELD`. */
  fields: ReadonlyMap<string, number>
  /** Stems in their order: of title, keywords, description and text. */
  columns: readonly [string, string, string, string]
  /** Words of its title, as they are completed. */
  name: string
}

export type IndexWriter = ReturnType<typeof openIndex>

/**
 * The index, for one transaction: what is added and removed is written by `flush`, all at once. Documents of a batch share
 * most of their words, and full-text tables write a piece for each row that comes out of order.
 */
export function openIndex(db: Database) {
  const blocks = new Map<number, Block>()
  const words = new Map<number, Map<string, number[]>>()
  const removed: { id: number; name: number }[] = []
  const added: { id: number; columns: NumberedDocument['columns']; name: number; tokens: string }[] = []
  let newest: Block | undefined

  const blockAt = (number: number): Block | undefined => {
    const block = blocks.get(number) ?? readBlock(db, number)
    if (block) blocks.set(number, block)
    return block
  }
  const withRoom = (): Block => {
    newest ??= blockAt(db.value<number | null>('SELECT max(block) AS block FROM search_block') ?? 0)
    if (!newest || newest.used >= BLOCK_SIZE) {
      newest = emptyBlock((newest?.number ?? 0) + 1)
      blocks.set(newest.number, newest)
    }
    return newest
  }

  return {
    /** Takes a document in. @returns its id, which no other document ever had */
    add({ group, rank, day, length, fields, columns, name }: NumberedDocument): number {
      const block = withRoom()
      const place = block.used++
      block.live++
      block.groups[place] = group
      block.days[place] = day
      block.lengths[place] = Math.min(255, length)
      const id = block.number * BLOCK_SIZE + place
      const inBlock = words.get(block.number) ?? new Map<string, number[]>()
      words.set(block.number, inBlock)
      for (const [word, bits] of fields) {
        const postings = inBlock.get(word)
        if (postings) postings.push(postingOf(id, bits))
        else inBlock.set(word, [postingOf(id, bits)])
      }
      added.push({ id, columns, name: nameId(id, { rank, day }), tokens: name })
      return id
    },

    /** Takes a document out. Its words keep its number, which leads to nothing any more. */
    remove(id: number): void {
      const block = blockAt(Math.floor(id / BLOCK_SIZE))
      const place = id % BLOCK_SIZE
      const group = block?.groups[place]
      if (!block || !group) return
      const rank = db.value<number>('SELECT rank FROM search_group WHERE id = ?', group) ?? 0
      removed.push({ id, name: nameId(id, { rank, day: block.days[place] ?? 0 }) })
      block.groups[place] = 0
      block.live--
    },

    flush(): void {
      for (const { id } of byNumber(removed, 'id')) db.run('DELETE FROM search_index WHERE rowid = ?', id)
      for (const { name } of byNumber(removed, 'name')) db.run('DELETE FROM search_name WHERE rowid = ?', name)
      for (const { id, columns } of added)
        db.run(
          'INSERT INTO search_index (rowid, title, keywords, description, text) VALUES (?, ?, ?, ?, ?)',
          id,
          ...columns,
        )
      for (const { name, tokens } of byNumber(added, 'name'))
        db.run('INSERT INTO search_name (rowid, name) VALUES (?, ?)', name, tokens)
      const rows = [...words].flatMap(([block, inBlock]) =>
        [...inBlock].map(([word, postings]) => [word, block, hexOf(postings)]),
      )
      if (rows.length > 0) db.run(ADD_WORDS, JSON.stringify(rows))
      for (const { number, used, live, groups, days, lengths } of blocks.values())
        db.run(
          'INSERT OR REPLACE INTO search_block VALUES (?, ?, ?, ?, ?, ?)',
          ...[number, used, live, bytesOf(groups), bytesOf(days), bytesOf(lengths)],
        )
    },
  }
}

const byNumber = <Name extends string, Item extends Record<Name, number>>(items: Item[], name: Name): Item[] =>
  items.sort((a, b) => a[name] - b[name])

/** Joins texts for SQLite, of the same bytes. */
const ADD_WORDS = `
  INSERT INTO search_word SELECT value ->> 0, value ->> 1, unhex(value ->> 2) FROM json_each(?) WHERE true
  ON CONFLICT (word, block) DO UPDATE SET documents = CAST(documents || excluded.documents AS BLOB)`

const bytesOf = (numbers: Uint16Array | Uint8Array): Buffer =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength)

const hexOf = (postings: readonly number[]): string => bytesOf(Uint16Array.from(postings)).toString('hex')

const emptyBlock = (number: number): Block => ({
  ...{ number, used: 0, live: 0 },
  ...{ groups: new Uint16Array(BLOCK_SIZE), days: new Uint16Array(BLOCK_SIZE), lengths: new Uint8Array(BLOCK_SIZE) },
})

function readBlock(db: Database, number: number): Block | undefined {
  const [row] = db.bytes<{
    used: number
    live: number
    groups: ArrayBuffer
    days: ArrayBuffer
    lengths: ArrayBuffer
  }>('SELECT used, live, groups, days, lengths FROM search_block WHERE block = ?', number)
  if (!row) return undefined
  const { used, live, groups, days, lengths } = row
  return { number, used, live, groups: numbersOf(groups), days: numbersOf(days), lengths: new Uint8Array(lengths) }
}
