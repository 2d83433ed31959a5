import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isContentPath } from '../files/content-path.ts'
import { FileWriter } from '../files/write-files.ts'
import { bodyAt } from './changes.ts'
import { connectedToPublish } from './database/connected.ts'
import type { Connection } from './database/connection.ts'
import { DirectoryReader } from './directory/directory-files.ts'
import { knownFiles } from './known-files.ts'
import { notePulled, readPulled } from './pulled.ts'
import { compare } from './three-way.ts'

export interface PulledFiles {
  /** Paths that were written, or deleted. */
  taken: string[]
  /** Changed in the directory, too, and left as they are. */
  contested: string[]
}

/**
 * Takes what others have written into a content directory, so that it can be published again. A directory without entries
 * gets every file.
 *
 * @param options.files paths of files that are taken though they were changed in the directory, too: the change is lost
 * @throws ContentDatabaseError when the database cannot be reached
 */
export async function pullDirectory(options: {
  url: string
  contentDir: string
  node: string
  files: readonly string[]
}): Promise<PulledFiles> {
  const { url, contentDir, node, files } = options
  const { hashes } = await new DirectoryReader(contentDir).read()
  const pulled = readPulled(contentDir)
  const isEmpty = !existsSync(join(contentDir, 'entries'))
  return connectedToPublish(url, node, async (db) => {
    const known = await knownFiles(db)
    const { theirs, contested, changed, gone } = compare(hashes, known, pulled)
    const asked = isEmpty ? [...contested, ...changed, ...gone] : contested.filter((path) => files.includes(path))
    const taken = [...theirs, ...asked].filter(isContentPath).sort()
    const writer = new FileWriter(contentDir)
    try {
      for (const path of taken) {
        await take(db, writer, path, hashes.get(path) ?? null)
        pulled.set(path, known.get(path)?.sha256 ?? '')
      }
    } finally {
      writer.close()
      if (taken.length > 0) await notePulled(contentDir, pulled)
    }
    return { taken, contested: contested.filter((path) => !taken.includes(path)).sort() }
  })
}

async function take(db: Connection, writer: FileWriter, path: string, hash: string | null): Promise<void> {
  const body = await bodyAt(db, path)
  const isWritten = await writer.write(new Map([[path, body]]), { expected: new Map([[path, hash]]) })
  if (!isWritten) throw new Error(`${path} was changed while it was taken. Try again.`)
}
