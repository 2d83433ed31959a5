import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { cacheControl } from './cache-control.ts'
import {
  acceptedEncodings,
  compressQuickly,
  compressThoroughly,
  type Encoding,
  isWorthCompressing,
} from './encodings.ts'
import { headerValue } from './header-value.ts'

/** Lower-case names; without a value a header is left out. */
type Headers = Record<string, string | undefined>

interface RepresentationOptions {
  status?: number
  /** `content-type` decides whether the body is compressed. */
  headers: Headers
  body: string | Uint8Array
}

/** How an answer goes out; `unchanged`: without its body, to whoever has it already. */
type Form = Encoding | 'identity' | 'unchanged'

/** Caches outside may keep a cookie with its answer, and give it to others (RFC 9111, 7.3). */
const OF_ONE_VISITOR = { 'cache-control': cacheControl(null), 'surrogate-key': undefined, 'cache-tag': undefined }

/** A copy in memory of its own: Node and zlib give parts of buffers of up to 64 kB, which would be kept whole. */
const exact = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)

/** A finished answer, in every encoding made so far, ready to be sent any number of times. */
export class Representation {
  readonly status: number
  readonly etag: string
  readonly isCompressible: boolean
  #headers: Headers = {}
  /**
   * Absent once all small forms are there: they take a third of its memory, and go to nearly all who ask. Who asks for it
   * then is likely to come again, like a proxy that compresses itself: it is unpacked once.
   */
  #body: Buffer | undefined
  readonly #length: number
  readonly #encoded: Partial<Record<Encoding, Buffer>> = {}
  readonly #lines = new Map<Form, string[]>()

  constructor({ status = 200, headers, body }: RepresentationOptions) {
    this.status = status
    this.#body =
      typeof body === 'string' ? exact(Buffer.from(body)) : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    this.#length = this.#body.length
    this.etag = headers.etag ?? `W/"${hash('sha1', this.#body, 'base64url').slice(0, 20)}"`
    this.isCompressible = isWorthCompressing(headers['content-type'], this.#length)
    this.setHeaders(headers)
  }

  /** As it was given. */
  get body(): Buffer {
    return this.#body ?? gunzipSync(this.#encoded.gzip as Buffer)
  }

  /** Memory that this holds. */
  get bytes(): number {
    const encoded = (this.#encoded.br?.length ?? 0) + (this.#encoded.gzip?.length ?? 0)
    return (this.#body?.length ?? 0) + encoded + 2 * linesOf(this.#headers).join('').length + 500
  }

  /** The small forms made so far. */
  get encoded(): Readonly<Partial<Record<Encoding, Buffer>>> {
    return this.#encoded
  }

  /** Takes small forms that were made before. */
  setEncoded(forms: Partial<Record<Encoding, Buffer>>): void {
    for (const [encoding, body] of Object.entries(forms)) this.#encoded[encoding as Encoding] = exact(body)
    this.#lines.clear()
    if (this.#encoded.br && this.#encoded.gzip) this.#body = undefined
  }

  /**
   * Makes one small form at once, for an answer that somebody waits for.
   *
   * @param accepted what the client reads: gzip where it does, which more of those who come next read too
   */
  async compressQuickly(accepted: readonly Encoding[] = ['gzip']): Promise<void> {
    if (!this.isCompressible || accepted.some((encoding) => this.#encoded[encoding])) return
    const encoding = accepted.includes('gzip') ? 'gzip' : accepted[0]
    if (!encoding) return
    const body = await compressQuickly(this.body, encoding)
    if (!this.#encoded[encoding]) this.setEncoded({ [encoding]: body })
  }

  /** Makes all small forms of the body. */
  async compress(): Promise<void> {
    if (this.isCompressible) this.setEncoded(await compressThoroughly(this.body))
  }

  /** Changes header lines of coming answers. */
  setHeaders(headers: Headers): void {
    const { etag, 'content-length': length, ...others } = headers
    this.#headers = others
    this.#lines.clear()
  }

  /**
   * Answers the request: 304 when the visitor has it already, no body to HEAD.
   *
   * @param changed header lines of this answer alone
   * @returns whether this takes more memory than before: its body was unpacked
   */
  send(request: IncomingMessage, response: ServerResponse, changed?: Headers): boolean {
    const { headers } = request
    const setsCookie = response.hasHeader('set-cookie')
    if (setsCookie && { ...this.#headers, ...changed }['cache-control']?.startsWith('public'))
      changed = { ...changed, ...OF_ONE_VISITOR }
    const known = headers['if-none-match']
    if (this.status === 200 && known !== undefined && isKnown(known, this.etag)) {
      response.writeHead(304, this.#linesFor('unchanged', changed)).end()
      return false
    }
    const encoding = this.isCompressible ? this.#encodingFor(headers['accept-encoding']) : 'identity'
    response.writeHead(this.status, this.#linesFor(encoding, changed))
    const isUnpacked = encoding === 'identity' && !this.#body && request.method !== 'HEAD'
    if (isUnpacked) this.#body = exact(this.body)
    const body = encoding === 'identity' ? this.#body : this.#encoded[encoding]
    response.end(request.method === 'HEAD' ? undefined : body)
    return isUnpacked
  }

  #encodingFor(accepted: string | undefined): Encoding | 'identity' {
    for (const encoding of acceptedEncodings(accepted)) if (this.#encoded[encoding]) return encoding
    return 'identity'
  }

  /** Header lines as name, value, name, value … */
  #linesFor(form: Form, changed?: Headers): string[] {
    const known = changed ? undefined : this.#lines.get(form)
    if (known) return known
    const lines = [...linesOf({ ...this.#headers, ...changed }), 'etag', this.etag]
    if (this.isCompressible) lines.push('vary', 'Accept-Encoding')
    if (form !== 'unchanged') lines.push('content-length', String(this.#lengthIn(form)))
    if (form === 'br' || form === 'gzip') lines.push('content-encoding', form)
    if (!changed) this.#lines.set(form, lines)
    return lines
  }

  #lengthIn(form: Encoding | 'identity'): number {
    return form === 'identity' ? this.#length : (this.#encoded[form] as Buffer).length
  }
}

const linesOf = (headers: Headers): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, headerValue(value)]))

const isKnown = (header: string, etag: string): boolean =>
  header === etag || header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2))
