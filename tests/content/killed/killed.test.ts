import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openContent, syncContent } from '../../../services/content/index.ts'
import { Database } from '../../../services/content/store/database.ts'
import { bundled } from '../../bundled.ts'
import { clockAt, optionsFor, type TestDirectory } from '../directory.ts'
import { directoryWith } from '../opened.ts'
import { smallSite } from '../small-site.ts'

const SIZE = 1500
/** Entries that are published together. */
const RELEASE = 600

const files = (): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: SIZE }, (_, index) => [
      `note/note_${index}.json`,
      {
        url: `/note-${index}`,
        when: `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`,
        tags: [{ uid: `tag_${index % 7}`, _content_type_uid: 'tag' }],
        blurb: 'Words '.repeat(50),
        ...(index % 5 === 0 && { draft: true }),
      },
    ]),
  )

const store = ({ dataDir }: TestDirectory) => join(dataDir, 'content.db')

const count = (directory: TestDirectory, table: 'file' | 'published'): number => {
  if (!existsSync(store(directory))) return 0
  const db = new Database(store(directory))
  try {
    return db.first<{ total: number }>(`SELECT count(*) AS total FROM ${table}`)?.total ?? 0
  } catch {
    return 0
  } finally {
    db.close()
  }
}

/** All that a store holds, but the order in which it came. */
const contents = (directory: TestDirectory) => {
  const db = new Database(store(directory))
  const rows = [
    'published',
    'draft',
    'published_path',
    'draft_path',
    'published_listing',
    'published_reference',
    'draft_listing',
    'path_edge',
    'file',
  ].map((table) =>
    db
      .bytes<Record<string, unknown>>(`SELECT * FROM ${table}`)
      .map(({ id: _, stamp: __, ...row }) => JSON.stringify(row))
      .sort(),
  )
  const origins = (found: string) =>
    db
      .all<{ origin: string }>(`SELECT CAST(origin AS BLOB) AS origin FROM search_document WHERE id IN (${found})`)
      .map(({ origin }) => origin)
      .sort()
  const inOrder = origins("SELECT rowid FROM search_index WHERE search_index MATCH 'word'")
  const named = origins("SELECT rowid & 0xffffffff FROM search_name WHERE search_name MATCH 'note*'")
  const live = db.first<{ live: number }>('SELECT sum(live) AS live FROM search_block')?.live
  db.close()
  return { rows, inOrder, named, live }
}

let program: string
beforeAll(async () => {
  program = await bundled(join(import.meta.dirname, 'sync.ts'))
})

/** Has a process of its own take content up, and ends it at a moment, or when it is done. */
async function killWhen({ contentDir, dataDir }: TestDirectory, isReached: () => boolean, today = '2026-03-14') {
  const child = spawn(process.execPath, [program, 'run', contentDir, dataDir, today], { stdio: 'inherit' })
  const ended = once(child, 'close')
  while (child.exitCode === null && !isReached()) await setTimeout(5)
  child.kill('SIGKILL')
  await ended
}

/** Entries of which something is stored, and not all. */
function torn(directory: TestDirectory) {
  const db = new Database(store(directory))
  const found = db.bytes(
    `SELECT uid FROM published WHERE uid NOT IN (SELECT uid FROM published_path) OR uid NOT IN (SELECT uid FROM published_listing)
      OR uid NOT IN (SELECT from_uid FROM published_reference) OR uid NOT IN (SELECT uid FROM file)`,
  )
  db.close()
  return found
}

describe('Q-22 a process killed while it takes content up', () => {
  it('leaves whole entries only, and the next run completes them', async () => {
    const whole = directoryWith(files())
    await syncContent(optionsFor(whole, smallSite()))
    const broken = directoryWith(files())
    for (const reached of [1, SIZE / 3, SIZE / 1.5]) {
      await killWhen(broken, () => count(broken, 'file') >= reached)
      expect(torn(broken)).toEqual([])
    }
    const options = optionsFor(broken, smallSite())
    const content = await openContent(options)
    onTestFinished(content.close)
    expect((await content.published.find(['note'], {})).total).toBe(SIZE * 0.8)
    expect((await content.preview.find(['note'], {})).total).toBe(SIZE)
    expect(contents(broken)).toEqual(contents(whole))
  })

  it('as the moment of a release has come, leaves whole entries, and the next publishes the rest of it: each entry once', async () => {
    const planned = Object.entries(files()).slice(0, RELEASE)
    const scheduled = { publish: '2026-05-01T07:00:00Z', release: 'Spring' }
    const drafts = planned.map(([path, fields]) => [
      path.replace('.json', '.draft.json'),
      { ...(fields as object), draft: true, scheduled },
    ])
    const directory = directoryWith(Object.fromEntries(drafts))
    const before = await openContent(optionsFor(directory, smallSite()))
    const revision = await before.published.revision()
    await before.close()
    expect(count(directory, 'published')).toBe(0)
    await killWhen(directory, () => count(directory, 'published') > 0, '2026-05-01')
    expect(torn(directory)).toEqual([])
    const content = await openContent({ ...optionsFor(directory, smallSite()), clock: clockAt('2026-05-01') })
    onTestFinished(content.close)
    expect((await content.published.find(['note'], {})).total).toBe(RELEASE)
    const told = (await content.published.changes(revision)).map(({ uid }) => uid)
    expect([told.length, new Set(told).size]).toEqual([RELEASE, RELEASE])
  })
})
