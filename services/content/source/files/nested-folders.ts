import { lstatSync, opendirSync } from 'node:fs'
import { attempt, type Problem, problemOf } from '#engine/host.ts'

/** Names of content types, which name the folders of entries. */
export const TYPE_NAME = /^[a-z0-9_]+$/i

/**
 * Reports what is in `entries` and holds no entry that is read: folders within folders, as exports by language have
 * them, and folders that no content type can be called.
 *
 * @param root folder `entries`
 * @param folder in it
 * @param names of what is in the folder
 */
export function nestedFolders(root: string, folder: string, names: readonly string[]): Problem[] {
  const others = names.filter((name) => !name.endsWith('.json')).slice(0, MAX_LOOKED_AT)
  return others.flatMap((name) => {
    if (!isFolder(`${root}/${folder}/${name}`)) return []
    const reason = `is a folder, in which nothing is read; it holds ${counted(jsonFilesBelow(`${root}/${folder}/${name}`))}`
    return problemOf(`entries/${folder}/${name}`, reason, `Write each entry as entries/${folder}/<uid>.json.`)
  })
}

/** Files of `entries` that look like entries and are none: beside the folders of content types, or with another ending. */
export const strangeFiles = (folder: string, names: readonly string[]): Problem[] =>
  names
    .filter((name) => /\.json$/i.test(name) && !(folder && name.endsWith('.json')))
    .map((name) => {
      const own = name.replace(/\.json$/i, '.json')
      if (folder) return problemOf(`entries/${folder}/${name}`, 'is not read', `Name it ${own}.`)
      const reason = 'is in no folder of a content type, and is not read'
      return problemOf(`entries/${name}`, reason, `Move it to entries/<content type>/${own}.`)
    })

/** Folders of `entries` whose name is that of no content type. */
export const strangeFolders = (root: string, names: readonly string[]): Problem[] =>
  names
    .filter((name) => !TYPE_NAME.test(name))
    .map((name) => {
      const reason = `is not the name of a content type; it holds ${counted(jsonFilesBelow(`${root}/${name}`))}, of which none is read`
      return problemOf(`entries/${name}`, reason, 'Name the folder after the content type: letters, digits and _.')
    })

/** Things that are no entries, of which it is said what they are. */
const MAX_LOOKED_AT = 10_000

const counted = (count: number) => `${count} JSON ${count === 1 ? 'file' : 'files'}`

const isFolder = (path: string): boolean => attempt(() => lstatSync(path).isDirectory()) ?? false

/** Looks at so many things at most; links are not followed. */
function jsonFilesBelow(path: string): number {
  let count = 0
  let looked = 0
  try {
    const folder = opendirSync(path, { recursive: true })
    for (let item = folder.readSync(); item && looked < MAX_LOOKED_AT; item = folder.readSync(), looked++)
      if (item.name.endsWith('.json')) count++
    folder.closeSync()
  } catch {
    // What can be counted is.
  }
  return count
}
