import type { Log } from '#engine'
import { bodiesOf, filesAfter, isKnown, newest, type Position, type StoredFile } from './changes.ts'
import type { Connection } from './database/connection.ts'
import type { Replica } from './directory/replica.ts'

/** Everything is read as it was at one moment. */
const ONE_MOMENT = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'

export type CaughtUp = 'empty' | 'as it was' | 'changed'

/**
 * Brings a replica up to the newest revision: what has changed since its own, or, where that is not known, whatever
 * differs. Until everything has arrived nothing of it takes its place.
 *
 * @returns `empty`: the database has never held content, and the replica stays as it is
 */
export async function catchUp(db: Connection, replica: Replica, log: Log): Promise<CaughtUp> {
  replica.ensure()
  const before = replica.position
  if (replica.isCompared && isSame(await newest(db), before)) return 'as it was'
  const staged = replica.stage()
  try {
    const read = await db.transaction(() => readInto(db, replica, staged.add, log), ONE_MOMENT)
    if (!read) return 'empty'
    staged.commit(read.removed)
    // Another process of the same data directory was ahead: what it wrote may have been replaced by something older.
    const isOvertaken = replica.storedRevision() > read.head.revision
    if (!isOvertaken) replica.follow(read.head)
    replica.isCompared = !isOvertaken
    return read.written + read.removed.length > 0 || !isSame(before, read.head) ? 'changed' : 'as it was'
  } finally {
    staged.discard()
  }
}

const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one?.revision === other?.revision && one?.id === other?.id

interface Read {
  head: Position
  written: number
  removed: string[]
}

async function readInto(
  db: Connection,
  replica: Replica,
  add: (path: string, body: Uint8Array) => void,
  log: Log,
): Promise<Read | null> {
  const head = await newest(db)
  if (!head) return null
  const { position, isCompared } = replica
  const since = isCompared && position && (await isKnown(db, position)) ? position.revision : undefined
  const present = since === undefined ? (await replica.files.read()).hashes : undefined
  const hashOf = (path: string) => (present ? present.get(path) : replica.files.hash(path))
  const wanted: StoredFile[] = []
  const removed: string[] = []
  const listed = new Set<string>()
  const invalid = (path: string) => {
    // What was good before stays.
    listed.add(path)
    log.error(
      { path, revision: head.revision },
      `The content database has a row that is not valid: ${JSON.stringify(path.slice(0, 200))}. It is left out. Delete the row, and publish the file again.`,
    )
  }
  for await (const file of filesAfter(db, since, invalid)) {
    if (present) listed.add(file.path)
    const known = hashOf(file.path)
    if (file.sha256 === null) {
      if (known !== undefined) removed.push(file.path)
    } else if (known !== file.sha256) wanted.push(file)
  }
  for (const path of present?.keys() ?? []) if (!listed.has(path)) removed.push(path)
  let written = 0
  for await (const { path, body } of bodiesOf(db, wanted, invalid)) {
    add(path, body)
    written++
  }
  return { head, written, removed }
}
