import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { demo } from '../demo-files.ts'

/**
 * Variables that name what is made of the demo once for all tests: of its three languages, and of a copy in the
 * institution's own; and the file that says when they are made.
 */
export const KEPT = {
  whole: 'DEMO_STORE',
  own: 'DEMO_STORE_OWN',
  made: 'DEMO_STORE_MADE',
} as const

/** What the file says: one address of each page type, by content type, or why the stores could not be made. */
export interface Made {
  pages: Record<string, string>
  error?: string
}

/** How often it is looked whether the stores are made, in milliseconds. */
const LOOK = 100

/**
 * Waits until the stores are made: the first tests begin before.
 *
 * @returns one address of each page type of the demo, by content type; none where no stores are made
 * @throws when they could not be made
 */
export async function keptPages(): Promise<Record<string, string>> {
  const file = process.env[KEPT.made]
  if (!file) return {}
  while (!existsSync(file)) await pause(LOOK)
  const { pages, error }: Made = JSON.parse(readFileSync(file, 'utf8'))
  if (error) throw new Error(`The demo content could not be ingested: ${error}`)
  return pages
}

/**
 * Puts what was made of the demo into a data folder, where a server finds what it would make anew of the demo or of content
 * that is little else.
 *
 * @param content directory of the server; default: the demo itself
 */
export async function takeKeptStore(data: string, content: string = demo): Promise<void> {
  await keptPages()
  const kept = process.env[content.endsWith('demo/content') ? KEPT.whole : KEPT.own]
  // With its times to the nanosecond: by them a server knows that nobody else has written to it.
  if (kept) execFileSync('cp', ['-Rp', `${kept}/.`, data])
}
