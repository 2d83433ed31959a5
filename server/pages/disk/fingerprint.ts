import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from '#engine/host.ts'

/**
 * Says by which code and settings pages are made: two processes of the same fingerprint make the same pages.
 *
 * @param build folder of the build; the programs in it count by name, size and time
 * @param declared says which settings no page is made from
 * @param inputs all else that pages are made from and that is no content; plain data
 */
export function fingerprintOf(
  build: string,
  settings: Readonly<Record<string, unknown>>,
  declared: Variables,
  inputs: unknown,
): string {
  const hash = createHash('sha1').update(readFileSync(join(build, 'assets.json')))
  const programs = join(build, 'server')
  for (const name of readdirSync(programs, { recursive: true }).map(String).sort()) {
    const { size, mtimeMs } = statSync(join(programs, name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  const counting = Object.entries(settings).filter(([name]) => declared[name]?.affectsPages !== false)
  return hash.update(JSON.stringify([counting, inputs])).digest('base64url')
}
