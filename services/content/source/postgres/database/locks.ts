import type { Connection } from './connection.ts'

/** Keeps our advisory locks apart from those of other programs in the same database: "ATRI" as a number. */
const CLASS = 0x41_54_52_49

type Purpose = 'migrate' | 'publish' | 'watch' | 'studio'

const NUMBER = `${CLASS}, hashtext($1)`
const named = (db: Connection, purpose: Purpose) => `${db.schema} ${purpose}`

/** Waits for a lock that is held to the end of the transaction, or of the connection. @throws after `lock_timeout` */
export const lock = (db: Connection, purpose: Purpose): Promise<unknown> =>
  db.rows(`SELECT pg_advisory_xact_lock(${NUMBER})`, named(db, purpose))

/** Takes a lock that is held as long as the connection is. @returns false when another one holds it */
export async function tryLock(db: Connection, purpose: Purpose): Promise<boolean> {
  const taken = await db.first<{ taken: boolean }>(
    `SELECT pg_try_advisory_lock(${NUMBER}) AS taken`,
    named(db, purpose),
  )
  return taken?.taken === true
}

/** Channel on which a new revision is announced: one for each schema. */
export const channelOf = (db: Connection): string => `atrium_${db.schema}`
