import { afterAll, beforeAll } from 'vitest'
import { ANCHOR } from './anchor.ts'
import { type HostedSite, hostSite } from './hosted/host-site.ts'
import { type SharedDemo, sharedDemo } from './shared-demos.ts'
import type { SiteOptions } from './site-to-serve.ts'
import { type ServedSite, type ServerOptions, startServer } from './start-server.ts'

export { ANCHOR, type HostedSite, hostSite, type ServedSite, type ServerOptions, startServer }

/**
 * Starts the built server, in a process of its own, for the tests of a file or group, and ends it after them.
 *
 * @returns the server, to be used inside tests
 */
export const withServer = (options: ServerOptions | (() => ServerOptions) = {}): ServedSite =>
  duringTests(() => startServer(typeof options === 'function' ? options() : options))

/**
 * Serves the built site for the tests of a file or group, in a process that serves others too.
 *
 * @returns the site, to be used inside tests
 */
export const withSite = (options: SiteOptions | (() => SiteOptions) = {}): HostedSite =>
  duringTests(() => hostSite(typeof options === 'function' ? options() : options))

function duringTests<Site extends { stop(): Promise<unknown> }>(start: () => Promise<Site>): Site {
  let started: Site | undefined
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started?.stop())
  return insideTests(() => started)
}

/** Environment of a preview. */
export const PREVIEW = { ENABLE_PREVIEW: 'true', LOG_LEVEL: 'warn' }

/**
 * The built server with the demo content, for tests that leave it as they found it: all of them ask the same one, which
 * has pages and pictures at hand that others asked for. It ends with the run.
 *
 * @returns the server, to be used inside tests
 */
export function withDemo(environment: Record<string, string> = { LOG_LEVEL: 'warn' }): SharedDemo {
  let site: SharedDemo | undefined
  beforeAll(async () => {
    site = await sharedDemo(environment)
  })
  return insideTests(() => site)
}

const insideTests = <Site extends object>(find: () => Site | undefined): Site =>
  new Proxy({} as Site, {
    get: (_, name) => {
      const site = find()
      if (!site) throw new Error('The server runs inside tests only.')
      return site[name as keyof Site]
    },
  })
