import type { Site } from '#engine/request/site.ts'

/** What the cache asks of a site. */
export type PageSource = Pick<Site, 'open' | 'effectOf'>
