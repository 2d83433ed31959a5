import { type Dependencies, MANY, surrogateKeys } from '#engine/host.ts'

/**
 * Longer lists of tags break proxies on the way; such answers carry one tag instead. The smallest bound is that of nginx,
 * 4,096 bytes for all header lines together (`proxy_buffer_size`), of which the others here take up to 1,500. Varnish
 * takes 8 kB a line, Fastly 16 kB of tags of 1 kB each.
 */
export const MAX_TAGS_LENGTH = 2500
const MAX_TAG_LENGTH = 1000

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
