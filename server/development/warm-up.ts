import type { DevEnvironment } from 'vite'
import { installedParts } from '../build/site/installed-parts.ts'
import { type SiteFolders, sourceAddress } from '../build/site/site-folders.mjs'

/** What the development server itself does not import, and nobody but tests does. */
const MODULE = /^(?!server\/)(?!.*\/(?:tests|testing)\/).*(?<!\.test|\.d)\.tsx?$/

/**
 * Transforms the modules of the site side by side. Whoever imports them does so one after the other, and would wait for
 * each.
 *
 * @throws when the configuration of the site is not valid
 */
export async function warmUp(environment: Pick<DevEnvironment, 'warmupRequest'>, folders: SiteFolders): Promise<void> {
  const { files } = await installedParts(folders)
  for (const { path, file } of files)
    if (MODULE.test(path)) void environment.warmupRequest(sourceAddress(file, folders))
}
