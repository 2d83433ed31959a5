import type { CustomFetch } from 'openid-client'
import { withinTime } from '#engine/host.ts'

const MAX_BYTES = 1024 * 1024

/** Asks a provider: its whole answer is there within the time and within 1 MB, or it counts as none. */
export const boundedFetch =
  (milliseconds: number): CustomFetch =>
  (url, { signal: _, ...options }) =>
    withinTime(milliseconds, async (signal) => {
      const response = await fetch(url, { ...options, signal } as RequestInit)
      const chunks: Uint8Array[] = []
      let bytes = 0
      // Leaving the loop ends the connection.
      for await (const chunk of response.body ?? []) {
        bytes += chunk.length
        if (bytes > MAX_BYTES) throw new RangeError('The answer of the provider has more than 1 MB.')
        chunks.push(chunk)
      }
      const { status, headers } = response
      return new Response(bytes > 0 ? Buffer.concat(chunks) : null, { status, headers })
    })
