import { cpSync, mkdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { eachOf } from '#engine/host.ts'
import { partOf } from '../files/languages/language-view.ts'
import { entryPaths, namesOf } from '../files/listing.ts'
import type { Originals } from './pictures/originals.ts'

export interface Pulled {
  entries: number
  contentTypes: number
  pictures: number
  /** Assets of which no original was had: files that are no pictures, and those that the log names. */
  withoutPicture: number
}

/** Pictures that are fetched at once. */
const AT_ONCE = 4

/** A directory is not written into. The message says what to do. */
class PullError extends Error {
  override name = 'Failure'
}

/**
 * Writes a mirror as a content directory.
 *
 * @param from the mirror's content directory
 * @param to has no entries yet; what else it has stays
 * @param tags of languages that entries have files in beside their own
 * @param pictures uids of assets whose originals are written
 */
export async function pull({
  from,
  to,
  tags,
  pictures,
  originals,
}: {
  from: string
  to: string
  tags: readonly string[]
  pictures: readonly string[]
  originals: Pick<Originals, 'find'>
}): Promise<Pulled> {
  for (const folder of ['entries', 'schemas'])
    if (namesOf(join(to, folder)).length > 0)
      throw new PullError(`${join(to, folder)} holds files already. Give another directory, or delete the folder.`)
  for (const folder of ['entries', 'schemas']) {
    mkdirSync(join(to, folder), { recursive: true })
    cpSync(join(from, folder), join(to, folder), { recursive: true })
  }
  const fetched = await fetchAll(pictures, originals, join(to, 'images'))
  return {
    entries: new Set(entryPaths(to).map((path) => partOf(path, { tags }).own)).size,
    contentTypes: namesOf(join(to, 'schemas')).length,
    pictures: fetched,
    withoutPicture: pictures.length - fetched,
  }
}

/** @returns how many were had */
async function fetchAll(uids: readonly string[], originals: Pick<Originals, 'find'>, to: string): Promise<number> {
  if (uids.length > 0) mkdirSync(to, { recursive: true })
  let fetched = 0
  await eachOf(uids, AT_ONCE, async (uid) => {
    const file = await originals.find(uid)
    if (file === undefined) return
    await copyFile(file, join(to, basename(file)))
    fetched++
  })
  return fetched
}
