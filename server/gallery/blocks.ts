import type { Site, SiteRequest, SiteResponse } from '#engine/host.ts'
import { galleryPage, htmlResponse } from './document.ts'
import { showExample } from './example-page.ts'
import { entryFile } from './facts/entry-file.ts'
import type { GalleryOptions } from './options.ts'
import { blockProps, listProps } from './page-props.ts'
import { BlockPage } from './pages/block-page.tsx'
import { ListPage } from './pages/list-page.tsx'

/**
 * Answers below `/_blocks`: every block with its examples, fields and use.
 *
 * @param segments of the path, after that of the gallery
 * @returns null for what is not a valid address of the gallery
 */
export async function answerBlocks(
  [type, number, ...more]: readonly string[],
  { query }: Pick<SiteRequest, 'query'>,
  site: Site,
  options: GalleryOptions,
): Promise<SiteResponse | null> {
  if (more.length > 0) return null
  if (type === undefined) return galleryPage('Block gallery', ListPage(await listProps(query, site, options)), options)
  const block = site.definition.blocks.get(type)
  if (!block) return null
  const { label, examples } = block.definition
  if (number === undefined) {
    const fileOf = entryFile(options.contentDir)
    return galleryPage(label, BlockPage({ ...(await blockProps(block, query, site, options)), fileOf }), options)
  }
  const example = /^[1-9]\d*$/.test(number) && examples[Number(number) - 1]
  if (!example) return null
  const title = `${label}, example ${number}`
  return htmlResponse({ title, ...showExample(type, example, title, options) }, options)
}
