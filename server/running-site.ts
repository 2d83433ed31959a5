import type { RequestListener } from 'node:http'
import type { ContentStore } from '#engine/contract/ports/content.ts'
import type { Log } from '#engine/contract/ports/log.ts'
import type { ServiceMetrics } from '#engine/contract/ports/metrics.ts'
import type { Institution } from '#engine/contract/site/institution.ts'
import type { Site } from '#engine/request/site.ts'
import type { OwnTexts } from '#engine/translation/check-texts.ts'
import type { ClientAssets } from './assets/client-assets.ts'
import type { StyleSets } from './assets/style-sets.ts'
import type { PageSource } from './cache/page-source.ts'
import type { Settings } from './site-definition.ts'
import type { TimeSource } from './time-source.ts'

/** What the composition root is given. */
export interface SiteInputs {
  environment: Settings
  time: TimeSource
  log: Log
  /** Addresses of the client build's files. */
  client: ClientAssets
  /** Counts what a service outside is asked; absent: nobody counts. */
  metrics?: (service: string) => ServiceMetrics
  /** Told of tags of pages to be made again, though no content changed. */
  onStale?: (tags: readonly string[]) => void
  /** True: the site is only looked at, and takes no content up. */
  reading?: boolean
  /** Names the sources that entries are derived with; absent: those of the build. */
  sourceHash?: string
}

/** A site put together, and what the server needs of it beside its answers. */
export interface RunningSite extends PageSource, Pick<Site, 'definition' | 'respond' | 'changed' | 'forget'> {
  institution: Institution
  /** Texts that the content directory says itself. */
  ownTexts: readonly OwnTexts[]
  styles: StyleSets
  store: ContentStore
  /** Content with drafts in place of what is published. */
  drafts: ContentStore
  /** The own image server; mounted at `/iiif`. */
  images: OwnImages
  /** Takes note of what a page names that an earlier process made. */
  restored(html: string): void
  /** Ingests the content directory. @returns a report for whoever asked */
  sync(): Promise<unknown>
  /** What its services tell of themselves; read when somebody asks. */
  metrics: SiteMetrics
  close(): Promise<void>
}

export interface OwnImages {
  handle(...request: Parameters<RequestListener>): Promise<boolean>
  /** Makes a size before anybody asks for it; null: the address names no picture. @throws when it cannot be made */
  prepare(url: string, accept: string): Promise<'made' | 'kept' | 'unkept' | null>
  isBusy(): boolean
  hasRoom(): boolean
}

export interface SiteMetrics {
  content: {
    syncs: { done: number; readOnly: number; failed: number; seconds: number }
    entries(): Promise<number>
  }
  images(): { made: number; cached: number; refused: number; failed: number; inFlight: number; bytes: number }
}
