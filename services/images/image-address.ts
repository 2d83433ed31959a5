import { attempt } from '#engine/host.ts'
import { type Format, isFormat } from './derivatives/formats.ts'
import { isMasterId } from './masters/master-names.ts'

/** A derivative as its address names it: the parameters of the IIIF Image API 2.1, checked for form only. */
export interface DerivativeAddress {
  kind: 'derivative'
  id: string
  region: string
  size: string
  rotation: string
  quality: string
  format: Format
  /** The name to save it under, as asked for. */
  download?: string
}

/** Says what an address asks for. `invalid` says what is wrong with it, `unknown` is not of the API. */
export type ImageAddress =
  | DerivativeAddress
  | { kind: 'info'; id: string }
  | { kind: 'base'; id: string }
  | { kind: 'invalid'; reason: string }
  | { kind: 'unknown' }

/** Five digits reach beyond every master; longer numbers are refused unread. */
const N = '\\d{1,5}'
/** No picture is asked for in more pixels a side than this: what asks for more wants to do harm. */
const S = '(?:\\d{1,4}|10000)'
const P = '\\d{1,3}(?:\\.\\d{1,6})?'
const whole = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`)
const REGION = whole('full', 'square', `${N},${N},${N},${N}`, `pct:${P},${P},${P},${P}`)
const SIZE = whole('full', 'max', `${S},`, `,${S}`, `!?${S},${S}`, `pct:${P}`)
const ROTATION = whole('!?(?:0|90|180|270|360)(?:\\.0{1,6})?')
const QUALITY = whole('default', 'color', 'gray', 'bitonal')

/**
 * Reads an address below the image server's base: `/{id}/{region}/{size}/{rotation}/{quality}.{format}` or
 * `/{id}/info.json`. Nothing is looked up.
 *
 * @param url path and query, still escaped
 */
export function readImageAddress(url: string): ImageAddress {
  const mark = url.indexOf('?')
  const segments = unescaped(mark === -1 ? url : url.slice(0, mark))
  const [id, region, size, rotation, file] = segments ?? []
  if (!segments || id === undefined || !isMasterId(id)) return { kind: 'unknown' }
  if (segments.length === 1) return { kind: 'base', id }
  if (segments.length === 2 && region === 'info.json') return { kind: 'info', id }
  if (segments.length !== 5 || !region || !size || !rotation || !file) return { kind: 'unknown' }
  const dot = file.lastIndexOf('.')
  const [quality, format] = [file.slice(0, dot), file.slice(dot + 1)]
  for (const [name, pattern, value] of [
    ['region', REGION, region],
    ['size', SIZE, size],
    ['rotation', ROTATION, rotation],
    ['quality', QUALITY, quality],
  ] as const)
    if (!pattern.test(value)) return { kind: 'invalid', reason: `The ${name} is none that this image server knows.` }
  if (!isFormat(format))
    return { kind: 'invalid', reason: 'The format is not offered. Ask for jpg, png, webp or avif.' }
  const download = mark === -1 ? null : new URLSearchParams(url.slice(mark + 1)).get('download')
  return { kind: 'derivative', id, region, size, rotation, quality, format, ...(download !== null && { download }) }
}

/** The segments of a path; undefined when an escape is none. */
const unescaped = (path: string): string[] | undefined =>
  attempt(() => path.replace(/^\//, '').split('/').map(decodeURIComponent))
