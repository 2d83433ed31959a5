import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from 'atrium'
import { parseJson } from '#engine/host.ts'
import { FOLDER } from '../../../services/files/names.ts'
import { ENDINGS, isMasterId } from '../../../services/images/masters/master-names.ts'

/** More are not looked for. */
const MAX_FILES = 200
const ADDRESS = /\/media\/([\w-]+(?:\.[\w-]+)+)/g

/**
 * Where the files may be that an entry names: the master of a picture, recordings, captions and PDFs.
 *
 * @param path of the entry, within the content directory
 * @returns paths within it; of a master one for each ending, whether there is such a file or not
 */
export async function namedFiles(contentDir: string, path: string): Promise<string[]> {
  const text = await readFile(join(contentDir, path), 'utf8').catch(() => '')
  const files = [...text.replaceAll('\\/', '/').matchAll(ADDRESS)].map(([, name]) => `${FOLDER}/${name}`)
  return [...new Set([...mastersIn(text), ...files])].slice(0, MAX_FILES)
}

function mastersIn(text: string): string[] {
  if (!text.includes('"iiif"')) return []
  try {
    const entry = parseJson(text)
    const { id, service } = isRecord(entry) && isRecord(entry.iiif) ? entry.iiif : {}
    return typeof id === 'string' && !service && isMasterId(id) ? ENDINGS.map((ending) => `images/${id}.${ending}`) : []
  } catch {
    return []
  }
}
