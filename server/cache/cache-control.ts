/** How long a cache outside may show an old page when the site cannot be reached, in seconds. */
const STALE_IF_ERROR = 86_400
/** Longer lists of tags break proxies on the way; such answers carry one tag instead. */
const MAX_TAGS_LENGTH = 4000

/**
 * What caches outside are told. Browsers always ask whether their copy still holds, so that a change is seen at once.
 *
 * @param seconds for which a shared cache may answer without asking; null: the answer is one visitor's own
 */
export const cacheControl = (seconds: number | null): string =>
  seconds === null ? 'private, max-age=0' : `public, max-age=0, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR}`

/** Tags for a purge outside. An answer with too many to send has the tag `many`, to be purged with every change. */
export const boundedTags = (tags: string | undefined): string | undefined =>
  tags && tags.length > MAX_TAGS_LENGTH ? 'many' : tags || undefined
