import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ArchivedCopy, parseJson, trimPath } from '#engine'
import type { Archive } from '#engine/contract/ports/archive.ts'

/** Copies listed in `archive.json`: an object of copies by path; the host of a whole address there is dropped. */
export function createFileArchive(contentDir: string): Archive {
  return {
    async lookUp(path) {
      const copies = await readCopies(join(contentDir, 'archive.json'))
      return copies.get(trimPath(path)) ?? null
    },
  }
}

async function readCopies(file: string): Promise<Map<string, ArchivedCopy>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const copies = parseJson(text) as Record<string, ArchivedCopy>
  return new Map(Object.entries(copies).map(([address, copy]) => [pathOf(address), copy]))
}

const pathOf = (address: string): string => trimPath(address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/)[0] ?? '')
