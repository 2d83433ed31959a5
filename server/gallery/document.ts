import type { PageAssets } from '#engine/outputs/document.ts'
import { escapeHtml as text } from '#engine/outputs/escape.ts'

export interface GalleryDocument {
  language: string
  title: string
  assets: PageAssets
  /** HTML. */
  body: string
}

/** A document of the gallery: the site's styles, fonts and script, and nothing else of the site's pages. */
export const galleryDocument = ({ language, title, assets, body }: GalleryDocument): string => `<!DOCTYPE html>
<html lang="${text(language)}">
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
