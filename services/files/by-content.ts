import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { link, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { slugOf } from 'atrium'
import { attempt, eachOf, isLeftOver } from '#engine/host.ts'

const MAX_NAME = 60

/** The first bytes of a file. */
export async function headOf(file: string, bytes: number): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Brings a file to disk before anything names it. */
export async function synced(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives a file its name, unless another process has given it to the same bytes meanwhile: nothing is ever replaced. */
export async function named(unfinished: string, place: string): Promise<boolean> {
  try {
    await link(unfinished, place)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(place)) return false
    // Some file systems, like those of networks, know no links.
    renameSync(unfinished, place)
    return true
  }
}

export const namesIn = (folder: string): string[] => attempt(() => readdirSync(folder)) ?? []

/** Removes files of a folder that a process which has ended was writing. */
export function removeLeftOvers(folder: string): void {
  // Only what is hidden is its own: others may call a file as they like.
  for (const name of namesIn(folder))
    if (name.startsWith('.') && isLeftOver(name)) rmSync(join(folder, name), { force: true })
}

/** Files asked for at once: nobody is held up by a folder of many. */
const AT_ONCE = 16

/**
 * Finds a file with the same bytes as one of some others.
 *
 * @param isOffered tells by its name whether a file of the folder will do
 * @returns its name
 */
export async function sameIn(
  folder: string,
  isOffered: (name: string) => boolean,
  files: readonly string[],
): Promise<string | undefined> {
  const sizeOf = (file: string) =>
    stat(file).then(
      (facts) => (facts.isFile() ? facts.size : -1),
      () => -1,
    )
  const bySize = new Map(await Promise.all(files.map(async (file) => [await sizeOf(file), file] as const)))
  const alike: string[] = []
  await eachOf(namesIn(folder).filter(isOffered), AT_ONCE, async (name) => {
    if (bySize.has(await sizeOf(join(folder, name)))) alike.push(name)
  })
  for (const name of alike.sort()) {
    const place = join(folder, name)
    const file = bySize.get(await sizeOf(place))
    if (file !== undefined && (await hashOf(place)) === (await hashOf(file))) return name
  }
  return undefined
}

/**
 * Letters, digits and hyphens of any name: nothing that means something in a path, or that marks are put together of.
 *
 * @param fallback where nothing is left
 */
export const slugOrElse = (name: string, fallback: string): string =>
  slugOf(name.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-|-$/g, '') || fallback
