import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteResponse } from '#engine/host.ts'
import { PASSED } from '../http/cache-control.ts'
import { acceptedEncodings } from '../http/encodings.ts'
import { Representation } from '../http/representation.ts'

/** Sends an answer that was just rendered: compressed quickly where the small form is not there yet. */
export async function send(
  representation: Representation,
  request: IncomingMessage,
  response: ServerResponse,
  changed?: Record<string, string | undefined>,
): Promise<void> {
  await representation.compressQuickly(acceptedEncodings(request.headers['accept-encoding']))
  representation.send(request, response, changed)
}

/** An answer that is not cached. @param headers lines of every answer */
export const passing = (rendered: SiteResponse, headers: Record<string, string>): Representation =>
  new Representation({
    ...rendered,
    headers: { ...headers, 'cache-control': 'no-store', 'cache-status': PASSED, ...rendered.headers },
  })
