import { escapeHtml } from '#engine/host.ts'
import { type MediaType, mediaTypeOf } from '../assets/asset.ts'
import type { Context } from '../context.ts'
import { textOf } from '../values/bounded.ts'
import { quoted } from '../values/problems.ts'

/** An entry or an asset that rich text embeds or links to. */
export interface Embedded {
  kind: 'entry' | 'asset' | 'frame'
  uid: string
  /** The content type of its entry; undefined for files that are only linked to. */
  type?: string
  /** `link` and `download` are links, `inline` is part of a line, all others are blocks. */
  display: string
  href?: string
  title?: string
  alt?: string
  caption?: string
  /** Where a picture leads. */
  link?: string
}

/** Reads an attribute by its name in JSON rich text, like `asset-uid`. */
type Attribute = (name: string) => string | undefined

/**
 * Returns what a reference of rich text names, completed by what is known of it.
 *
 * JSON: https://www.contentstack.com/docs/headless-cms/schema-of-json-rich-text-editor (`reference` with `display-type`
 * block, inline, link, display and download); HTML: https://www.contentstack.com/docs/developers/apis/content-management-api/embed-entries-and-assets-in-the-rich-text-editor
 * (`data-sys-…` and `sys-style-type`).
 *
 * @returns undefined where the reference names nothing
 */
export function readEmbedded(attribute: Attribute, context: Context, field: string): Embedded | undefined {
  const display = attribute('display-type') ?? ''
  const assetUid = attribute('asset-uid')
  if (assetUid) return embeddedAsset(assetUid, display, attribute, context, field)
  const uid = attribute('entry-uid')
  if (!uid) {
    context.note(field, 'embeds something without its uid, which is left out')
    return undefined
  }
  const entry = context.embeddedOf(uid)
  const type = attribute('content-type-uid') ?? textOf(entry?._content_type_uid) ?? context.typeOf(uid)
  const url = textOf(entry?.url) ?? attribute('href')
  return { kind: 'entry', uid, type, display, href: url && context.addressOf(type, url), title: textOf(entry?.title) }
}

function embeddedAsset(
  uid: string,
  display: string,
  attribute: Attribute,
  context: Context,
  field: string,
): Embedded | undefined {
  const asset = context.assetOf(uid)
  const href = textOf(asset?.url) ?? attribute('asset-link') ?? attribute('href')
  const name = attribute('asset-name')
  if (!asset) context.note(field, `names asset ${quoted(uid)}, which is not published`)
  if (!asset && !href) return undefined
  const type: MediaType | undefined = asset && mediaTypeOf(asset)
  return {
    kind: 'asset',
    uid,
    type,
    display: type || display === 'link' ? display : 'download',
    href,
    title: textOf(asset?.title) ?? name ?? href,
    alt: attribute('asset-alt') ?? attribute('alt') ?? textOf(asset?.description),
    caption: attribute('asset-caption'),
    link: attribute('link'),
  }
}

export const isLink = ({ display }: Embedded): boolean => display === 'link' || display === 'download'

export const linkTag = (href: string | undefined): { open: string; close: string } =>
  href ? { open: `<a href="${escapeHtml(href)}">`, close: '</a>' } : { open: '', close: '' }

/** Returns what is embedded as HTML, where no block can be: a picture with its caption, or the name as a link. */
export function embeddedHtml(embedded: Embedded, context: Context, field: string): string {
  const { kind, uid, type, display, href, title, alt, caption, link } = embedded
  if (kind === 'asset' && type === 'image') {
    const { open, close } = linkTag(link)
    const picture = `<img src="${escapeHtml(href ?? '')}" alt="${escapeHtml(alt ?? '')}" />`
    return `<figure>${open}${picture}${close}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
  }
  const name = caption ?? title ?? href
  if (!name) {
    const what = `${kind} ${quoted(uid)}${type ? ` of type ${quoted(type)}` : ''}`
    context.note(field, `embeds ${what}, which cannot be shown here and is left out: show it in a block, or link to it`)
    return ''
  }
  const { open, close } = linkTag(href)
  const named = `${open}${escapeHtml(name)}${close}`
  return display === 'inline' ? named : `<p>${named}</p>`
}
