import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BoundedCache } from '#engine/host.ts'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller bodies grow when compressed. */
const MIN_BYTES = 512
const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|ld\+json|xml|[\w.+-]+\+(json|xml)|javascript|manifest|opensearch))/

/** True when compressing a body of this type and size is worth it. */
export const isWorthCompressing = (contentType: string | undefined, bytes: number): boolean =>
  bytes >= MIN_BYTES && COMPRESSIBLE.test(contentType ?? '')

/** In a millisecond or two: for an answer that somebody waits for. */
export const compressQuickly = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(body, { level: 1 })
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

/**
 * A window that most pages fit into, as a power of two. By itself brotli takes one of 4 MB, and clears 32 MB of tables for
 * it: ten times as long for a page of 50 kB, which comes out larger.
 */
const WINDOW = 16
const WINDOW_BYTES = 2 ** WINDOW - 16

/** As small as is worth the time: for an answer that will be sent again. */
export async function compressThoroughly(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const isSmall = body.length <= WINDOW_BYTES
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isSmall ? 9 : 7,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: isSmall ? WINDOW : constants.BROTLI_DEFAULT_WINDOW,
  }
  return { br: await brotli(body, { params }), gzip: await zip(body, { level: 9 }) }
}

/** Bounds what header lines may take, and one of them: there are some dozens that browsers send. */
const MAX_BYTES = 64 * 1024
const MAX_LINE_BYTES = 1024
const accepted = new BoundedCache<readonly Encoding[]>(MAX_BYTES, MAX_LINE_BYTES)

/** Returns what the visitor's browser reads, the best first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const known = accepted.get(header)
  if (known) return known
  const encodings = readAccepted(header)
  accepted.set(header, encodings, 50)
  return encodings
}

function readAccepted(header: string): Encoding[] {
  const offers = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return [name.trim(), weight ? Number(weight.trim().slice(2)) : 1]
    }),
  )
  const weightOf = (name: string) => offers.get(name) ?? offers.get('*') ?? 0
  return (['br', 'gzip'] as const).filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a))
}
