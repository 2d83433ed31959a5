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

/** Works on a connection of its own. */
export async function connected<Result>(
  url: string,
  name: string,
  work: (db: Connection) => Promise<Result>,
): Promise<Result> {
  const db = await openTables(url, name)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/**
 * Publishes.
 *
 * @throws ContentDatabaseError when the database cannot be reached or does not take it
 */
export async function publishing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isLasting(error)) throw explained(error)
    throw new ContentDatabaseError(
      `Nothing was published, since the content database does not answer: ${messageOf(error)}. Publish again when it does.`,
      { cause: error },
    )
  }
}

/** The same on a connection of its own. */
export const connectedToPublish = <Result>(
  url: string,
  node: string,
  work: (db: Connection) => Promise<Result>,
): Promise<Result> => publishing(() => connected(url, publisher(node), work))

/** Names the connection on which a node publishes. */
export const publisher = (node: string): string => `${node} publish`
