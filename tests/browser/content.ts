import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Fields of an entry beside those that every published entry has. */
export type EntryFields = { uid: string; title: string } & Record<string, unknown>

/** A published entry in wire form. */
export const published = (contentType: string, fields: EntryFields): Record<string, unknown> => ({
  _content_type_uid: contentType,
  created_at: '2026-03-01T18:00:00.000Z',
  updated_at: '2026-03-01T18:00:00.000Z',
  _version: 1,
  publish_details: { environment: 'production', locale: 'en-us', time: '2026-03-01T18:00:00.000Z' },
  ...fields,
})

/** The same as a draft. */
export const draft = (contentType: string, fields: EntryFields): Record<string, unknown> => {
  const { publish_details: _, ...entry } = published(contentType, fields)
  return entry
}

/** A generic page at `/<slug>` with a text. */
export const documentEntry = (
  slug: string,
  words: string,
  fields: Record<string, unknown> = {},
): Record<string, unknown> =>
  published('document', {
    uid: `document_${slug.replaceAll(/\W/g, '_')}`,
    title: `Page ${slug}`,
    slug,
    meta_page: { description: `The page ${slug}.` },
    body: [{ text_block: { text: `<p>${words}</p>` } }],
    ...fields,
  })

/** Writes an entry's file. @param suffix `.draft` for a newer draft of a published entry */
export function writeEntry(directory: string, entry: Record<string, unknown>, suffix = ''): string {
  const file = join(directory, 'entries', String(entry._content_type_uid), `${entry.uid}${suffix}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(entry, null, 2))
  return file
}

const DEMO_INSTITUTION = join(import.meta.dirname, '../../demo/content/institution.json')

/** Lets a content directory speak for the demo's institution in its own language, without its picture, with these keys otherwise. */
export function writeInstitution(directory: string, keys: Record<string, unknown> = {}): void {
  const { shareImage: _, languages: __, ...demo } = JSON.parse(readFileSync(DEMO_INSTITUTION, 'utf8'))
  const institution = { ...demo, ...keys }
  writeFileSync(join(directory, 'institution.json'), JSON.stringify(institution))
}

const made: string[] = []
process.once('exit', () => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true })
})

/** Makes a content directory of the entries given, of the demo's institution; it is deleted when the process ends. */
export function contentDirectory(...entries: Record<string, unknown>[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-content-'))
  made.push(directory)
  mkdirSync(join(directory, 'entries'))
  writeInstitution(directory)
  for (const entry of entries) writeEntry(directory, entry)
  return directory
}
