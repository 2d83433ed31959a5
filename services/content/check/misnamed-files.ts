import { join, posix } from 'node:path'
import type { Institution } from 'atrium'
import { nearestName, type Problem, problemOf } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { FILE_FOLDERS } from '../source/files/content-path.ts'
import { isShown, namesOf } from '../source/files/listing.ts'
import { REDIRECTS_FILE } from '../source/redirects/moves.ts'

/** What any content directory may hold. */
const ANY = [
  ...['entries', 'schemas', 'messages', ...FILE_FOLDERS],
  ...['archive.json', REDIRECTS_FILE, 'institution.json', 'demo.json'],
]
const IN_LANGUAGE = /^(?:institution\.|messages\/)([a-z]{2,8}(?:-[a-z\d]{1,8})*)\.json$/i

/** Names what is called nearly like something that the site reads, and what is written in a language that it has not. */
export function misnamedFiles(
  contentDir: string,
  { language, languages }: Institution,
  { serviceFiles, recordFolders }: Pick<Catalogue, 'serviceFiles' | 'recordFolders'>,
): Problem[] {
  const others = languages.map(({ tag }) => tag).filter((tag) => tag !== language)
  const texts = [language, ...others].flatMap((tag) =>
    tag.split('-').map((_, index, parts) => `messages/${parts.slice(0, index + 1).join('-')}.json`),
  )
  const spoken = others.map((tag) => `institution.${tag}.json`)
  const files = [...ANY, ...recordFolders.map(({ folder }) => folder), ...serviceFiles, ...spoken, ...texts]
  const folders = new Set(files.map((path) => posix.dirname(path)))
  const known = new Set([...files, ...folders])
  const found = [...folders].flatMap((folder) =>
    namesOf(join(contentDir, folder)).flatMap((name) => (isShown(name) ? posix.join(folder, name) : [])),
  )
  return found.flatMap((file) => {
    const folder = posix.dirname(file)
    const beside = known.has(file) ? [] : [...known].filter((path) => posix.dirname(path) === folder && path !== folder)
    const nearest = nearestName(stemOf(file), beside.map(stemOf))
    const [, tag] = IN_LANGUAGE.exec(file) ?? []
    if (beside.length === 0 || !(nearest || tag)) return []
    const meant = beside.find((path) => stemOf(path) === nearest) ?? beside.join(' or ')
    const otherwise = tag ? ` If not, add "${tag}" to "languages" of institution.json.` : ''
    return problemOf(file, 'is not read', `Did you mean ${meant}?${otherwise}`, 'warning')
  })
}

/** The name without folder and ending: so many letters of it may be otherwise. */
const stemOf = (path: string): string => posix.basename(path, '.json')
