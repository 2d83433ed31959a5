import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  directionOf,
  HTML,
  noFacts,
  type PageAssets,
  rootNoting,
  type SiteResponse,
  escapeHtml as text,
} from '#engine/host.ts'
import { GALLERY_STYLES } from '../assets/page-assets.ts'
import { withErrorBoxes } from './error-boxes.ts'
import type { GalleryOptions } from './options.ts'

interface GalleryDocument {
  language: string
  title: string
  assets: PageAssets
  /** HTML. */
  body: string
}

/** A document with the site's styles, fonts and script, and nothing else of the site's pages. */
const galleryDocument = ({ language, title, assets, body }: GalleryDocument): string => `<!DOCTYPE html>
<html lang="${text(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[
  ...assets.fonts.map((href) => `<link rel="preload" href="${text(href)}" as="font" type="font/woff2" crossorigin>`),
  ...assets.styles.map((href) => `<link rel="stylesheet" href="${text(href)}">`),
].join('\n')}
<script type="module" src="${text(assets.script)}"></script>
</head>
<body>
${body}
</body>
</html>
`

/** Answers are not cached and not for search engines. */
export const UNCACHED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** A page of the gallery. */
export const galleryPage = (title: string, element: ReactElement, options: GalleryOptions): SiteResponse =>
  htmlResponse({ title, html: htmlOf(element, options), blockTypes: new Set([GALLERY_STYLES]) }, options)

const htmlOf = (element: ReactElement, { surround, log, assets }: GalleryOptions): string =>
  renderToStaticMarkup(surround(element, rootNoting(noFacts(), log, assets.island)))

/** @param shown.html for the body of a document */
export function htmlResponse(
  { title, html, blockTypes }: { title: string; html: string; blockTypes: ReadonlySet<string> },
  { institution, assets, headers }: GalleryOptions,
): SiteResponse {
  const body = galleryDocument({
    language: institution.language,
    title: `${title} | ${institution.name}`,
    assets: assets.forPage(blockTypes),
    body: html,
  })
  return {
    status: 200,
    headers: { ...headers, ...HTML, ...UNCACHED },
    body: withErrorBoxes(body, assets.island),
    cache: null,
  }
}
