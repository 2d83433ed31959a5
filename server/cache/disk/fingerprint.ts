import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Settings that no page is made from. */
const OF_THE_PROCESS = [
  ...['PORT', 'HOST', 'PROCESSES', 'LOG_LEVEL', 'DATA_DIR', 'SHUTDOWN_DELAY', 'SITE_NOW', 'CONTENT_STORE_URL'],
  ...['VARNISH_URL', 'VARNISH_PURGE_SECRET', 'FASTLY_API_URL', 'FASTLY_SERVICE_ID', 'FASTLY_TOKEN'],
  ...['CLOUDFLARE_API_URL', 'CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_TOKEN'],
]

/**
 * Says by which code and settings pages are made: two processes of the same fingerprint make the same pages.
 *
 * @param build folder of the build; the programs in it count by name, size and time
 * @param inputs all else that pages are made from and that is no content; plain data
 */
export function fingerprintOf(build: string, settings: Readonly<Record<string, unknown>>, inputs: unknown): string {
  const hash = createHash('sha1').update(readFileSync(join(build, 'assets.json')))
  const programs = join(build, 'server')
  for (const name of readdirSync(programs, { recursive: true }).map(String).sort()) {
    const { size, mtimeMs } = statSync(join(programs, name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  const counting = Object.entries(settings).filter(([name]) => !OF_THE_PROCESS.includes(name))
  return hash.update(JSON.stringify([counting, inputs])).digest('base64url')
}
