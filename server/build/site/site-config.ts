import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from 'atrium'
import { loadConfigFromFile } from 'vite'
import { SITE_CONFIG, type SiteFolders } from './site-folders.mjs'

const KEYS: Record<keyof SiteConfig, true> = { areas: true }

/** @throws when the `atrium.config.ts` of a site is not valid */
export async function readSiteConfig({ atrium, site }: SiteFolders): Promise<SiteConfig> {
  const file = join(site, SITE_CONFIG)
  if (!existsSync(file)) return {}
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file, site, 'silent')
  const config: unknown = loaded?.config
  const flaw = configFlaw(config, readdirSync(join(atrium, 'plugins')))
  if (flaw) throw new Error(`${SITE_CONFIG} is not valid: ${flaw}`)
  return config as SiteConfig
}

/**
 * Says what is wrong with the configuration of a site, and what to do; undefined: nothing is.
 *
 * @param there areas of Atrium
 */
export function configFlaw(config: unknown, there: readonly string[]): string | undefined {
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    return 'it exports no object. Write `export default { areas: [ … ] }`, or `export default {}` for all areas.'
  const key = Object.keys(config).find((name) => !Object.hasOwn(KEYS, name))
  if (key !== undefined) return `nothing reads "${key}". It may say "${Object.keys(KEYS).join('", "')}".`
  const { areas } = config as { areas?: unknown }
  if (areas === undefined) return undefined
  if (!Array.isArray(areas)) return '"areas" is no list. Write the names of areas in brackets, or take it out for all.'
  const unknown = areas.filter((area) => !there.includes(area)).map((area) => `"${area}"`)
  if (unknown.length === 0) return undefined
  return `"areas" names ${unknown.join(', ')}, and Atrium has no area ${unknown.length > 1 ? 'of these names' : unknown[0]}. It has ${there.join(', ')}; those of this repository are installed by being in plugins/.`
}
