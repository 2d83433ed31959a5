import { uncachedRequest } from '#engine/host.ts'
import type { Follower } from './follow.ts'
import type { PageSource } from './page-source.ts'

/** A site of which no page is cached, as drafts are shown: it takes over what was written before it answers. */
export const uncached = (site: PageSource, { look }: Pick<Follower, 'look'>): PageSource => ({
  ...site,
  async resolve(request) {
    await look()
    return uncachedRequest((await site.resolve(request)).answer)
  },
})
