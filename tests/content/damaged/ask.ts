import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ContentService, openContent } from '../../../services/content/index.ts'
import { Database } from '../../../services/content/store/database.ts'
import { seal } from '../../../services/content/store/seal.ts'
import { clockAt, institution } from '../directory.ts'
import { smallSite } from '../small-site.ts'

/** Numbers below a bound, always the same ones for a seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2654435761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Overwrites some bytes of a file. */
function damage(file: string, seed: number): void {
  const number = numbersFrom(seed)
  const bytes = readFileSync(file)
  for (let count = 1 + number(3); count > 0; count--) {
    const place = number(bytes.length)
    bytes[place] = [0xff, 0x80, (bytes[place] as number) ^ 1, number(256)][number(4)] as number
  }
  writeFileSync(file, bytes)
}

/** Leaves nothing of a store in its log. */
function intoOneFile(store: string): void {
  const db = new Database(store)
  db.all('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  for (const suffix of ['-wal', '-shm']) rmSync(store + suffix, { force: true })
  seal(store)
}

/** All that readers can ask. */
async function answers({ published, preview }: ContentService) {
  const newest = { sort: [{ field: 'when', order: 'descending' as const }] }
  const all = await published.find(['note'], newest)
  const uids = all.items.map(({ uid }) => uid)
  const known = Array.from({ length: 60 }, (_, index) => `note_${index}`)
  return {
    lists: [
      uids,
      await published.find(['note'], { where: { tags: 'tag_3' }, ...newest, page: { number: 1, size: 5 } }),
      await published.find(['note'], { where: { count: 5 } }),
      await preview.find(['note'], newest),
    ],
    addresses: [
      await Promise.all(known.map((uid) => published.at(`/notes/${uid}`))),
      await published.paths({ limit: 1000 }),
      (await published.get(known)).map(({ uid, path }) => [uid, path]),
    ],
    search: await published.search({ term: 'words', from: 0, size: 100 }),
    entries: (await published.get(known))
      .map(({ path: _, ...entry }) => entry)
      .sort((a, b) => a.uid.localeCompare(b.uid)),
  }
}

/**
 * Damages a copy of a store in a different way for each seed, opens it, and asks it everything, twice.
 *
 * Writes one line a seed: its number, and kinds of answers that were wrong; errors as they are.
 */
export async function askDamaged(contentDir: string, dataDir: string, from: string, to: string): Promise<never> {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const open = (folder: string) =>
    openContent({
      contentDir,
      dataDir: folder,
      site: smallSite(),
      institution,
      sourceHash: 'sources',
      clock: clockAt('2026-03-14'),
      log: quiet,
    })
  const whole = await open(dataDir)
  const right = await answers(whole)
  await whole.close()
  intoOneFile(join(dataDir, 'content.db'))
  for (let seed = Number(from); seed < Number(to); seed++) {
    const folder = `${dataDir}-${seed}`
    cpSync(dataDir, folder, { recursive: true, preserveTimestamps: true })
    const isRunning = seed % 3 === 0
    let content = isRunning ? await open(folder) : undefined
    const wrong = new Set<string>()
    try {
      damage(join(folder, 'content.db'), seed)
      if (seed % 3 === 2) seal(join(folder, 'content.db'))
      content ??= await open(folder)
      for (let time = 0; time < 2; time++) {
        for (const [kind, answer] of Object.entries(await answers(content)))
          if (!isDeepStrictEqual(answer, right[kind as keyof typeof right])) wrong.add(kind)
        await content.sync()
      }
    } catch (error) {
      wrong.add(String((error as Error).stack).replaceAll('\n', ' '))
    }
    process.stdout.write(`${[seed, ...wrong].join(' ')}\n`)
    await content?.close()
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit()
}
