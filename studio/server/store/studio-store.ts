import type { Log } from 'atrium'
import { AuditTable } from './audit.ts'
import { CommentTable } from './comments.ts'
import { openPostgres } from './postgres.ts'
import { ShareTable } from './shares.ts'
import type { Rows, Sql } from './sql.ts'
import { openSqlite } from './sqlite.ts'
import { VersionTable } from './versions.ts'
import { WindowTable } from './windows.ts'

/** Holds what the studio keeps beside the content: each part of it has a table of its own. */
export interface StudioTables {
  versions: VersionTable
  audit: AuditTable
  shares: ShareTable
  windows: WindowTable
  comments: CommentTable
}

/** The studio's own store. It is not derived from anything: what is lost of it is lost. */
export interface StudioStore extends StudioTables {
  /** Does several things with it, whole or not at all. */
  transaction<Result>(work: (tables: StudioTables) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const tablesOver = (sql: Rows): StudioTables => ({
  versions: new VersionTable(sql),
  audit: new AuditTable(sql),
  shares: new ShareTable(sql),
  windows: new WindowTable(sql),
  comments: new CommentTable(sql),
})

const storeOver = (sql: Sql): StudioStore => ({
  ...tablesOver(sql),
  transaction: (work) => sql.transaction((rows) => work(tablesOver(rows))),
  close: () => sql.close(),
})

interface StoreOptions {
  /** Folder of the file. */
  folder: string
  /** Database that machines share; it takes the place of the file. */
  url?: string | undefined
  now(): Date
  log: Log
}

/**
 * Opens it: tables in the database that machines share, where there is one, else a file.
 *
 * @throws EnvironmentError when the file cannot be written
 */
export const openStudioStore = ({ folder, url, now, log }: StoreOptions): StudioStore =>
  storeOver(url ? openPostgres(url) : openSqlite(folder, now, log))
