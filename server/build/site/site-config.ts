import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { SiteConfig } from 'atrium'
import { loadConfigFromFile } from 'vite'
import { SITE_CONFIG, type SiteFolders } from './site-folders.mjs'

const KEYS: Record<keyof SiteConfig, true> = { areas: true }

const known = new Map<string, Promise<SiteConfig>>()

/**
 * Reads the `atrium.config.ts` of a site, once: a development server starts again when it is saved.
 *
 * @throws when it is not valid
 */
export function readSiteConfig(folders: SiteFolders): Promise<SiteConfig> {
  const config = known.get(folders.site) ?? readConfig(folders)
  known.set(folders.site, config)
  return config
}

async function readConfig({ atrium, site }: SiteFolders): Promise<SiteConfig> {
  const file = join(site, SITE_CONFIG)
  if (!existsSync(file)) return {}
  const config = await load(file, site)
  const flaw = configFlaw(config, readdirSync(join(atrium, 'plugins')))
  if (flaw) throw new SiteConfigError(flaw)
  return config as SiteConfig
}

/** Its message says all. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError'

  constructor(flaw: string) {
    super(`${SITE_CONFIG} is not valid: ${flaw}`)
  }
}

/** What the file exports; undefined: no object. */
async function load(file: string, site: string): Promise<unknown> {
  try {
    return (await loadConfigFromFile({ command: 'build', mode: 'production' }, file, site, 'silent'))?.config
  } catch (error) {
    const { message, errors } = error as Error & { errors?: { message?: string; loc?: { line: number } }[] }
    if (message.includes('must export or return an object')) return undefined
    const [fault] = errors ?? []
    const [first = ''] = stripVTControlCharacters(fault?.message ?? message).split('\n')
    const reason = first.replace(/^\[\w+\] /, '').replace(/\.$/, '')
    throw new SiteConfigError(`${reason}${fault?.loc ? ` in line ${fault.loc.line}` : ''}. Correct the file.`)
  }
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
  if (!Array.isArray(areas))
    return '"areas" is not a list. Write the names of areas in brackets, or take it out for all.'
  const unknown = areas.filter((area) => !there.includes(area)).map((area) => `"${area}"`)
  if (unknown.length === 0) return undefined
  return `"areas" names ${unknown.join(', ')}, and Atrium has no area ${unknown.length > 1 ? 'of these names' : unknown[0]}. It has ${there.join(', ')}; those of this repository are installed by being in plugins/.`
}
