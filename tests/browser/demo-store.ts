import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../services/content/store/database.ts'
import { copyDemo, demo } from '../demo-files.ts'
import { KEPT, type Made } from './kept-store.ts'
import { ingestBuilt } from './run-built.ts'

/** Of each content type, the address of the entry that holds most. */
const REPRESENTATIVES = `
  SELECT path.content_type AS type, path.path, MAX(LENGTH(entry.model))
  FROM published_path AS path JOIN published AS entry ON entry.uid = path.uid
  WHERE path.rank = (SELECT MAX(rank) FROM published_path AS other WHERE other.path = path.path)
  GROUP BY path.content_type ORDER BY path.content_type`

/**
 * Ingests the demo content once for all tests, and a copy in the institution's own language, with the program of the build.
 * They find what was made in the variables of {@link KEPT}.
 *
 * @returns deletes what was made
 */
export default async function demoStore(): Promise<() => void> {
  const { made, discard } = beginDemoStore()
  await made
  return discard
}

/** Begins what {@link demoStore} does: tests that need it wait for it. */
export function beginDemoStore(): { made: Promise<void>; discard: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-store-'))
  const file = join(folder, 'made.json')
  process.env[KEPT.whole] = join(folder, 'whole')
  process.env[KEPT.own] = join(folder, 'own')
  process.env[KEPT.made] = file
  const say = (made: Made) => {
    // Nobody reads half of it.
    writeFileSync(`${file}.part`, JSON.stringify(made))
    renameSync(`${file}.part`, file)
  }
  const made = ingestDemo(folder).then(
    (pages) => say({ pages }),
    (error: Error) => {
      say({ pages: {}, error: error.message })
      throw error
    },
  )
  return { made, discard: () => rmSync(folder, { recursive: true, force: true }) }
}

/** @returns one address of each page type, by content type */
async function ingestDemo(folder: string): Promise<Record<string, string>> {
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
  return pagesOf(whole)
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
