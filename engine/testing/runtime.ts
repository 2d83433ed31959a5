import type { ReactElement } from 'react'
import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { FieldProblem } from '../base/problem.ts'
import type { Deployment } from '../contract/context.ts'
import type { Ports } from '../contract/ports/ports.ts'
import type { Institution } from '../contract/site/institution.ts'
import type { Settings } from '../contract/site/settings.ts'
import type { Translator } from '../contract/site/translator.ts'
import type { SiteOptions, SiteRuntime } from '../request/runtime.ts'
import { sectionsAt } from '../request/sections-at.ts'
import { SharedCache } from '../request/shared/shared-cache.ts'
import { instantOf } from '../time/clock.ts'
import { createDateFormats } from '../time/dates.ts'
import { createTranslator } from '../translation/translator.ts'
import { type SiteParts, siteOfParts } from './definition.ts'
import { withAddresses } from './entries/addresses.ts'
import { readEntry } from './entries/read-entry.ts'
import type { WrittenEntry } from './entries/written.ts'
import { liftReferences, typeNamesIn } from './entries/written-out.ts'
import { testInstitution } from './institution.ts'
import { MemoryStore } from './memory-store.ts'
import { type RememberingLog, rememberingLog } from './remembering-log.ts'

/** Describes what a test says of the site around what it tests; it is silent about the rest. */
export interface TestOptions extends SiteParts {
  /** An assembled site, instead of its parts. */
  definition?: SiteDefinition
  /** Holds what stands in the store, in model or wire fields. Entries that have an address stand at it. */
  entries?: readonly WrittenEntry[]
  /** Addresses or routes that an endpoint answers. */
  routes?: readonly string[]
  /** The clock stands still at this instant or the beginning of this day; default: 2026-03-14, 10 in the morning. */
  now?: string
  institution?: Partial<Institution>
  /** Holds what the institution says to the areas; of those in `plugins` what is not said has its default. */
  settings?: Partial<Settings>
  /** Default: English, or without translations where the institution has another language. */
  translator?: Translator
  deployment?: Partial<Deployment>
  ports?: Partial<Ports>
}

export interface TestRuntime extends SiteRuntime {
  store: MemoryStore
  log: RememberingLog
  /** Holds what was lost of each entry in wire fields, by its uid. */
  issues: Readonly<Record<string, readonly FieldProblem[]>>
}

const NOW = '2026-03-14T10:00:00-07:00'

/** All that a site runs on, over a store in memory. */
export function testRuntime(options: TestOptions = {}): TestRuntime {
  const { entries = [], routes = [], now = NOW } = options
  const stated = { ...testInstitution, ...options.institution }
  const told = { ...stated, settings: { ...stated.settings, ...options.settings } }
  const assembled = options.definition ?? siteOfParts(options, told, typeNamesIn(entries))
  const { settings } = assembled
  const institution: Institution = { ...told, settings }
  const endpoints = routes.map((route) => ({
    definition: { name: route, route, handle: async () => ({ status: 200 }) },
    ...{ plugin: 'test', file: 'plugins/test/index.ts' },
  }))
  const definition = { ...assembled, endpoints: [...assembled.endpoints, ...endpoints] }
  const { store, issues } = storeOf(entries, definition)
  store.language = institution.language
  const translator = options.translator ?? createTranslator(institution.language)
  const present = instantOf(now, institution.timeZone)
  const runtime: TestRuntime = {
    definition,
    sectionsAt: (path) => sectionsAt(path, runtime),
    store,
    issues,
    institution,
    deployment: { environment: 'production', contentEnvironment: 'production', preview: false, ...options.deployment },
    imageBase: '/images',
    now: () => present,
    ports: { archive: { lookUp: async () => null }, images: { sizeOf: async () => null }, ...options.ports } as Ports,
    log: rememberingLog(),
    contentCacheBytes: 16 * 1024 * 1024,
    showProblems: false,
    surround: (element: ReactElement) => element,
    islandContext: () => ({}),
    assets: plainAssets,
    translator,
    dates: createDateFormats(institution.timeZone, translator),
    regions: new SharedCache(() => present, 0),
    shared: new SharedCache(() => present, 0),
  }
  return runtime
}

/** Names of files that no build made. */
const plainAssets: SiteOptions['assets'] = {
  forPage: (blockTypes) => ({
    styles: ['/shell.css', `/blocks.css?${[...blockTypes].sort().join(',')}`],
    fonts: [],
    script: '/loader.js',
  }),
  island: (file) => `/assets/${file.replace(/^.*\//, '').replace('.tsx', '.js')}`,
}

function storeOf(entries: readonly WrittenEntry[], definition: SiteDefinition) {
  const issues: Record<string, FieldProblem[]> = {}
  const written = liftReferences(entries, definition)
  const read = written.flatMap((entry) => {
    const own: FieldProblem[] = []
    issues[entry.uid] = own
    return readEntry(entry, definition, own) ?? []
  })
  const stated = new Set(written.filter(({ path }) => typeof path === 'string').map(({ uid }) => uid))
  return { store: new MemoryStore(...withAddresses(read, stated, definition)), issues }
}
