import type { Site } from '#engine/host.ts'

/** Says what the cache asks of a site. */
export type PageSource = Pick<Site, 'resolve' | 'effectOf'>
