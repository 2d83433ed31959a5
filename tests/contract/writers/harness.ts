import { createHash } from 'node:crypto'
import type { RememberingLog } from 'atrium/testing'
import { onTestFinished } from 'vitest'
import type { WritableSource } from '../../../services/content/index.ts'
import type { ContentWriter, EntryTexts } from '../../../services/content/writer/content-writer.ts'
import { openWriter } from '../../../services/content/writer/open-writer.ts'
import { clockAt } from '../../content/directory.ts'

/** What the suite needs of each kind of source that is written. */
export interface WriterHarness {
  /** Opens it with files by path. */
  open(files: Readonly<Record<string, string>>): Promise<OpenedFiles>
}

export interface OpenedFiles {
  source: WritableSource
  log: RememberingLog
  /** The same source, as another process has it. */
  again(): Promise<WritableSource>
  /** Somebody writes a file without the writer; null: deletes it. */
  edit(path: string, text: string | Buffer | null): Promise<void>
}

export const ONE = { type: 'story', uid: 'one' }
export const NEW = { type: 'story', uid: 'new' }
export const FILE = 'entries/story/one.json'
export const DRAFT = 'entries/story/one.draft.json'
export const BY = { by: 'Ana' }

/** As nobody's program writes it: spelling, order, and keys that no type knows. */
export const PUBLISHED = `{
\t"uid":"one",  "unknown": { "kept" : 1.50 },
\t"title": "Ol\\u00e1",
\t"updated_at": "2025-01-01T00:00:00.000Z",
\t"publish_details": { "environment": "production", "locale": "es", "time": "2025-01-01T00:00:00.000Z" }
}`
export const DRAFTED = PUBLISHED.replace('Ol\\u00e1', 'Adi\\u00f3s')
export const text = (uid: string, more: object = {}) => `${JSON.stringify({ uid, ...more }, null, 2)}\n`
export const hash = (body: string) => createHash('sha256').update(body).digest('hex')
export const asText = (body: string) => ({ body, hash: hash(body) })

export const published = { [FILE]: PUBLISHED }
export const both = { [FILE]: PUBLISHED, [DRAFT]: DRAFTED }
export const seen = (texts: EntryTexts) => ({
  ifHash: (texts.draft ?? texts.published)?.hash ?? null,
  ifPublished: texts.published?.hash ?? null,
})
export const NOW = '2026-03-14T20:00:00.000Z'

/** Opens a source with these files, and a writer over it. */
export type Begin = ReturnType<typeof beginWith>

export function beginWith({ open }: WriterHarness) {
  const over = (source: WritableSource, { log }: OpenedFiles, more = {}): ContentWriter =>
    openWriter({
      ...{ source, clock: clockAt('2026-03-14'), timeZone: 'America/Los_Angeles', log },
      addressesOf: async ({ uid }) => (uid === 'one' ? ['/one', '/once'] : []),
      ...more,
    })
  return async (files: Readonly<Record<string, string>> = {}, more = {}) => {
    const opened = await open(files)
    onTestFinished(opened.source.close)
    const { source, edit } = opened
    const readAll = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await source.read(path))?.toString('utf8') ?? null))
    return {
      ...opened,
      edit,
      readAll,
      writer: over(source, opened, more),
      also: (other: WritableSource) => over(other, opened),
    }
  }
}
