import { editJson } from '../../../engine/base/index.ts'
import { createClock } from '../../../engine/host.ts'
import { rememberingLog } from '../../../engine/testing/index.ts'
import { openFiles } from '../../../services/content/source/files/files-source.ts'
import { openWriter } from '../../../services/content/writer/open-writer.ts'

export const ENTRY = { type: 'note', uid: 'one' }

export function writerOf(contentDir: string) {
  const log = rememberingLog()
  const source = openFiles(contentDir, log)
  const now = () => new Date('2026-03-14T12:00:00Z')
  const timeZone = 'UTC'
  const writer = openWriter({ source, clock: createClock(now, timeZone), timeZone, addressesOf: async () => [], log })
  return { source, writer }
}

/** Adds to a list in the entry what nobody else adds, two hundred times, and tries again after each conflict. */
export async function addSaves(contentDir: string, by: string): Promise<void> {
  const { writer } = writerOf(contentDir)
  for (let count = 0; count < 200; ) {
    const { draft } = (await writer.read(ENTRY)) ?? {}
    const value = JSON.parse(draft?.body ?? '{ "uid": "one", "saves": [] }')
    const body = editJson(draft?.body ?? '', { ...value, saves: [...value.saves, `${by} ${count}`] })
    if ('saved' in (await writer.save(ENTRY, body, { ifHash: draft?.hash ?? null, by }))) count++
  }
  process.exit()
}

/** Saves and publishes an entry that counts, until it is killed. Says when it has begun. */
export async function saveAndPublish(contentDir: string): Promise<void> {
  const { writer } = writerOf(contentDir)
  const by = 'Ana'
  for (;;) {
    const { published, draft } = (await writer.read(ENTRY)) ?? {}
    const newest = draft ?? published
    const { count = 0, words } = JSON.parse(newest?.body ?? '{}')
    const body = editJson(newest?.body ?? '', { uid: 'one', count: count + 1, words: words ?? 'word '.repeat(20_000) })
    await writer.save(ENTRY, body, { ifHash: newest?.hash ?? null, by })
    const { draft: saved } = (await writer.read(ENTRY)) ?? {}
    await writer.publish(ENTRY, { ifHash: saved?.hash ?? null, ifPublished: published?.hash ?? null, by })
    if (count === 0) process.send?.('begun')
  }
}
