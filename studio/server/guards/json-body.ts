import type { IncomingMessage } from 'node:http'
import { isRecord, parseJson } from 'atrium'
import type { RequestHandler } from 'express'
import { ENTRY_BOUNDS, JsonBoundsError, MAX_ENTRY_BYTES } from '#engine/host.ts'
import { ApiError } from './api-error.ts'

/** As much as the file of an entry may have, and what is said beside. */
export const MAX_BODY_BYTES = MAX_ENTRY_BYTES + 64 * 1024
const WRITES = ['POST', 'PUT', 'DELETE']

/** Reads the body of every write: one object of JSON. What is larger than any entry is refused before it is read. */
export const readJsonBodies: RequestHandler = async (request, response, next) => {
  if (!WRITES.includes(request.method)) return next()
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new ApiError(415, 'The body is not sent as JSON.', 'Send it with content-type: application/json.')
  try {
    const value = parseJson((await bodyOf(request)).toString(), ENTRY_BOUNDS)
    if (!isRecord(value)) throw new SyntaxError('is no object')
    request.body = value
  } catch (error) {
    if (error instanceof ApiError) {
      // Nobody reads the rest.
      response.set('connection', 'close')
      throw error
    }
    if (error instanceof SyntaxError || error instanceof JsonBoundsError)
      throw new ApiError(400, 'The body cannot be read as one object of JSON.', 'Reload the page.')
    throw error
  }
  next()
}

/** Milliseconds in which a body is to be whole. */
const PATIENCE = 60_000

const tooLarge = () => new ApiError(413, 'The body is larger than 4 MB.', 'Part the entry into several.')

/** Resolves with the whole body; rejects as soon as it is too large, with the connection open for the answer. */
const bodyOf = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return reject(tooLarge())
    const chunks: Buffer[] = []
    let bytes = 0
    const late = setTimeout(() => request.destroy(), PATIENCE)
    request.on('close', () => clearTimeout(late))
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= MAX_BODY_BYTES) return void chunks.push(chunk)
      request.off('data', take).pause()
      reject(tooLarge())
    }
    request
      .on('data', take)
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
  })
