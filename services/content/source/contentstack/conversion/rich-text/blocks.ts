import { defined } from 'atrium'
import { escapeHtml } from '#engine/host.ts'
import type { Context } from '../context.ts'
import { type Embedded, embeddedHtml } from './embedded.ts'
import type { Part } from './parts.ts'

type Block = Record<string, Record<string, unknown>>

/** The block that shows an entry, and its field that refers to it, by content type. */
const BY_TYPE: Readonly<Record<string, readonly [string, string]>> = {
  audio_asset: ['audio', 'audio'],
  author: ['author_bios', 'authors'],
  collection_object: ['collection_object_block', 'item'],
  content_block: ['content_block_reference', 'content_block'],
  content_promo: ['call_out', 'content_promo'],
  faq: ['faq', 'faq'],
  person: ['author_bios', 'authors'],
  video: ['video', 'video'],
}

/** Lists what a media layout may have beside recordings, which have blocks of their own. */
const IN_LAYOUT = new Set(['image', 'artwork', 'publication'])

/**
 * Rich text as a list of blocks: what is embedded comes between blocks of text.
 *
 * @param textBlock makes a block of a stretch of text
 */
export function partsAsBlocks(
  parts: readonly Part[],
  textBlock: (html: string) => Block,
  context: Context,
  field: string,
): Block[] {
  return parts.flatMap((part) => {
    if ('html' in part) return [textBlock(part.html)]
    const block = blockOf(part.embedded, context)
    const html = block ? '' : embeddedHtml(part.embedded, context, field)
    return block ? [block] : html ? [textBlock(html)] : []
  })
}

function blockOf(embedded: Embedded, context: Context): Block | undefined {
  const block = blockFor(embedded)
  return block && context.site?.blocks.has(Object.keys(block)[0] as string) ? block : undefined
}

function blockFor({ kind, uid, type = '', href, title, alt, caption, link }: Embedded): Block | undefined {
  if (kind === 'frame') return { interactive_embed: { title: title ?? href, url: href } }
  // Captions of blocks are HTML.
  const descriptive = caption && escapeHtml(caption)
  const reference = [{ uid, _content_type_uid: type }]
  if (type === 'image' && link)
    return { media_layout_block: { images: [{ reference, url: link, title: alt ?? caption ?? title }] } }
  if (IN_LAYOUT.has(type))
    return { media_layout_block: { media: [defined({ reference, caption: descriptive && { descriptive } })] } }
  if (type === 'video_asset') return { video: defined({ video: reference, caption: descriptive }) }
  const [block, field] = (Object.hasOwn(BY_TYPE, type) && BY_TYPE[type]) || []
  return block && field ? { [block]: { [field]: reference } } : undefined
}
