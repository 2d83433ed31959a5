import { execFileSync } from 'node:child_process'
import { demo } from '../demo-files.ts'

/**
 * Variables that name what was made of the demo once for all tests: of its three languages, and of a copy in the
 * institution's own.
 */
export const KEPT = { whole: 'DEMO_STORE', own: 'DEMO_STORE_OWN' } as const

/**
 * Puts what was made of the demo into a data folder, where a server finds what it would make anew of the demo or of content
 * that is little else.
 *
 * @param content directory of the server; default: the demo itself
 */
export function takeKeptStore(data: string, content: string = demo): void {
  const kept = process.env[content.endsWith('demo/content') ? KEPT.whole : KEPT.own]
  // With its times to the nanosecond: by them a server knows that nobody else has written to it.
  if (kept) execFileSync('cp', ['-Rp', `${kept}/.`, data])
}
