import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Wire = Record<string, unknown>

/** Rewrites one entry of a content directory. */
export function editEntry(content: string, type: string, uid: string, change: (entry: Wire) => Wire): void {
  const file = join(content, 'entries', type, `${uid}.json`)
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
}
