import { join } from 'node:path'
import type { Log } from 'atrium'
import { builtAssets } from '../assets/client-assets.ts'
import { createLog } from '../operations/log/log.ts'
import { buildFolder } from '../start/site/build-folder.ts'
import { openSite } from '../start/site/site.ts'
import { readSettings, type Settings } from '../start/site/site-definition.ts'
import type { RunningSite } from '../start/site/site-types.ts'
import { createTimeSource } from '../start/site/time-source.ts'

/** The settings of a command: of the environment, as the published site has them. */
export const publishedSettings = (): Settings => ({
  ...readSettings(process.env),
  ENABLE_PREVIEW: false,
  CONTENT_WATCH: false,
})

/**
 * Opens the built site without a server, for a command.
 *
 * @param reading false: content is taken up first
 * @param languages which are opened: all of the institution, its own alone, or each when it is asked for
 */
export const openBuiltSite = (
  environment: Settings,
  {
    log = createLog('silent'),
    reading = true,
    ...languages
  }: { log?: Log; reading?: boolean; isOwnLanguageAlone?: boolean; areLanguagesAskedFor?: boolean } = {},
): Promise<RunningSite> =>
  openSite({
    environment,
    time: createTimeSource(environment.SITE_NOW),
    log,
    client: builtAssets(join(buildFolder, 'assets.json')),
    reading,
    ...languages,
  })
