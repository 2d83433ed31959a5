import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../services/content/store/database.ts'
import { copyDemo, demo } from '../demo-files.ts'
import { KEPT } from './kept-store.ts'
import { ingestBuilt } from './run-built.ts'

/** Of each content type, the address of the entry that holds most. */
const REPRESENTATIVES = `
  SELECT path.content_type AS type, path.path, MAX(LENGTH(entry.model))
  FROM published_path AS path JOIN published AS entry ON entry.uid = path.uid
  WHERE path.rank = (SELECT MAX(rank) FROM published_path AS other WHERE other.path = path.path)
  GROUP BY path.content_type ORDER BY path.content_type`

/**
 * Ingests the demo content once for all tests, and a copy in the institution's own language, with the program of the build.
 * They find what was made in the variables of {@link KEPT}, and in `DEMO_PAGES` one address of each page type, by content
 * type.
 *
 * @returns deletes what was made
 */
export default async function demoStore(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-store-'))
  const [content, whole, own] = ['content', 'whole', 'own'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await ingestBuilt(demo, whole)
  // What both have in common is read already: the rest takes a fifth of the time.
  cpSync(whole, own, { recursive: true, filter: (source) => source !== join(whole, 'languages') })
  copyDemo(content)
  await ingestBuilt(content, own)
  rmSync(content, { recursive: true })
  process.env[KEPT.whole] = whole
  process.env[KEPT.own] = own
  process.env.DEMO_PAGES = JSON.stringify(pagesOf(whole))
  return () => rmSync(folder, { recursive: true, force: true })
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
