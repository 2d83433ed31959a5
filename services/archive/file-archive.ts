import { type ArchivedCopy, type Ports, parseJson, trimPath } from 'atrium'
import type { ContentFiles, LastGoodFiles } from '#engine/host.ts'

const FILE = 'archive.json'

/**
 * Copies listed in `archive.json`, as it is or was good last: an object of copies by path; the host of a whole address
 * there is dropped.
 */
export const createFileArchive = (files: ContentFiles, lastGood: Pick<LastGoodFiles, 'of'>): Ports['archive'] => ({
  async lookUp(path) {
    const written = await files.text(FILE).catch((error: Error) => error)
    return lastGood.of(FILE, written, copiesIn)?.get(trimPath(path)) ?? null
  },
})

const copiesIn = (text: string): Map<string, ArchivedCopy> =>
  new Map(
    Object.entries(parseJson(text) as Record<string, ArchivedCopy>).map(([address, copy]) => [pathOf(address), copy]),
  )

const pathOf = (address: string): string => trimPath(address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/)[0] ?? '')
