import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

/** The addresses of the scripts that a page asks for from now on. */
export function scriptsOf(page: Page): Set<string> {
  const addresses = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && addresses.add(request.url()))
  return addresses
}

/** The bytes of scripts as gzip. They are asked for again: a body that a page has taken can be gone when it is closed. */
export async function scriptBytes(page: Page, addresses: Iterable<string>): Promise<number> {
  const bodies = await Promise.all([...addresses].map(async (address) => (await page.request.get(address)).body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
