import type { SiteOptions } from '#engine/host.ts'

/** What the pages about blocks and content types are made with. */
export interface GalleryOptions extends SiteOptions {
  /** Where the files of entries are. */
  contentDir: string
  /** Header lines of the answers: they allow frames of the site's own documents. */
  headers: Record<string, string>
}
