import type { Log } from 'atrium'
import { bodiesOf, filesAfter, isCountable, isKnown, newest, type StoredFile } from './changes.ts'
import type { Connection } from './database/connection.ts'
import { placeOf } from './directory/places.ts'
import { isSame, type Position } from './directory/position.ts'
import type { Replica } from './directory/replica.ts'

/** Everything is read as it was at one moment. */
const ONE_MOMENT = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'
/** Processes of one data directory take turns under this name: what one writes is never replaced by something older. */
const TURN = 'replica'

/** Runs while no other process of the data directory runs what has the same name. */
export type Exclusively = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

export type CaughtUp = 'empty' | 'as it was' | 'changed'

/**
 * Brings a replica up to the newest revision: what has changed since its own, or whatever differs, where that is not known
 * or files of the replica have gone. Until everything has arrived nothing of it takes its place.
 *
 * @returns `empty`: the database has never held content, and the replica stays as it is
 */
export async function catchUp(db: Connection, replica: Replica, exclusively: Exclusively, log: Log): Promise<CaughtUp> {
  replica.ensure()
  if (await isNewest(db, replica)) return 'as it was'
  return exclusively(TURN, async () => {
    const before = replica.position
    replica.adopt()
    const isAdopted = !isSame(before, replica.position)
    return isAdopted && (await isNewest(db, replica)) ? 'changed' : bringUp(db, replica, before, log)
  })
}

const isNewest = async (db: Connection, replica: Replica): Promise<boolean> =>
  replica.isWhole() && isSame(await newest(db), replica.position)

/** @param before the position up to which this process has told of changes */
async function bringUp(db: Connection, replica: Replica, before: Position | undefined, log: Log): Promise<CaughtUp> {
  const staged = replica.stage()
  try {
    const read = await db.transaction(() => readInto(db, replica, staged.add, log), ONE_MOMENT)
    if (!read) return 'empty'
    staged.commit(read.removed)
    replica.follow(read.head, read.places)
    return read.written + read.removed.length > 0 || !isSame(before, read.head) ? 'changed' : 'as it was'
  } finally {
    staged.discard()
  }
}

interface Read {
  head: Position
  written: number
  removed: string[]
  /** Of all files of the replica. */
  places: Set<string>
}

async function readInto(
  db: Connection,
  replica: Replica,
  add: (path: string, body: Uint8Array) => void,
  log: Log,
): Promise<Read | null> {
  const head = await newest(db)
  if (!head) return null
  if (!isCountable(head.revision))
    log.warn(
      { revision: head.revision },
      'The newest revision of the content database is too large a number to count on. All files are compared; the next publish begins to count again.',
    )
  const { position } = replica
  const since = replica.isWhole() && position && (await isKnown(db, position)) ? position.revision : undefined
  const present = since === undefined ? (await replica.files.read()).hashes : undefined
  const hashOf = (path: string) => (present ? present.get(path) : replica.files.hash(path))
  const wanted: StoredFile[] = []
  const removed: string[] = []
  const listed = new Set<string>()
  const places = new Set(present ? [] : replica.places)
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
      continue
    }
    places.add(placeOf(file.path))
    if (known !== file.sha256) wanted.push(file)
  }
  for (const path of present?.keys() ?? []) if (!listed.has(path)) removed.push(path)
  let written = 0
  for await (const { path, body } of bodiesOf(db, wanted, invalid)) {
    add(path, body)
    written++
  }
  return { head, written, removed, places }
}
