import { type Image, type PageContext, parseUrl, plainText, wholeAddress } from 'atrium'
import { z } from 'zod'

/** A result as the search service and files of records have it; `null` is nothing. */
export const recordShape = z.object({
  title: z.string().trim().min(1),
  url: z.string().trim().min(1),
  type: z.string().trim().min(1),
  description: z.string().nullish(),
  image: z.string().nullish(),
  thumbnail: z
    .object({ url: z.string().nullish(), image_service: z.string().nullish(), alt_text: z.string().nullish() })
    .nullish(),
  source_app: z.string().nullish(),
})

export type WrittenRecord = z.infer<typeof recordShape>

const MOST = { title: 500, description: 2000 } as const

/**
 * An address that a result may lead to.
 *
 * @returns undefined for what is neither a path of a site nor an `http(s)` address
 */
export function safeUrl(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and read another address than is written
  if (/[\u0000-\u0020\u007f\\]/.test(url)) return undefined
  if (/^\/(?!\/)/.test(url)) return url
  return /^https?:\/\//i.test(url) && parseUrl(url) ? url : undefined
}

/** The key of a type: its label in snake case, however it is written. */
export const typeKey = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

/**
 * The picture of a result. An address below that of the image server names its picture by its first segment; any other is
 * used as it is.
 *
 * @param context `imageBase` is where pictures are that name no server of their own, whole or from the first slash on
 */
export function pictureOf(
  { image, thumbnail }: Pick<WrittenRecord, 'image' | 'thumbnail'>,
  { imageBase, institution: { siteUrl } }: Pick<PageContext, 'imageBase' | 'institution'>,
): Image | undefined {
  const src = safeUrl((thumbnail?.url || image || '').trim())
  if (!src) return undefined
  const alt = thumbnail?.alt_text ?? ''
  const wholeOf = (href: string) => new URL(wholeAddress(href, { siteUrl })).href
  const own = wholeOf(`${imageBase}/`)
  const whole = wholeOf(src)
  const id = whole.startsWith(own) && decoded(whole.slice(own.length).split(/[/?#]/)[0] as string)
  return id ? { iiif: { id }, alt } : { src, alt }
}

/** @throws when the record cannot be shown; the message says why */
export function readRecord(written: unknown): WrittenRecord & { url: string } {
  const { success, data, error } = recordShape.safeParse(written)
  if (!success) {
    const [issue] = error.issues
    throw new Error(`${issue?.path.join('.') || 'the record'} is not valid: ${issue?.message}`)
  }
  const url = safeUrl(data.url)
  if (!url) throw new Error(`url is not valid: ${JSON.stringify(data.url.slice(0, 200))}`)
  const description = plainText(data.description ?? '').slice(0, MOST.description)
  return { ...data, title: data.title.slice(0, MOST.title), url, description }
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
