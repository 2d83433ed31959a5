import type { Ports } from 'atrium'
import type { ContentFiles, LastGoodFiles, ServiceMetrics } from '#engine/host.ts'
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
export const createArchive = ({
  endpoint,
  siteUrl,
  files,
  lastGood,
  now,
  metrics,
}: ArchiveOptions): Ports['archive'] =>
  endpoint ? remembering(createHttpArchive({ endpoint, siteUrl, metrics }), now) : createFileArchive(files, lastGood)
