import type { Archive, ArchivedCopy } from '#engine'

const TIMEOUT_MS = 9000
/** More missing pages than this at once get no look-up; the archive is not ours to burden. */
const MAX_IN_FLIGHT = 8
const MAX_ANSWER_BYTES = 1_000_000

/**
 * Copies at a web-archive service: `GET {endpoint}?url={site address + path}`, given up after 9000 ms.
 *
 * @param options.siteUrl address of this site, under which the archive knows its pages
 */
export function createHttpArchive(options: {
  endpoint: string
  siteUrl: string
  fetch?: typeof fetch
  timeoutMs?: number
}): Archive {
  const { endpoint, siteUrl, fetch: ask = fetch, timeoutMs = TIMEOUT_MS } = options
  let inFlight = 0
  return {
    async lookUp(path) {
      if (inFlight >= MAX_IN_FLIGHT)
        throw new Error(`The archive has ${MAX_IN_FLIGHT} look-ups under way. Try again later.`)
      inFlight++
      try {
        const address = new URL(endpoint)
        address.searchParams.set('url', siteUrl + path)
        const answer = await ask(address, {
          signal: AbortSignal.timeout(timeoutMs),
          headers: { accept: 'application/json' },
        })
        if (!answer.ok) throw new Error(`The archive answered ${answer.status}.`)
        return closest(JSON.parse(await bounded(answer)))
      } finally {
        inFlight--
      }
    },
  }
}

function closest(answer: unknown): ArchivedCopy | null {
  const snapshots = (answer as { archived_snapshots?: { closest?: ArchivedCopy } } | null)?.archived_snapshots
  return snapshots?.closest ?? null
}

async function bounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`The archive answered more than ${MAX_ANSWER_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
