import type { Archive, ServiceMeasure } from '#engine'
import { createFileArchive } from './file-archive.ts'
import { createHttpArchive } from './http-archive.ts'
import { remembering } from './remembered.ts'

export interface ArchiveOptions {
  /** A web-archive service; not set: `archive.json` of the content directory. */
  endpoint?: string
  siteUrl: string
  contentDir: string
  now: () => Date
  measure?: ServiceMeasure
}

/** The archive as configured. */
export const createArchive = ({ endpoint, siteUrl, contentDir, now, measure }: ArchiveOptions): Archive =>
  endpoint ? remembering(createHttpArchive({ endpoint, siteUrl, measure }), now) : createFileArchive(contentDir)
