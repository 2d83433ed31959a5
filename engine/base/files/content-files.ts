import { join } from 'node:path'
import { FileError } from './file-error.ts'
import { MAX_ENTRY_BYTES, MAX_LIST_BYTES } from './limits.ts'
import { type Place, readInsideSync } from './open-inside.ts'
import { PatientFolder } from './patient-folder.ts'

/** Files of the content directory, as services read them: regular ones inside it, of bounded size. */
export interface ContentFiles {
  /**
   * The text of a file.
   *
   * @param path inside the content directory
   * @param maxBytes that it may have; default: those of a list of records
   * @returns null where there is no such file
   * @throws when it cannot be read; the message says why
   */
  text(path: string, maxBytes?: number): Promise<string | null>
  /**
   * Bytes of a file, and a text that is another when the file has changed.
   *
   * @returns null where there is no such file, or none that is read
   * @throws when its disk does not answer
   */
  facts(path: string): Promise<{ size: number; stamp: string } | null>
}

/**
 * Where a file of the content directory has to lie: in that directory, or in the folder of its first name. That folder may
 * itself be a link, as to a larger disk, and so may a file that is in no folder: the directory of a content service
 * consists of such links.
 *
 * @param path inside the directory, with `/` between folders
 */
export function contentPlace(contentDir: string, path: string): Required<Place> {
  const [first = '', ...rest] = path.split('/')
  return { folder: join(contentDir, first), name: rest.join('/'), around: contentDir }
}

/**
 * A file of the content directory, for whoever may wait for its disk.
 *
 * @param path inside the directory, with `/` between folders
 * @returns null where there is no such file
 * @throws FileError saying why it is not read; else as the system does
 */
export const contentBody = (contentDir: string, path: string, maxBytes = MAX_ENTRY_BYTES): Buffer | null =>
  readInsideSync(contentPlace(contentDir, path), maxBytes)

/** The same as a text. */
export function contentText(contentDir: string, path: string, maxBytes = MAX_ENTRY_BYTES): string | null {
  const body = contentBody(contentDir, path, maxBytes)
  return body && textOf(body)
}

/** The files of a content directory, for those who cannot wait for a disk that hangs. */
export function createContentFiles(contentDir: string): ContentFiles {
  const folders = new Map<string, PatientFolder>()
  const at = (path: string) => {
    const { folder, name, around } = contentPlace(contentDir, path)
    const known = folders.get(folder) ?? new PatientFolder(folder, { around })
    folders.set(folder, known)
    return { folder: known, name }
  }
  return {
    async text(path, maxBytes = MAX_LIST_BYTES) {
      const { folder, name } = at(path)
      const body = await folder.read(name, maxBytes)
      return body && textOf(body)
    },
    async facts(path) {
      const { folder, name } = at(path)
      const found = await folder.find(name).catch((error) => {
        if (error instanceof FileError) return null
        throw error
      })
      return found && { size: found.facts.size, stamp: `${found.facts.mtimeMs} ${found.facts.size}` }
    },
  }
}

const BOM = '\ufeff'

/**
 * The text of a file, which is UTF-8, without the mark that some programs put before it.
 *
 * @throws FileError for UTF-16, which those programs write as well
 */
function textOf(body: Buffer): string {
  const isWide = (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff)
  if (isWide) throw new FileError('it is UTF-16', 'Save it as UTF-8.')
  const text = body.toString('utf8')
  return text.startsWith(BOM) ? text.slice(BOM.length) : text
}
