import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sources } from 'virtual:installed'
import { iconPaths } from 'atrium/ui/icon/icon-set.ts'
import {
  assemble,
  describeSite as describeDefinition,
  discover,
  installedSettings,
  type SiteDefinition,
  type Variables,
  variablesOf,
} from '#engine/host.ts'
import { type Environment, readSiteEnvironment } from '../../../config/environment.ts'
import { INSTITUTION_FILE, readInstitution } from '../../../config/institution/institution.ts'
import { OWN_KEYS } from '../../../config/institution/schema.ts'
import { misspeltVariables } from '../../../config/misspelt-variables.ts'
import { variables } from '../../../config/variables.ts'
import { IMAGES } from '../../assets/public-pictures.ts'
import { serverRoutes } from '../../operations/routes.ts'

/** Says what is installed: the file's presence registers it. */
const discovered = discover(sources)

/**
 * Puts every installed folder together. A build has checked examples of blocks and forms: to read them takes a tenth of a start.
 *
 * @throws StartupError naming every problem at once
 */
export const defineSite = ({
  isBuilt = import.meta.env.PROD,
  ...institution
}: Pick<Parameters<typeof assemble>[1], 'brand' | 'settings' | 'sites' | 'languages' | 'isBuilt'>): SiteDefinition => {
  const hasIcon = (name: string) => iconPaths(name) !== null
  const own = { ownVariables: Object.keys(variables), ownKeys: OWN_KEYS, serverRoutes: ownRoutes, hasIcon }
  return assemble(discovered, { ...institution, isBuilt, ...own })
}

/** The brand of a site of which nobody has said yet whose it is. */
const ANY_BRAND = 'museum'

/**
 * Puts together what is installed as a start does, without settings: with the institution of a content directory, where
 * that has one. Checks what a start of the build takes for checked, too.
 *
 * @throws StartupError and InstitutionError that name every problem at once
 */
export function assembleSite(contentDir: string, siteUrl?: string): SiteDefinition {
  if (!existsSync(join(contentDir, INSTITUTION_FILE)))
    return defineSite({ brand: ANY_BRAND, settings: undefined, sites: [], isBuilt: false })
  const { institution } = readInstitution(contentDir, { settings: areaSettings, siteUrl })
  return defineSite({ ...institution, isBuilt: false })
}

/** Says what the installed areas read of `institution.json`. */
export const { settings: areaSettings } = installedSettings(discovered.plugins)

/** Everything below the image server is a picture. */
const ownRoutes = [...serverRoutes, `${IMAGES}/:address*`]

/** Names the sources that entries are derived with; in development these change while the process runs. */
export const builtSourceHash: string = import.meta.env.SOURCE_HASH ?? 'not built'

/**
 * Names those of a site, and of each of its types where they are known by file.
 *
 * @param sourceHash names those of a file, or all of them; absent: the build names all
 */
export const sourceHashes = (
  { contentTypes }: SiteDefinition,
  sourceHash: ((file?: string) => string) | undefined,
): { sourceHash: string; typeHashes?: Record<string, string> } =>
  sourceHash
    ? {
        sourceHash: sourceHash(),
        typeHashes: Object.fromEntries([...contentTypes].map(([name, { file }]) => [name, sourceHash(file)])),
      }
    : { sourceHash: builtSourceHash }

/** Every setting: the site's own, and those of the installed services. */
export const allVariables: Variables = {
  ...variables,
  ...variablesOf(discovered.plugins.map(({ definition }) => definition)),
}

/** The site's own settings with their types, and those of services by name. */
export type Settings = Environment & Readonly<Record<string, unknown>>

/**
 * Reads every setting.
 *
 * @throws EnvironmentError naming variable, value and remedy of each wrong one
 */
export const readSettings = (source: Readonly<Record<string, string | undefined>>): Settings =>
  readSiteEnvironment(source, allVariables) as Settings

/** Names variables that are misspelt, a sentence each. @param more what a program reads beside those of the site */
export const misspeltSettings = (
  source: Readonly<Record<string, string | undefined>>,
  more: Variables = {},
): string[] => misspeltVariables(source, Object.keys({ ...allVariables, ...more }))

/**
 * Returns what is installed, as text for a terminal.
 *
 * @param about a name, to print what bears it alone
 */
export function describeSite(about?: string, environment = readSettings(process.env)): string {
  const { institution } = readInstitution(environment.CONTENT_DIR, {
    settings: areaSettings,
    siteUrl: environment.SITE_URL,
  })
  return describeDefinition(defineSite(institution), about)
}
