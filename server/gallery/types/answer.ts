import { createContentFiles, type Site, type SiteRequest, type SiteResponse } from '#engine/host.ts'
import { galleryPage, UNCACHED } from '../document.ts'
import { entryFile } from '../facts/entry-file.ts'
import type { GalleryOptions } from '../options.ts'
import { TypeList } from './pages/list-page.tsx'
import { TypePage } from './pages/type-page.tsx'
import { typeListProps, typeProps } from './props.ts'

/**
 * Answers below `/_types`: every content type with its fields, its address, examples and entries, and at
 * `/_types/<type>/<uid>.json` the file of an entry.
 *
 * @param segments of the path, after `_types`
 * @returns null for what is not a valid address of these pages
 */
export async function answerTypes(
  [name, file, ...more]: readonly string[],
  { query }: Pick<SiteRequest, 'query'>,
  site: Site,
  options: GalleryOptions,
): Promise<SiteResponse | null> {
  if (more.length > 0) return null
  if (name === undefined)
    return galleryPage('Content types', TypeList(await typeListProps(query, site, options)), options)
  const type = site.definition.contentTypes.get(name)
  if (!type) return null
  if (file !== undefined)
    return file.endsWith('.json') ? answerFile(name, file.slice(0, -'.json'.length), options) : null
  const fileOf = entryFile(options.contentDir)
  const props = await typeProps(name, type, site, options)
  return galleryPage(props.type.label, TypePage({ ...props, fileOf }), options)
}

/** The file of an entry, as it is. */
async function answerFile(
  type: string,
  uid: string,
  { store, contentDir, headers }: GalleryOptions,
): Promise<SiteResponse | null> {
  const [entry] = await store.get([uid])
  if (entry?.contentType !== type) return null
  const isDraft = entry.publishDetails === undefined
  const path = entryFile(contentDir)({ contentType: type, uid, isDraft })
  const body = await createContentFiles(contentDir)
    .text(path)
    .catch(() => null)
  const lines = { ...headers, 'content-type': 'application/json; charset=utf-8', ...UNCACHED }
  return body === null ? null : { status: 200, headers: lines, body, cache: null }
}
