import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Clock, Institution } from 'atrium'
import { rememberingLog } from 'atrium/testing'
import type { ContentOptions, ContentSite } from '../../services/content/index.ts'

/** A content directory of its own, and a place for the store beside it. */
export interface TestDirectory {
  contentDir: string
  dataDir: string
  /** Writes a file of the content directory; objects as JSON. */
  write(path: string, value: unknown): void
  /** Writes an entry where it belongs. */
  entry(value: { uid: string; _content_type_uid: string } & Record<string, unknown>): void
  read(path: string): string
  remove(path: string): void
  clear(): void
}

let stamp = 1_700_000_000

export function testDirectory(): TestDirectory {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const contentDir = join(root, 'content')
  mkdirSync(join(contentDir, 'entries'), { recursive: true })
  const write = (path: string, value: unknown) => {
    const file = join(contentDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
    utimesSync(file, stamp, ++stamp)
  }
  return {
    contentDir,
    dataDir: join(root, 'data'),
    write,
    entry: (value) => write(`entries/${value._content_type_uid}/${value.uid}.json`, value),
    read: (path) => readFileSync(join(contentDir, path), 'utf8'),
    remove: (path) => rmSync(join(contentDir, path)),
    clear: () => rmSync(root, { recursive: true, force: true }),
  }
}

export const clockAt = (today: string): Clock => ({
  now: () => new Date(`${today}T20:00:00Z`),
  hasPassed: (instant) => new Date(instant) <= new Date(`${today}T20:00:00Z`),
  isBetween: () => true,
  today: () => today,
  dayOf: (instant) => new Date(instant).toISOString().slice(0, 10),
  year: () => Number(today.slice(0, 4)),
})

export const institution = {
  brand: 'ellery',
  timeZone: 'America/Los_Angeles',
  siteUrl: 'https://www.ellery.example',
  redirectHosts: ['shop.example.org'],
  ...{ language: 'en-US', languages: [], basePath: '', onlyTranslated: [] },
} as unknown as Institution

export const optionsFor = (
  directory: TestDirectory,
  site: ContentSite,
  more: Partial<ContentOptions> = {},
): ContentOptions => ({
  contentDir: directory.contentDir,
  dataDir: directory.dataDir,
  site,
  institution,
  sourceHash: 'sources',
  clock: clockAt('2026-03-14'),
  log: rememberingLog(),
  ...more,
})
