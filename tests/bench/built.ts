import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRequest } from '#engine/request/input/request.ts'

export const dist = join(import.meta.dirname, '../../dist')

/** The built site's parts, as they run in production. */
export const builtParts = (): Promise<typeof import('../../server/start/built-exports.ts')> =>
  import(/* @vite-ignore */ pathToFileURL(join(dist, 'server/built-exports.mjs')).href)

/** Opens the built site without its server, at the anchor day of the demo content. @param settings further ones */
export async function openBuilt(content: string, data: string, settings: Record<string, string> = {}) {
  const { builtAssets, createTimeSource, openSite, readSettings } = await builtParts()
  const environment = readSettings({
    CONTENT_DIR: content,
    DATA_DIR: data,
    SITE_NOW: '=2026-03-14T10:00:00-07:00',
    ...settings,
  })
  const quiet = () => undefined
  return openSite({
    environment,
    time: createTimeSource(environment.SITE_NOW),
    log: { info: quiet, warn: quiet, error: quiet },
    client: builtAssets(join(dist, 'assets.json')),
  })
}

export const requestFor = (path: string): SiteRequest => ({
  method: 'GET',
  path,
  query: new URLSearchParams(),
  header: () => undefined,
})
