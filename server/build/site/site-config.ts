import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from 'atrium'
import { loadConfigFromFile } from 'vite'
import { SITE_CONFIG, type SiteFolders } from './site-folders.mjs'

/** @throws when the `atrium.config.ts` of a site is not valid */
export async function readSiteConfig({ atrium, site }: SiteFolders): Promise<SiteConfig> {
  const file = join(site, SITE_CONFIG)
  if (!existsSync(file)) return {}
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file, site, 'silent')
  const config = (loaded?.config ?? {}) as SiteConfig
  const there = readdirSync(join(atrium, 'plugins'))
  const unknown = config.areas?.find((area) => !there.includes(area))
  if (unknown !== undefined)
    throw new Error(
      `${SITE_CONFIG}: "areas" is not valid: Atrium has no area "${unknown}". It has ${there.join(', ')}; those of this repository are installed by being in plugins/.`,
    )
  return config
}
