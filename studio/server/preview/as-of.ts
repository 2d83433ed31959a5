import type { IncomingMessage } from 'node:http'

/** Below it the canvas shows the site as of a moment: `/_studio/at/2026-12-01T09:00Z/drafts/visit`. */
export const AS_OF = '/_studio/at'
/** So far ahead can be looked. */
export const MAX_AHEAD_MS = 5 * 366 * 24 * 3_600_000
const MINUTE = 60_000

const ADDRESS = /^\/_studio\/at\/([^/]+)\/(drafts|published)(\/.*)?$/
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)Z$/

/** What is looked at, as an address says it. */
export interface AsOf {
  /** Null: it says none that is to come. */
  at: Date | null
  drafts: 'all' | 'none'
  /** The address of a page begins with it. */
  prefix: string
  /** What is asked for, behind it. */
  url: string
}

/** Undefined: the address is none of these. */
export function asOfIn(url: string, now: Date): AsOf | undefined {
  const [, moment = '', drafts, rest = ''] = ADDRESS.exec(url) ?? []
  if (drafts === undefined) return undefined
  return {
    ...{
      at: momentOf(moment, now),
      drafts: drafts === 'drafts' ? 'all' : 'none',
      prefix: `${AS_OF}/${moment}/${drafts}`,
    },
    // Two slashes would lead to another host.
    url: `/${rest.replace(/^[/\\]+/, '')}`,
  }
}

/** What the page is looked at in that leads to another one; undefined: it is one of the canvas as it is now, or elsewhere. */
export function asOfBefore(
  { headers: { referer = '' } }: IncomingMessage,
  canvas: readonly string[],
  now: Date,
): AsOf | undefined {
  if (!URL.canParse(referer)) return undefined
  const { origin, pathname } = new URL(referer)
  const before = canvas.includes(origin) ? asOfIn(pathname, now) : undefined
  return before?.at ? before : undefined
}

/** A moment to come, in whole minutes of UTC; null: it is none, or lies too far ahead. */
export function momentOf(text: unknown, now: Date): Date | null {
  const [, minute] = typeof text === 'string' ? (MOMENT.exec(text) ?? []) : []
  const time = Date.parse(`${minute}:00.000Z`)
  const isGood = time > now.getTime() - MINUTE && time <= now.getTime() + MAX_AHEAD_MS
  // A day that no month has is another one.
  return isGood && new Date(time).toISOString().startsWith(String(minute)) ? new Date(time) : null
}
