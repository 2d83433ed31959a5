import type { Store } from '../parts/store.ts'

/** The database that entries come from does not answer. */
export interface Away {
  /** Since when, ISO 8601. */
  since: string
}

/** Is on answers of a server that does not know what others write, like `behind;since=@1773507600`. */
const HEADER = 'atrium-content'

/** Takes note of what an answer says. */
export function noteBehind(away: Store<Away | undefined>, headers: Headers): void {
  const [, seconds] = /^behind;since=@(\d{1,11})$/.exec(headers.get(HEADER) ?? '') ?? []
  const since = seconds && new Date(Number(seconds) * 1000).toISOString()
  if (since !== away.get()?.since) away.set(since ? { since } : undefined)
}
