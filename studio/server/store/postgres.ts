import { openTables } from '../../../services/content/source/postgres/database/connected.ts'
import type { Connection } from '../../../services/content/source/postgres/database/connection.ts'
import { rethrow } from '../../../services/content/source/postgres/database/errors.ts'
import { keepConnection } from '../../../services/content/source/postgres/database/kept.ts'
import { lock } from '../../../services/content/source/postgres/database/locks.ts'
import { migrationsIn } from './migrations.ts'
import type { Rows, Sql } from './sql.ts'

const MIGRATIONS = migrationsIn({ id: 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY', bytes: 'bytea' })
/** Table in which the database says which of them it has. */
const MIGRATED = 'studio_migration'

/**
 * Tables of the studio in the database in which machines share content. It is reached when something is asked of it, and
 * anew after each failure: the studio starts and works without it.
 */
export function openPostgres(url: string): Sql {
  const { using, close } = keepConnection(() => openTables(url, 'studio', MIGRATIONS, MIGRATED).catch(rethrow))
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
    close,
  }
}
