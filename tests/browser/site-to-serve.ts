import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANCHOR } from './anchor.ts'
import { takeKeptStore } from './kept-store.ts'

export interface SiteOptions {
  /** Content directory; default: the demo content. */
  content?: string
  /** `SITE_NOW`; default: the anchor day. */
  siteNow?: string
  /** Where derived data lies; default: a folder of its own, deleted at the end. */
  data?: string
  environment?: Record<string, string>
  /** True: the content differs little from the demo, whose store is at hand; default: where no content is given. */
  nearDemo?: boolean
}

/** What is known of a site that is served. */
export interface ReadSite {
  /** Like `http://127.0.0.1:40123`. */
  origin: string
  /** Where `/metrics` is answered: a port of its own where `OPERATIONS_PORT` is set and lines of level info are written. */
  operations(): string
  /** Everything written so far. */
  output(): string
  /** Lines of the log. */
  log(): Record<string, unknown>[]
  /** One figure of `/metrics`, like `atrium_page_renders_total`. */
  metric(name: string): Promise<number>
}

/** @returns where derived data lies, and what deletes it unless it was there before */
export async function takeDataFolder({ content, data, nearDemo = !content }: SiteOptions) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'atrium-data-'))
  if (nearDemo && !data) await takeKeptStore(folder, content)
  const discard = () => {
    if (data === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { folder, discard }
}

/** Settings of the site, at a free port. */
export const siteEnvironment = (
  { content = 'demo/content', siteNow = ANCHOR, environment }: SiteOptions,
  data: string,
): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  SHUTDOWN_DELAY: '0',
  DATA_DIR: data,
  SITE_NOW: siteNow,
  IMAGE_WARMING: 'false',
  CONTENT_DIR: content,
  ...environment,
})

/** @param output everything the site has written so far */
export function readingOf(origin: string, output: () => string): ReadSite {
  const operations = () => /listening on (http:\S+) for those who run the site/.exec(output())?.[1] ?? origin
  return {
    origin,
    operations,
    output,
    log: () =>
      output()
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
    metric: (name) => metricAt(operations(), name),
  }
}

/** One figure of the metrics that are answered at an origin. */
export async function metricAt(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (.*)$`, 'm').exec(text)?.[1])
}
