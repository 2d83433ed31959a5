import { JSDOM } from 'jsdom'
import type { ReactElement } from 'react'
import type { Entry, Institution, Plugin, Ports } from '#engine'
import { assemble } from '#engine/assemble/assemble.ts'
import { discover, type Modules } from '#engine/assemble/discover.ts'
import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import type { SiteResponse } from '#engine/request/request.ts'
import { createSite, type Site, type SiteOptions } from '#engine/request/site.ts'
import { MemoryStore } from './memory-store.ts'
import { type RememberingLog, rememberingLog } from './remembering-log.ts'
import { newsArea } from './synthetic-area.ts'
import { syntheticBlocks, syntheticIslands } from './synthetic-blocks.tsx'

export const institution: Institution = {
  name: 'Orchard House',
  brand: 'orchard',
  host: 'Orchard',
  trust: 'Orchard Trust',
  siteUrl: 'https://orchard.example',
  timeZone: 'America/Los_Angeles',
  language: 'en-US',
  description: 'A house of pictures.',
  handle: '@orchard',
  locality: 'Los Angeles',
  country: 'US',
  placeholderImageId: 'placeholder',
  researchInstituteCode: 'ori',
  journal: 'orchard-journal',
  structuredDataContext: 'https://schema.org',
  mainMenu: [],
  footerMenus: [],
  socialLinks: [],
  menuLabels: {},
  menuLinks: {},
  frameHosts: [],
}

const modulesOf = (plugins: readonly Plugin[]): Modules =>
  Object.fromEntries(plugins.map((plugin) => [`/plugins/${plugin.name}/index.ts`, { default: plugin }]))

/** A site of the plugins, with the synthetic blocks beside further ones. */
export const siteOf = (plugins: readonly Plugin[] = [newsArea], blocks: Modules = {}): SiteDefinition =>
  assemble(discover(modulesOf(plugins), { ...syntheticBlocks, ...blocks }, syntheticIslands), {
    brand: 'orchard',
    journal: 'orchard-journal',
  })

export interface TestSite {
  site: Site
  store: MemoryStore
  log: RememberingLog
  /** Moves the clock. */
  setNow(instant: string): void
  request(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; form?: URLSearchParams },
  ): Promise<Answer>
}

export interface Answer extends SiteResponse {
  text: string
  /** The answer read as HTML. */
  document: Document
}

export type TestSiteOptions = Partial<Omit<SiteOptions, 'store' | 'log' | 'now' | 'definition'>> & {
  plugins?: readonly Plugin[]
  blocks?: Modules
  entries?: readonly Entry[]
  now?: string
}

/** A running site over a store in memory. */
export function testSite({
  plugins,
  blocks,
  entries = [],
  now = '2026-03-14T17:00:00Z',
  ...options
}: TestSiteOptions = {}): TestSite {
  let present = new Date(now)
  const store = new MemoryStore(...entries)
  const log = rememberingLog()
  const site = createSite({
    definition: siteOf(plugins, blocks),
    store,
    institution,
    deployment: { environment: 'production', contentEnvironment: 'production', preview: false },
    imageBase: '/images',
    now: () => present,
    ports: { archive: { lookUp: async () => null }, images: { sizeOf: async () => null } } as Partial<Ports> as Ports,
    log,
    loud: false,
    surround: (element: ReactElement) => element,
    islandContext: { language: 'en-US' },
    assets: {
      forPage: (blockTypes) => ({
        styles: ['/shell.css', `/blocks.css?${[...blockTypes].sort().join(',')}`],
        fonts: [],
        script: '/loader.js',
      }),
      island: (file) => `/assets/${file.replace(/^.*\//, '').replace('.tsx', '.js')}`,
    },
    ...options,
  })
  return {
    site,
    store,
    log,
    setNow: (instant) => {
      present = new Date(instant)
    },
    async request(address, { method = 'GET', headers = {}, form } = {}) {
      const [path = '', query = ''] = address.split('?')
      const response = await site.respond({
        method,
        path,
        query: new URLSearchParams(query),
        ...(form && { form }),
        header: (name) => ({ host: 'orchard.example', ...headers })[name],
      })
      const text = typeof response.body === 'string' ? response.body : new TextDecoder().decode(response.body)
      return { ...response, text, document: new JSDOM(text).window.document }
    },
  }
}
