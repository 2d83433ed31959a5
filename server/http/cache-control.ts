/** How long a cache outside may show an old page when the site cannot be reached, in seconds. */
const STALE_IF_ERROR = 86_400

/**
 * Returns what caches outside are told. Browsers always ask whether their copy still holds, so that a change is seen at
 * once.
 *
 * @param seconds for which a shared cache may answer without asking; null: the answer is one visitor's own
 */
export const cacheControl = (seconds: number | null): string =>
  seconds === null ? 'private, max-age=0' : `public, max-age=0, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR}`

/** `Cache-Status` of RFC 9211: how the answer came about. */
const status = (how: string) => `Atrium; ${how}`
export const HIT = status('hit')
/** Rendered, and cached from now on. */
export const STORED = status('fwd=miss; stored')
/** Rendered, and not cached. */
export const PASSED = status('fwd=miss')

/**
 * Header lines of a page that is stale and is shown because re-rendering it failed. Nobody may keep it.
 *
 * @param failure status of the answer that is not shown
 * @param age of the page, in seconds
 */
export const lastGood = (failure: number, age: number) => ({
  'cache-control': 'no-store',
  'cache-status': status(`fwd=stale; fwd-status=${failure}`),
  age: String(age),
  'surrogate-key': undefined,
  'cache-tag': undefined,
})
