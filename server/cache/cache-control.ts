import { type Dependencies, MANY, surrogateKeys } from '#engine/host.ts'

/** How long a cache outside may show an old page when the site cannot be reached, in seconds. */
const STALE_IF_ERROR = 86_400
/**
 * Longer lists of tags break proxies on the way; such answers carry one tag instead. The smallest bound is that of nginx,
 * 4,096 bytes for all header lines together (`proxy_buffer_size`), of which the others here take up to 1,500. Varnish
 * takes 8 kB a line, Fastly 16 kB of tags of 1 kB each.
 */
export const MAX_TAGS_LENGTH = 2500
const MAX_TAG_LENGTH = 1000

/**
 * What caches outside are told. Browsers always ask whether their copy still holds, so that a change is seen at once.
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

/** True when these tags, each once, fit into a header line. @param most bytes of the line */
export function withinBounds(tags: readonly string[], most = MAX_TAGS_LENGTH): boolean {
  const length = tags.reduce((sum, tag) => sum + 1 + tag.length, -1)
  return length <= most && tags.every((tag) => tag.length <= MAX_TAG_LENGTH)
}

/** Tags for a purge outside. An answer with too many to send has the tag `many`, to be purged with every change. */
export function boundedTags(dependencies: Dependencies): string | undefined {
  const tags = [...new Set(surrogateKeys(dependencies))]
  return withinBounds(tags) ? tags.join(' ') || undefined : MANY
}
