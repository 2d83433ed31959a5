import type { Archive } from '#engine/contract/ports/archive.ts'
import type { ContentFiles } from '#engine/contract/ports/content-files.ts'
import type { LastGoodFiles } from '#engine/contract/ports/last-good-files.ts'
import type { ServiceMetrics } from '#engine/contract/ports/metrics.ts'
import { createFileArchive } from './file-archive.ts'
import { createHttpArchive } from './http-archive.ts'
import { remembering } from './remembered.ts'

export interface ArchiveOptions {
  /** A web-archive service; not set: `archive.json` of the content directory. */
  endpoint?: string
  siteUrl: string
  files: ContentFiles
  lastGood: LastGoodFiles
  now: () => Date
  metrics?: ServiceMetrics
}

/** The archive as configured. */
export const createArchive = ({ endpoint, siteUrl, files, lastGood, now, metrics }: ArchiveOptions): Archive =>
  endpoint ? remembering(createHttpArchive({ endpoint, siteUrl, metrics }), now) : createFileArchive(files, lastGood)
