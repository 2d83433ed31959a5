import { type Connection, connect } from '../../../services/content/source/postgres/database/connection.ts'
import { asAway } from '../../../services/content/source/postgres/database/errors.ts'
import { lock } from '../../../services/content/source/postgres/database/locks.ts'
import { migrate } from '../../../services/content/source/postgres/database/migrations.ts'
import { migrationsIn } from './migrations.ts'
import { oneAfterAnother, type Rows, type Sql } from './sql.ts'

const MIGRATIONS = migrationsIn({ id: 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY', bytes: 'bytea' })
/** Table in which the database says which of them it has. */
const MIGRATED = 'studio_migration'

/**
 * Tables of the studio in the database in which machines share content. It is reached when something is asked of it, and
 * anew after each failure: the studio starts and works without it.
 */
export function openPostgres(url: string): Sql {
  let opened: Promise<Connection> | undefined
  const inTurn = oneAfterAnother()
  const using = <Result>(work: (db: Connection) => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      opened ??= connected(url)
      const own = opened
      try {
        const db = await own
        void db.ended.then(() => {
          if (opened === own) opened = undefined
        })
        return await work(db)
      } catch (error) {
        opened = undefined
        own.then((db) => db.close()).catch(() => undefined)
        throw error
      }
    })
  const over = (db: Connection): Rows => ({ rows: (sql, ...values) => db.rows<never>(sql, ...values).catch(rethrow) })
  return {
    rows: (sql, ...values) => using((db) => over(db).rows(sql, ...values)),
    transaction: (work) =>
      using((db) =>
        db.transaction(async () => {
          await lock(db, 'studio').catch(rethrow)
          return work(over(db))
        }),
      ),
    close: () =>
      inTurn(async () => {
        await (await opened?.catch(() => undefined))?.close()
        opened = undefined
      }),
  }
}

/** @throws ContentDatabaseError where the database is away */
const rethrow = (error: unknown): never => {
  throw asAway(error)
}

async function connected(url: string): Promise<Connection> {
  const db = await connect(url, 'atrium studio').catch(rethrow)
  try {
    await migrate(db, MIGRATIONS, MIGRATED)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
