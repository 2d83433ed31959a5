import type { ReactElement } from 'react'
import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { DerivedLists } from '../content/derived-lists.ts'
import type { LoadedEntries } from '../content/loaded-entries.ts'
import type { Deployment } from '../contract/context.ts'
import type { PageSections } from '../contract/page/page-sections.ts'
import type { RenderRoot } from '../contract/page/render-root.ts'
import type { DateFormats } from '../contract/ports/clock.ts'
import type { ContentStore } from '../contract/ports/content.ts'
import type { Log } from '../contract/ports/log.ts'
import type { Ports } from '../contract/ports/ports.ts'
import type { Institution } from '../contract/site/institution.ts'
import type { Translator } from '../contract/site/translator.ts'
import type { PageAssets } from '../outputs/document.ts'
import type { RateLimits } from './input/rate-limits.ts'
import type { Rendered } from './sections/section-facts.ts'
import type { SectionMemory } from './sections/section-memory.ts'
import type { SharedCache } from './shared/shared-cache.ts'

/** How the site speaks one language. */
export interface Speech {
  translator: Translator
  /** Surrounds every React root with what components read of the site and of the page. */
  surround: (element: ReactElement, root: RenderRoot) => ReactElement
  /** Says what an island gets of the runtime, by its source file; plain data. */
  islandContext: (file: string) => unknown
  /** Who the site speaks for, in that language; absent: as it is called in its own. */
  institution?: Institution
}

/** Describes what the composition root gives the engine; the rest it brings itself. Its speech is that of the institution. */
export interface SiteOptions extends Speech {
  definition: SiteDefinition
  store: ContentStore
  institution: Institution
  /** Content in the other languages of the institution, by their tags; absent: it has one. */
  otherLanguages?: ReadonlyMap<string, Pick<ContentStore, 'get' | 'search'>>
  deployment: Deployment
  /** Base of picture addresses, without closing slash. */
  imageBase: string
  /** The one source of time. */
  now: () => Date
  ports: Ports
  /** Bounds what entries and the sections made of them may take in memory between requests, in bytes. */
  contentCacheBytes: number
  log: Log
  /** Shows what is wrong with a page in its place; for development and preview. */
  showProblems: boolean
  /** Writes around each section which fields of the entry it comes from; for who edits the entry. Default: false. */
  showOrigins?: boolean
  /** How the site speaks another language, BCP 47; undefined where it lacks texts in it. */
  speechIn?: (language: string) => Speech | undefined
  assets: {
    /** @param blockTypes the blocks on the page */
    forPage: (blockTypes: ReadonlySet<string>) => PageAssets
    /** The address of an island's script, by its source file. */
    island: (file: string) => string
  }
}

export interface SiteRuntime extends SiteOptions {
  /** Composes the page at an address. */
  sectionsAt: (path: string) => Promise<PageSections>
  dates: DateFormats
  /** The same in another language; undefined where the site does not speak it. */
  inLanguage?: (language: string) => SiteRuntime | undefined
  /** That of the institution's language, where this is of another. */
  home?: SiteRuntime
  /** Rendered regions: headers and footers are the same on most pages. */
  regions: SharedCache<Rendered>
  /** Holds what pages share by name. */
  shared: SharedCache<unknown>
  /** Entries as pages load them; absent: nothing is remembered. */
  loaded?: LoadedEntries
  /** Holds what is derived of entries, by the name of the list; absent: nothing is kept. */
  derived?: DerivedLists
  memory?: SectionMemory
  /** How often endpoints and pages may be asked; absent: as often as anybody likes. */
  limits?: RateLimits
}
