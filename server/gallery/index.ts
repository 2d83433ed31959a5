import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { trimPath } from '#engine/content/paths.ts'
import { HTML, type SiteRequest, type SiteResponse } from '#engine/request/request.ts'
import { withIslandScripts } from '#engine/request/sections/islands.ts'
import type { Site, SiteOptions } from '#engine/request/site.ts'
import { GALLERY_STYLES } from '../assets/page-assets.ts'
import { galleryDocument } from './document.ts'
import { showExample } from './example-page.ts'
import { entryFile } from './facts/entry-file.ts'
import { blockProps, listProps } from './page-props.ts'
import { BlockPage } from './pages/block-page.tsx'
import { GALLERY } from './pages/layout.tsx'
import { ListPage } from './pages/list-page.tsx'

export interface GalleryOptions extends SiteOptions {
  /** Where the files of entries lie. */
  contentDir: string
  /** Header lines of the gallery's answers: they allow frames of the site's own documents. */
  headers: Record<string, string>
}

/**
 * The site with the block gallery at `/_blocks`, for development and preview: every block with its examples, fields and
 * use. It knows the blocks from the registry and their use from content and composing; nothing is listed by hand.
 * Answers are never kept and not for search engines.
 */
export function withGallery(site: Site, options: GalleryOptions): Site {
  return { ...site, respond: async (request) => (await answer(request, site, options)) ?? site.respond(request) }
}

/** @returns null for what is no address of the gallery */
async function answer(request: SiteRequest, site: Site, options: GalleryOptions): Promise<SiteResponse | null> {
  const [root, type, number, ...more] = trimPath(request.path).slice(1).split('/')
  if (`/${root}` !== GALLERY || more.length > 0 || request.method !== 'GET') return null
  if (type === undefined) return page('Block gallery', ListPage(await listProps(request.query, site, options)), options)
  const block = site.definition.blocks.get(type)
  if (!block) return null
  const { label, examples } = block.definition
  if (number === undefined) {
    const fileOf = entryFile(options.contentDir)
    return page(label, BlockPage({ ...(await blockProps(block, request.query, site, options)), fileOf }), options)
  }
  const example = /^[1-9]\d*$/.test(number) && examples[Number(number) - 1]
  if (!example) return null
  const title = `${label}, example ${number}`
  const { html, blockTypes } = showExample(type, example, title, options)
  return respond(title, html, blockTypes, options)
}

const page = (title: string, element: ReactElement, options: GalleryOptions): SiteResponse =>
  respond(title, renderToStaticMarkup(element), new Set([GALLERY_STYLES]), options)

function respond(
  title: string,
  html: string,
  blockTypes: ReadonlySet<string>,
  { institution, assets, headers }: GalleryOptions,
): SiteResponse {
  const body = galleryDocument({
    language: institution.language,
    title: `${title} | ${institution.name}`,
    assets: assets.forPage(blockTypes),
    body: withIslandScripts(html, assets.island),
  })
  return {
    status: 200,
    headers: { ...headers, ...HTML, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    body,
    cache: null,
  }
}
