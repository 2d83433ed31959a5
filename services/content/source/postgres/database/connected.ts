import { type Connection, connect } from './connection.ts'
import { ContentDatabaseError, explained, isLasting, messageOf } from './errors.ts'
import { migrate } from './migrations.ts'

/** Works on a connection of its own, whose tables are up to date. @param name shown among the connections of the server */
export async function connected<Result>(
  url: string,
  name: string,
  work: (db: Connection) => Promise<Result>,
): Promise<Result> {
  const db = await connect(url, `atrium ${name}`)
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.close()
  }
}

/**
 * The same for what publishes.
 *
 * @throws ContentDatabaseError when the database cannot be reached or does not take it
 */
export async function connectedToPublish<Result>(
  url: string,
  node: string,
  work: (db: Connection) => Promise<Result>,
): Promise<Result> {
  try {
    return await connected(url, `${node} publish`, work)
  } catch (error) {
    if (isLasting(error)) throw explained(error)
    throw new ContentDatabaseError(
      `Nothing was published, since the content database does not answer: ${messageOf(error)}. Publish again when it does.`,
      { cause: error },
    )
  }
}
