import type { Site } from '#engine/host.ts'

/** What the cache asks of a site. */
export type PageSource = Pick<Site, 'resolve' | 'effectOf'>
