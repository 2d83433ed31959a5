import { hashOfText } from '../bytes.ts'
import type { Database } from '../database.ts'

/** Keeps the text that the stored entry of a file is made of. */
export function putSource(db: Database, file: string, { hash, text }: { hash: string; text: string }): void {
  db.run(
    `INSERT INTO source (file, hash, body) VALUES (?, ?, ?)
      ON CONFLICT (file) DO UPDATE SET hash = excluded.hash, body = excluded.body WHERE hash <> excluded.hash`,
    file,
    hash,
    Buffer.from(text),
  )
}

/** The text that the stored entry of a file was made of; null when there is none, or when it was damaged. */
export function sourceOf(db: Database, file: string): { hash: string; text: string } | null {
  const [stored] = db.bytes<{ hash: ArrayBuffer; body: ArrayBuffer }>(
    'SELECT CAST(hash AS BLOB) AS hash, body FROM source WHERE file = ?',
    file,
  )
  if (!stored) return null
  const [hash, body] = [Buffer.from(stored.hash).toString(), Buffer.from(stored.body)]
  return hashOfText(body) === hash ? { hash, text: body.toString() } : null
}

export const removeSource = (db: Database, file: string): void => db.run('DELETE FROM source WHERE file = ?', file)
