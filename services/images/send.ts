import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Answer } from './answer.ts'

/** Sends an answer, without its body to HEAD. Resolves when it is sent, or when the client has gone. */
export async function send({ status, headers, body }: Answer, response: ServerResponse): Promise<void> {
  if (typeof body !== 'object') {
    response.writeHead(status, headers).end(body)
    return
  }
  try {
    response.writeHead(status, headers)
    if (response.req.method === 'HEAD') response.end()
    else if (body.file) await pipeline(body.file.createReadStream({ start: body.start, autoClose: false }), response)
    else await ended(response, body.body)
  } catch {
    // The client has gone, or the rest cannot be read.
    response.destroy()
  } finally {
    await body.close().catch(() => undefined)
  }
}

const ended = (response: ServerResponse, body: Buffer): Promise<void> =>
  new Promise((resolve) => {
    if (response.destroyed) return resolve()
    response.once('close', resolve).end(body)
  })
