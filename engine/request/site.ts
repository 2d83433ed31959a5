import type { ReactElement } from 'react'
import type { SiteDefinition } from '../assemble/site-definition.ts'
import { createDateFormats } from '../content/dates.ts'
import { type Dependencies, isAffected } from '../content/dependencies.ts'
import { RememberedStore } from '../content/remembered.ts'
import type { Deployment, Log, Ports } from '../contract/context.ts'
import type { Institution } from '../contract/institution.ts'
import type { DateFormats } from '../contract/ports/clock.ts'
import type { Change, ContentStore } from '../contract/ports/content.ts'
import type { PageAssets } from '../outputs/document.ts'
import { cacheKeyOf } from './input/cache-key.ts'
import type { Rendered } from './render.tsx'
import type { SiteRequest, SiteResponse } from './request.ts'
import { respond } from './respond.ts'
import { SectionMemory } from './sections/section-memory.ts'
import { type PageSections, sectionsAt } from './sections-at.ts'
import { SharedCache } from './shared/shared-cache.ts'

/** What the composition root gives the engine; the rest it brings itself. */
export interface SiteOptions {
  definition: SiteDefinition
  store: ContentStore
  institution: Institution
  deployment: Deployment
  /** Base of picture addresses, without closing slash. */
  imageBase: string
  /** The one source of time. */
  now: () => Date
  ports: Ports
  log: Log
  /** Shows what is wrong with a page in its place; for development and preview. */
  loud: boolean
  /** Surrounds every React root. */
  surround: (element: ReactElement) => ReactElement
  /** What islands get of these surroundings; plain data. */
  islandContext: unknown
  assets: {
    /** @param blockTypes the blocks on the page */
    forPage: (blockTypes: ReadonlySet<string>) => PageAssets
    /** The address of an island's script, by its source file. */
    island: (file: string) => string
  }
}

export interface Surroundings extends SiteOptions {
  dates: DateFormats
  /** Rendered regions: headers and footers are the same on most pages. */
  regions: SharedCache<Rendered>
  /** What pages share by name. */
  shared: SharedCache<unknown>
  memory?: SectionMemory
}

/** A running site: requests in, answers out, with what each was made from. */
export interface Site {
  readonly definition: SiteDefinition
  respond(request: SiteRequest): Promise<SiteResponse>
  /** What the page at an address consists of: plain data, before it is checked and rendered. */
  sectionsAt(path: string): Promise<PageSections>
  /** The key that the answer will be kept under, found without rendering; null when it is not kept. */
  cacheKey(request: SiteRequest): Promise<string | null>
  /** True when an answer may be another after the change. */
  isAffected(dependencies: Dependencies, change: Change): boolean
  /** Tells the site of a published change, before answers that it affects are thrown away. */
  changed(change: Change): void
  /** Forgets everything kept between requests. */
  forget(): void
}

/** Regions in all their variants, for a site of many sections. */
const MAX_REGIONS = 500
const MAX_SHARED = 100

export function createSite(options: SiteOptions): Site {
  // Drafts change without a word: a preview keeps nothing.
  const { preview } = options.deployment
  const remembered = preview ? undefined : new RememberedStore(options.store)
  const surroundings: Surroundings = {
    ...options,
    store: remembered ?? options.store,
    dates: createDateFormats(options.institution.timeZone),
    regions: new SharedCache(options.now, preview ? 0 : MAX_REGIONS),
    shared: new SharedCache(options.now, preview ? 0 : MAX_SHARED),
    ...(!options.loud && { memory: new SectionMemory() }),
  }
  return {
    definition: options.definition,
    respond: (request) => respond(request, request.log ? { ...surroundings, log: request.log } : surroundings),
    sectionsAt: (path) => sectionsAt(path, surroundings),
    cacheKey: (request) => cacheKeyOf(request, surroundings),
    isAffected,
    changed(change) {
      remembered?.changed(change)
      surroundings.regions.purge(change)
      surroundings.shared.purge(change)
    },
    forget() {
      remembered?.forget()
      surroundings.regions.clear()
      surroundings.shared.clear()
      surroundings.memory?.clear()
    },
  }
}
