import type { Client, QueryConfig } from 'pg'
import { ContentDatabaseError } from './errors.ts'

/** Times in milliseconds. A server that was cut off is given up on, and lets go of what its client held. */
const LIMITS = {
  connectionTimeoutMillis: 3000,
  query_timeout: 12_000,
  statement_timeout: 10_000,
  lock_timeout: 8000,
  idle_in_transaction_session_timeout: 30_000,
}
/** For a look whether there is anything new, which takes no time where all is well. */
const GLANCE_MS = 3000
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
/** The server looks as often whether its client is still there, where its system tells it. */
const SERVER_KEEP_ALIVE = `SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`
/** An end in order takes no longer than this. */
const LAST_WORDS = 1000
const DEFAULT_SCHEMA = 'atrium'
const OLDEST_SERVER = 150_000

export type Row = Record<string, unknown>

/** One connection to the content database; statements find their tables without naming the schema. */
export interface Connection {
  /** Schema in which the tables are. */
  schema: string
  rows<Found = Row>(sql: string, ...values: readonly unknown[]): Promise<Found[]>
  /** The first of them. */
  first<Found = Row>(sql: string, ...values: readonly unknown[]): Promise<Found | undefined>
  /** The first row of a statement that takes no time; given up soon. */
  glance<Found = Row>(sql: string): Promise<Found | undefined>
  /** All of it or nothing: after an error whoever opened the connection closes it. @param mode like `ISOLATION LEVEL REPEATABLE READ READ ONLY` */
  transaction<Result>(work: () => Promise<Result>, mode?: string): Promise<Result>
  /** Told of what is said on a channel that this connection listens to. */
  onNotification(listener: () => void): void
  /** Resolves when the connection is lost or closed. */
  ended: Promise<void>
  close(): Promise<void>
}

/**
 * Connects to the content database.
 *
 * @param url `postgres://…`; a `search_path` in its `options` names the schema of the tables
 * @param name shown among the connections of the server
 * @throws ContentDatabaseError when the server is too old; else what `pg` says
 */
export async function connect(url: string, name: string): Promise<Connection> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: name, ...LIMITS, ...KEEP_ALIVE })
  const ended = new Promise<void>((resolve) => {
    client.on('end', resolve)
    // Without a listener the loss of a connection would end the process.
    client.on('error', () => resolve())
  })
  const connection = over(client, schemaOf(url), ended)
  try {
    await client.connect()
    await client.query(SERVER_KEEP_ALIVE)
    const version = await connection.first<{ number: string }>(
      `SELECT set_config('search_path', quote_ident($1), false), current_setting('server_version_num') AS number`,
      connection.schema,
    )
    if (Number(version?.number) < OLDEST_SERVER)
      throw new ContentDatabaseError(
        `The content database is PostgreSQL ${Math.floor(Number(version?.number) / 10_000)}. Use 15 or newer.`,
      )
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** The first schema of a search path given with the address, like `?options=-c%20search_path%3Dmuseum`. */
function schemaOf(url: string): string {
  const options = new URL(url).searchParams.get('options') ?? ''
  return /search_path\s*=\s*"?(\w+)/.exec(options)?.[1] ?? DEFAULT_SCHEMA
}

function over(client: Client, schema: string, ended: Promise<void>): Connection {
  const rows = async <Found>(sql: string, ...values: readonly unknown[]) =>
    (await client.query(sql, values as unknown[])).rows as Found[]
  return {
    schema,
    rows,
    first: async <Found>(sql: string, ...values: readonly unknown[]) => (await rows<Found>(sql, ...values))[0],
    glance: async <Found>(text: string) => {
      const { rows } = await client.query({ text, query_timeout: GLANCE_MS } as QueryConfig)
      return rows[0] as Found | undefined
    },
    async transaction(work, mode = '') {
      await client.query(`BEGIN ${mode}`)
      const result = await work()
      await client.query('COMMIT')
      return result
    },
    onNotification: (listener) => void client.on('notification', listener),
    ended,
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LAST_WORDS)
      })
      await Promise.race([client.end().catch(() => undefined), late])
      clearTimeout(timer)
      // What still hangs is cut.
      ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    },
  }
}
