import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  acceptedEncodings,
  compressQuickly,
  compressThoroughly,
  type Encoding,
  isWorthCompressing,
} from './encodings.ts'

/** Lower-case names; without a value a header is left out. */
type Headers = Record<string, string | undefined>

interface RepresentationOptions {
  status?: number
  /** `content-type` decides whether the body is compressed. */
  headers: Headers
  body: string | Uint8Array
}

/** A finished answer, in every encoding made so far, ready to be sent any number of times. */
export class Representation {
  readonly status: number
  readonly body: Buffer
  readonly etag: string
  readonly isCompressible: boolean
  /** Header lines that every answer carries, as name, value, name, value … */
  #headers: string[] = []
  readonly #encoded: Partial<Record<Encoding, Buffer>> = {}
  readonly #lines = new Map<Encoding | 'identity', string[]>()

  constructor({ status = 200, headers, body }: RepresentationOptions) {
    this.status = status
    this.body =
      typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    this.etag = headers.etag ?? `W/"${createHash('sha1').update(this.body).digest('base64url').slice(0, 20)}"`
    this.isCompressible = isWorthCompressing(headers['content-type'], this.body.length)
    this.setHeaders(headers)
  }

  /** Memory that this holds. */
  get bytes(): number {
    const encoded = (this.#encoded.br?.length ?? 0) + (this.#encoded.gzip?.length ?? 0)
    return this.body.length + encoded + 2 * this.#headers.join('').length + 500
  }

  has(encoding: Encoding): boolean {
    return this.#encoded[encoding] !== undefined
  }

  setEncoded(encoding: Encoding, body: Buffer): void {
    this.#encoded[encoding] = body
    this.#lines.clear()
  }

  /** Makes one small form at once, for an answer that somebody waits for. */
  async compressQuickly(): Promise<void> {
    if (!this.isCompressible || this.#encoded.gzip) return
    const gzip = await compressQuickly(this.body)
    if (!this.#encoded.gzip) this.setEncoded('gzip', gzip)
  }

  /** Makes the small forms of the body. */
  async compress(): Promise<void> {
    if (!this.isCompressible) return
    const { br, gzip } = await compressThoroughly(this.body)
    this.setEncoded('br', br)
    this.setEncoded('gzip', gzip)
  }

  /** Changes header lines of coming answers. */
  setHeaders(headers: Headers): void {
    const { etag, 'content-length': length, ...others } = headers
    this.#headers = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
    this.#lines.clear()
  }

  /** Answers the request: 304 when the visitor has it already, no body to HEAD. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const encoding = this.isCompressible ? this.#encodingFor(request.headers['accept-encoding']) : 'identity'
    const known = request.headers['if-none-match']
    if (this.status === 200 && known !== undefined && isKnown(known, this.etag)) {
      response.writeHead(304, this.#linesFor('identity', 304)).end()
      return
    }
    const body = encoding === 'identity' ? this.body : (this.#encoded[encoding] as Buffer)
    response.writeHead(this.status, this.#linesFor(encoding))
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  }

  #encodingFor(accepted: string | undefined): Encoding | 'identity' {
    for (const encoding of acceptedEncodings(accepted)) if (this.#encoded[encoding]) return encoding
    return 'identity'
  }

  #linesFor(encoding: Encoding | 'identity', status?: 304): string[] {
    const common = [...this.#headers, 'etag', this.etag, ...(this.isCompressible ? ['vary', 'Accept-Encoding'] : [])]
    if (status === 304) return common
    const kept = this.#lines.get(encoding)
    if (kept) return kept
    const body = encoding === 'identity' ? this.body : (this.#encoded[encoding] as Buffer)
    const lines = [
      ...common,
      'content-length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ]
    this.#lines.set(encoding, lines)
    return lines
  }
}

const isKnown = (header: string, etag: string): boolean =>
  header === etag || header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2))
