import { type ArchivedCopy, parseJson, trimPath } from '#engine'
import type { Archive } from '#engine/contract/ports/archive.ts'
import type { ContentFiles } from '#engine/contract/ports/content-files.ts'

/** Copies listed in `archive.json`: an object of copies by path; the host of a whole address there is dropped. */
export function createFileArchive(files: ContentFiles): Archive {
  return {
    async lookUp(path) {
      const copies = await readCopies(files)
      return copies.get(trimPath(path)) ?? null
    },
  }
}

async function readCopies(files: ContentFiles): Promise<Map<string, ArchivedCopy>> {
  const copies = parseJson((await files.text('archive.json')) ?? '{}') as Record<string, ArchivedCopy>
  return new Map(Object.entries(copies).map(([address, copy]) => [pathOf(address), copy]))
}

const pathOf = (address: string): string => trimPath(address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/)[0] ?? '')
