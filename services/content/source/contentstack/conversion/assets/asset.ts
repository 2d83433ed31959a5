import { defined, isRecord } from 'atrium'
import { jsonText, listOf, recordOf, textOf } from '../values/bounded.ts'
import { envelopeOf, isFileName } from '../values/envelope.ts'
import { problemsOf } from '../values/problems.ts'
import type { ConvertedFile, Raw } from '../values/types.ts'

/** The content types of entries for files. */
export type MediaType = 'image' | 'audio_asset' | 'video_asset'

const BY_KIND: Record<string, MediaType> = { image: 'image', audio: 'audio_asset', video: 'video_asset' }

const BY_ENDING: readonly [RegExp, MediaType][] = [
  [/\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i, 'image'],
  [/\.(?:aac|flac|m4a|mp3|oga|ogg|opus|wav)$/i, 'audio_asset'],
  [/\.(?:m4v|mov|mp4|ogv|webm)$/i, 'video_asset'],
]

/** The content type whose entries show a file; undefined for documents and the like, which are linked to. */
export function mediaTypeOf({ content_type: type, filename }: Raw): MediaType | undefined {
  const kind = textOf(type)
  if (kind) return BY_KIND[kind.split('/')[0]?.toLowerCase() ?? '']
  return BY_ENDING.find(([ending]) => ending.test(textOf(filename) ?? ''))?.[1]
}

/** A file as fields name it: with its address. */
export const isAsset = (value: unknown): value is Raw =>
  isRecord(value) &&
  typeof value.uid === 'string' &&
  typeof value.url === 'string' &&
  ['filename', 'content_type', 'file_size', 'is_dir'].some((name) => name in value)

/**
 * The entry for an asset wherever content names it. A picture is `image` with the asset's uid as the id at the
 * image server; a recording is `audio_asset` or `video_asset` with the vendor's address as its source.
 *
 * Shape of an asset: https://www.contentstack.com/docs/developers/apis/content-delivery-api (Assets; `dimension` with
 * `include_dimension=true`, `_metadata` with `include_metadata=true`).
 *
 * @returns undefined for folders, and for files that pages only link to
 */
export function convertAsset(asset: Raw): ConvertedFile | undefined {
  const type = mediaTypeOf(asset)
  if (!type || asset.is_dir === true) return undefined
  const { uid } = asset
  if (!isFileName(uid)) {
    const problems = problemsOf('asset')
    problems.note('uid', `is not valid: ${JSON.stringify(uid) ?? 'missing'}`)
    return { folder: type, name: '', text: null, problems: problems.list() }
  }
  const title = textOf(asset.title) ?? textOf(asset.filename) ?? uid
  const own = type === 'image' ? pictureFields(asset) : recordingFields(asset, title)
  const text = jsonText(defined({ ...envelopeOf(asset, type), title, ...own }))
  return { folder: type, name: `${uid}.json`, text, problems: [] }
}

/** The fields of an entry of type `image` that a file fills in. */
export function pictureFields(asset: Raw): Record<string, unknown> {
  const { width, height } = sizeOf(asset)
  const stored = customMetadata(asset)
  return defined({
    alt: textOf(asset.description),
    iiif: { id: asset.uid },
    width,
    height,
    focal_point: focalPointOf(stored),
    image_crops: cropsOf(stored),
  })
}

/** The fields of an entry of type `audio_asset` or `video_asset` that a file fills in. */
export const recordingFields = (asset: Raw, title?: string): Record<string, unknown> => ({
  metadata_fields: defined({
    title: title && [title],
    published_url: [textOf(asset.url) ?? ''],
    file_size: /^\d+$/.test(String(asset.file_size)) ? [String(asset.file_size)] : undefined,
  }),
})

function sizeOf(asset: Raw): { width?: number; height?: number } {
  const { width, height } = recordOf(asset.dimension)
  return Number.isInteger(width) && Number.isInteger(height) ? { width: width as number, height: height as number } : {}
}

/** Returns what extensions of the media library have stored of the asset: `_metadata.extensions.<extension uid>[]`. */
const customMetadata = (asset: Raw): Record<string, unknown>[] =>
  Object.values(recordOf(recordOf(asset._metadata).extensions)).flatMap((stored) => listOf(stored).filter(isRecord))

/** The crops of a picture that an extension of the media library stores with it: `image_crops`, as entries hold them. */
function cropsOf(stored: readonly Record<string, unknown>[]): Record<string, unknown>[] | undefined {
  const crops = stored.flatMap(({ image_crops: crops }) => listOf(crops).filter(isRecord))
  return crops.length > 0 ? crops : undefined
}

/** What an extension stores as `focal_point`: `{ "x", "y" }` in parts of the picture (0 to 1), or in percent. */
const focalPointOf = (stored: readonly Record<string, unknown>[]): { x: number; y: number } | undefined =>
  stored.map(({ focal_point: point }) => partsOf(point)).find(Boolean)

function partsOf(point: unknown): { x: number; y: number } | undefined {
  const { x, y } = recordOf(point)
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  const scale = x > 1 || y > 1 ? 100 : 1
  const [left, top] = [x / scale, y / scale]
  return left >= 0 && left <= 1 && top >= 0 && top <= 1 ? { x: left, y: top } : undefined
}
