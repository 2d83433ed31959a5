import { escapeJson, escapeHtml as text } from '../base/text/escape.ts'
import { directionOf } from '../content/entry/language.ts'
import { localAddress } from './addresses/local-address.ts'
import type { Head } from './head.ts'

/** Addresses of what a page loads. */
export interface PageAssets {
  /** At most two: the shell, and the page's own set. */
  styles: readonly string[]
  fonts: readonly string[]
  /** The island loader. */
  script: string
  /** Of the browser's own frame, as `#rrggbb`: that of the top of the page. */
  themeColor?: string
}

export interface DocumentParts {
  language: string
  /** What addresses of pages in it begin with. */
  basePath: string
  /** Of the link over everything. */
  skipToContent: string
  head: Head
  siteName: string
  /** Robots are let in. */
  indexable: boolean
  /** Address of the document that describes the site's search to browsers. */
  searchDescription?: string
  graph: object
  assets: PageAssets
  /** HTML before, of and after the main content, in pieces. */
  before: readonly string[]
  main: readonly string[]
  after: readonly string[]
  /** The colour by which pages of this part of the site are known. */
  accent?: string | undefined
  /** The page's own language where it differs from the site's. */
  lang?: string
}

/** The whole HTML document, in pieces. */
export function documentOf(parts: DocumentParts): string[] {
  const { head, assets, graph } = parts
  const own = parts.lang ? language(parts.lang) : ''
  const beginning = `<!DOCTYPE html>
<html${language(parts.language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title${own}>${text(head.title)}</title>
${metaTags(parts)}${linkTags(parts)}<script type="application/ld+json">${escapeJson(graph)}</script>
<script type="module" src="${text(assets.script)}"></script>
</head>
<body>
<a class="skip-link" href="#main">${text(parts.skipToContent)}</a>
`
  const opening = `
<main id="main" tabindex="-1"${parts.accent ? ` data-accent="${text(parts.accent)}"` : ''}${own}>
`
  return [beginning, ...parts.before, opening, ...parts.main, '\n</main>\n', ...parts.after, '\n</body>\n</html>\n']
}

const language = (tag: string) => ` lang="${text(tag)}" dir="${directionOf(tag)}"`

function metaTags(parts: DocumentParts): string {
  const { head, siteName, indexable, assets } = parts
  const { openGraph, twitter } = head
  const image = openGraph.image
  let tags = ''
  const tag = (attribute: string, key: string, value: string | undefined) => {
    if (value !== undefined) tags += `<meta ${attribute}="${key}" content="${text(value)}">\n`
  }
  const named = (key: string, value: string | undefined) => tag('name', key, value)
  const property = (key: string, value: string | undefined) => tag('property', key, value)
  named('description', head.description)
  named('keywords', head.keywords.join(', ') || undefined)
  named('robots', head.noindex || !indexable ? 'noindex' : undefined)
  named('theme-color', assets.themeColor)
  named('twitter:card', 'summary_large_image')
  named('twitter:site', twitter.site)
  named('twitter:title', twitter.title)
  named('twitter:description', twitter.description)
  named('twitter:image', image?.url)
  named('twitter:image:alt', image?.alt || undefined)
  property('og:type', 'website')
  property('og:site_name', siteName)
  for (const [key, value] of locales(parts)) property(key, value)
  property('og:title', openGraph.title)
  property('og:description', openGraph.description)
  property('og:url', head.canonical ?? undefined)
  property('og:image', image?.url)
  property('og:image:width', image && String(image.width))
  property('og:image:height', image && String(image.height))
  property('og:image:alt', image?.alt || undefined)
  return tags
}

/** Said where a page is in several languages, or in another than that of the site. */
function locales({ head, language, lang = language }: DocumentParts): [string, string][] {
  const spelling = (tag: string) => tag.replaceAll('-', '_')
  const others = (head.alternates ?? []).filter((one) => one.language !== language && one.language !== 'x-default')
  if (!head.alternates && lang === language) return []
  return [
    ['og:locale', spelling(lang)],
    ...others.map((one): [string, string] => ['og:locale:alternate', spelling(one.language)]),
  ]
}

function linkTags({ head, assets, siteName, searchDescription, basePath }: DocumentParts): string {
  let tags = ''
  const link = (rel: string, href: string | null | undefined, more = '') => {
    if (href) tags += `<link rel="${rel}" href="${text(localAddress(href, basePath))}"${more}>\n`
  }
  link('canonical', head.canonical)
  for (const { href, language } of head.alternates ?? []) link('alternate', href, ` hreflang="${text(language)}"`)
  link('prev', head.previous)
  link('next', head.next)
  for (const { href, type, title } of head.feeds)
    link('alternate', href, ` type="${text(type)}" title="${text(title)}"`)
  link('icon', '/favicon.svg', ' type="image/svg+xml"')
  link('icon', '/favicon.ico', ' sizes="32x32"')
  link('apple-touch-icon', '/apple-touch-icon.png')
  link('manifest', '/site.webmanifest')
  link('search', searchDescription, ` type="application/opensearchdescription+xml" title="${text(siteName)}"`)
  // Among sources they are where pages may be.
  for (const href of assets.fonts)
    tags += `<link rel="preload" href="${text(href)}" as="font" type="font/woff2" crossorigin>\n`
  for (const href of assets.styles) tags += `<link rel="stylesheet" href="${text(href)}">\n`
  return tags
}
