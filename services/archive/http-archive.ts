import type { ArchivedCopy, Ports } from 'atrium'
import { createJsonClient, type ServiceMetrics } from '#engine/host.ts'

const TIMEOUT_MS = 9000

/**
 * Copies at a web-archive service: `GET {endpoint}?url={site address + path}`, given up after 9000 ms. More than eight
 * missing pages at once get no look-up; the archive is not ours to burden.
 *
 * @param options.siteUrl address of this site, under which the archive knows its pages
 */
export function createHttpArchive(options: {
  endpoint: string
  siteUrl: string
  metrics?: ServiceMetrics
  fetch?: typeof fetch
  timeoutMs?: number
}): Ports['archive'] {
  const { endpoint, siteUrl, metrics, fetch, timeoutMs = TIMEOUT_MS } = options
  const ask = createJsonClient({ name: 'The archive', timeoutMs, metrics, fetch })
  return {
    async lookUp(path) {
      const address = new URL(endpoint)
      address.searchParams.set('url', siteUrl + encodeURI(path))
      return closest(await ask(address))
    },
  }
}

function closest(answer: unknown): ArchivedCopy | null {
  const snapshots = (answer as { archived_snapshots?: { closest?: ArchivedCopy } } | null)?.archived_snapshots
  return snapshots?.closest ?? null
}
