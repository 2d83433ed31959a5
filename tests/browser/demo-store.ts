import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Database } from '../../services/content/store/database.ts'
import { ANCHOR } from './anchor.ts'

/** Of each content type, the address of the entry that holds most. */
const REPRESENTATIVES = `
  SELECT path.content_type AS type, path.path, MAX(LENGTH(entry.model))
  FROM published_path AS path JOIN published AS entry ON entry.uid = path.uid
  WHERE path.rank = (SELECT MAX(rank) FROM published_path AS other WHERE other.path = path.path)
  GROUP BY path.content_type ORDER BY path.content_type`

/**
 * Ingests the demo content once for all tests, with the program of the build. They find the store in `DEMO_STORE`, and in
 * `DEMO_PAGES` one address of each page type, by content type.
 *
 * @returns deletes the store
 */
export default async function demoStore(): Promise<() => void> {
  // Another project of the same run made it.
  if (process.env.DEMO_STORE) return () => {}
  const store = mkdtempSync(join(tmpdir(), 'atrium-store-'))
  await promisify(execFile)(process.execPath, ['dist/server/content-sync.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: 'demo/content', DATA_DIR: store, SITE_NOW: ANCHOR },
  })
  process.env.DEMO_STORE = store
  process.env.DEMO_PAGES = JSON.stringify(pagesOf(store))
  return () => rmSync(store, { recursive: true, force: true })
}

/** Read from a copy: the store itself stays as the program left it. */
function pagesOf(store: string): Record<string, string> {
  const copy = `${store}-copy`
  cpSync(store, copy, { recursive: true })
  const db = new Database(join(copy, 'content.db'))
  const rows = db.bytes<{ type: string; path: string }>(REPRESENTATIVES)
  db.close()
  rmSync(copy, { recursive: true })
  return Object.fromEntries(rows.map(({ type, path }) => [type, path]))
}
