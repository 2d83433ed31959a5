import { assemble } from '#engine/assemble/assemble.ts'
import { discover, type Modules } from '#engine/assemble/discover.ts'
import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import { describeSite as describeDefinition } from '#engine/outputs/describe-site.ts'
import { readSiteEnvironment } from '../config/environment.ts'
import { readInstitution } from '../config/institution.ts'

/** What is installed: the file's presence registers it. */
const plugins: Modules = import.meta.glob('/plugins/*/index.ts', { eager: true })
const blocks: Modules = import.meta.glob('/blocks/*/index.tsx', { eager: true })
const islands = Object.keys(import.meta.glob(['/blocks/*/*.island.tsx', '/plugins/**/*.island.tsx']))

/**
 * Puts every installed folder together.
 *
 * @throws StartupError naming every problem at once
 */
export const defineSite = (institution: { brand: string; journal: string }): SiteDefinition =>
  assemble(discover(plugins, blocks, islands), institution)

/** What is installed, as text for a terminal. */
export function describeSite(environment = readSiteEnvironment(process.env)): string {
  return describeDefinition(defineSite(readInstitution(environment.CONTENT_DIR, environment.SITE_URL)))
}
