import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import { expect, it, onTestFinished } from 'vitest'
import { readInstitution } from '../../config/institution/institution.ts'
import { areaSettings, defineSite } from '../../server/start/site/site-definition.ts'
import { openMirror, siteConversion } from '../../services/content/source/contentstack/index.ts'
import { EntryFiles } from '../../services/content/source/files/languages/entry-files.ts'
import { fromContentDirectory } from '../contentstack-server/from-content-directory.ts'
import { isObject } from '../contentstack-server/json.ts'
import { startContentstack } from '../contentstack-server/server.ts'
import { isInLanguage, ownFiles } from '../demo-files.ts'
import { settingsFor } from './mirrored.ts'

const TAGS = ['es', 'ar']
const demo = join(import.meta.dirname, '../../demo/content')

/** Published entries by path as a language has them, without what says the same: nothing at all, and the marks of the service. */
function entriesIn(directory: string, language?: string): Record<string, unknown> {
  const root = join(directory, 'entries')
  const files = new EntryFiles(directory, {
    tags: TAGS,
    own: 'en-US',
    chain: language ? [language] : [],
    onlyTranslated: [],
  })
  const paths = readdirSync(root, { recursive: true })
    .map(String)
    .filter((path) => /(?<!\.draft)\.json$/.test(path) && !isInLanguage(path))
  const all = paths.sort().map((path) => {
    const { text = '' } = files.textOf({ folder: dirname(path), name: basename(path) }) ?? {}
    return [path, JSON.parse(text)] as const
  })
  return Object.fromEntries(
    all.filter(([, entry]) => entry.publish_details).map(([path, entry]) => [path, plain(entry)]),
  )
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (!isObject(value)) return value
  const { $schema: _schema, publish_details: details, tags, ...entry } = value
  const own = isObject(details) ? { publish_details: details.time } : {}
  const all = {
    ...entry,
    ...(Array.isArray(tags) && tags.length > 0 && { tags }),
    ...own,
    _content_type_uid: undefined,
  }
  const kept = Object.entries(all).filter(
    ([, item]) => item !== undefined && item !== null && item !== '' && !(Array.isArray(item) && item.length === 0),
  )
  return Object.fromEntries(
    kept.map(([key, item]): [string, unknown] => [key, plain(item)]).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** A few entries of every content type. */
function partOf(directory: string, to: string): void {
  for (const type of readdirSync(join(directory, 'entries')))
    for (const name of ownFiles(join(directory, 'entries', type)).slice(0, 2))
      for (const file of [name, ...TAGS.map((tag) => name.replace(/\.json$/, `.${tag}.json`))])
        if (existsSync(join(directory, 'entries', type, file)))
          cpSync(join(directory, 'entries', type, file), join(to, 'entries', type, file))
  cpSync(join(directory, 'schemas'), join(to, 'schemas'), { recursive: true })
}

it('content that was served as a stack, mirrored and pulled is what it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-round-trip-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const given = join(folder, 'given')
  partOf(demo, given)
  const server = await startContentstack(fromContentDirectory(given, undefined, TAGS))
  onTestFinished(server.close)
  const log = rememberingLog()
  const { institution } = readInstitution(demo, { settings: areaSettings })
  const site = defineSite(institution)
  const mirror = openMirror({
    settings: settingsFor(server.origin),
    languages: institution.languages,
    directory: join(folder, 'mirror'),
    contentDir: join(folder, 'mirror/content'),
    filesDir: demo,
    pictureBytes: 1_000_000,
    conversion: siteConversion(site, 'test'),
    now: () => new Date('2026-03-14T12:00:00Z'),
    log,
  })
  onTestFinished(mirror.close)
  await mirror.list()
  expect(mirror.problem()).toBeNull()
  const pulled = join(folder, 'pulled')
  const { entries } = await mirror.pull(pulled, false)
  const before = entriesIn(given)
  expect(entries).toBe(Object.keys(before).length)
  expect(entries).toBeGreaterThan(100)
  for (const language of [undefined, ...TAGS]) expect(entriesIn(pulled, language)).toEqual(entriesIn(given, language))
  expect(entriesIn(given, 'es')).not.toEqual(before)
  expect(log.lines.filter(({ level }) => level !== 'info')).toEqual([])
  await expect(mirror.pull(pulled, false)).rejects.toThrow('holds files already')
})
