import { type Connection, connect } from './connection.ts'
import { ContentDatabaseError, explained, isLasting, messageOf } from './errors.ts'
import { migrate, type Tables } from './migrations.ts'

/** Opens a connection whose tables are up to date. @param name shown among the connections of the server */
export async function openTables(url: string, name: string, ...tables: Tables): Promise<Connection> {
  const db = await connect(url, `atrium ${name}`)
  try {
    await migrate(db, ...tables)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/**
 * Runs what publishes; errors say what to do.
 *
 * @throws ContentDatabaseError when the database cannot be reached or does not take it
 */
export const publishing = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error) => {
    if (isLasting(error)) throw explained(error)
    throw new ContentDatabaseError(
      `Nothing was published, since the content database does not answer: ${messageOf(error)}. Publish again when it does.`,
      { cause: error },
    )
  })

/** The same on a connection of its own. */
export const connectedToPublish = <Result>(url: string, node: string, work: (db: Connection) => Promise<Result>) =>
  publishing(() => openTables(url, `${node} publish`).then((db) => work(db).finally(db.close)))
