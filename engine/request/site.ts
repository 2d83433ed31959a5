import type { SiteDefinition } from '../assemble/site-definition.ts'
import { BoundedCache } from '../base/memory/bounded-cache.ts'
import { DerivedLists } from '../content/derived-lists.ts'
import { effectOf } from '../content/effects.ts'
import { LoadedEntries } from '../content/loaded-entries.ts'
import { RememberedStore } from '../content/remembered.ts'
import type { PageSections } from '../contract/page/page-sections.ts'
import type { Change, ContentStore } from '../contract/ports/content.ts'
import { createDateFormats } from '../time/dates.ts'
import { runtimeIn } from './answer/in-language.ts'
import { RateLimits } from './input/rate-limits.ts'
import type { ResolvedRequest, SiteRequest, SiteResponse } from './input/request.ts'
import { resolve, respond } from './resolve-request.ts'
import type { SiteOptions, SiteRuntime } from './runtime.ts'
import { SectionMemory } from './sections/section-memory.ts'
import { sectionsAt } from './sections-at.ts'
import { prepare } from './shared/prepare.ts'
import { SharedCache } from './shared/shared-cache.ts'

/** A running site: requests in, answers out, with what each was made from. */
export interface Site {
  readonly definition: SiteDefinition
  /** The content as pages read it: entries asked for lately are remembered, until `changed` names them. */
  readonly store: ContentStore
  /**
   * Resolves a request.
   * @throws when the store cannot be asked
   */
  resolve(request: SiteRequest): Promise<ResolvedRequest>
  /** Answers a request. Never rejects. */
  respond(request: SiteRequest): Promise<SiteResponse>
  /** Returns what the page at an address consists of: plain data, before it is checked and rendered. */
  sectionsAt(path: string): Promise<PageSections>
  /** Holds what changes mean for answers, by what these were made from; null where they stay as they are. */
  effectOf: typeof effectOf
  /** Tells the site of changes of what it reads, before answers that they affect are thrown away. */
  changed(changes: readonly Change[]): void
  /** Makes what many pages share and takes a while, before the first visitor asks for it. Never rejects. */
  prepare(): Promise<void>
  /** Forgets everything cached between requests. */
  forget(): void
}

/** Bounds what the texts and the remembered dates of a language take, in bytes, and what all those of entries may take. */
const LANGUAGE_BYTES = 1024 * 1024
const MAX_LANGUAGES_BYTES = 16 * LANGUAGE_BYTES
/** Of the memory for content. */
const SHARES = { entries: 5 / 16, loaded: 4 / 16, sections: 5 / 16, regions: 1 / 16, shared: 1 / 16 }

export function createSite(options: SiteOptions): Site {
  const { definition, showProblems } = options
  const bytes = options.contentCacheBytes
  const remembered = new RememberedStore(options.store, bytes * SHARES.entries)
  const loaded = new LoadedEntries(options.now, bytes * SHARES.loaded)
  const derived = new DerivedLists()
  const runtime: SiteRuntime = {
    ...options,
    definition: showProblems ? definition : withoutAuthors(definition),
    sectionsAt: (path) => sectionsAt(path, runtime),
    store: remembered,
    dates: createDateFormats(options.institution.timeZone, options.translator),
    regions: new SharedCache(options.now, bytes * SHARES.regions),
    shared: new SharedCache(options.now, bytes * SHARES.shared),
    loaded,
    derived,
    limits: new RateLimits(),
    memory: showProblems ? undefined : new SectionMemory(bytes * SHARES.sections),
  }
  const spoken = new BoundedCache<SiteRuntime | null>(MAX_LANGUAGES_BYTES)
  runtime.inLanguage = (language) => {
    const known = spoken.get(language)
    if (known !== undefined) return known ?? undefined
    const inLanguage = runtimeIn(language, runtime)
    spoken.set(language, inLanguage ?? null, inLanguage ? LANGUAGE_BYTES : 0)
    return inLanguage
  }
  return {
    definition,
    store: remembered,
    resolve: (request) => resolve(request, runtime),
    respond: (request) => respond(request, runtime),
    sectionsAt: runtime.sectionsAt,
    effectOf,
    changed(changes) {
      remembered.changed(changes)
      loaded.changed(changes)
      derived.changed(changes)
      runtime.regions.purge(changes)
      runtime.shared.purge(changes)
    },
    prepare: () => prepare(runtime),
    forget() {
      remembered.forget()
      loaded.clear()
      derived.clear()
      runtime.regions.clear()
      runtime.shared.clear()
      runtime.memory?.clear()
    },
  }
}

/** Leaves out what visitors have no use for. */
const withoutAuthors = (definition: SiteDefinition): SiteDefinition => ({
  ...definition,
  endpoints: definition.endpoints.filter((endpoint) => endpoint.definition.audience !== 'authors'),
})
