import { createClock } from '#engine/content/clock.ts'
import { matchRoute } from '#engine/content/paths.ts'
import { readInstitution } from '../../config/institution.ts'
import { isMediaFile } from '../assets/media-files.ts'
import { consoleLog } from '../development/log/console-log.ts'
import { builtSourceHash, defineSite, readSettings } from '../site-definition.ts'
import { createTimeSource } from '../time-source.ts'

/** What commands that work on content need: the installed site and the settings of the environment. */
export function contentOptions() {
  const { CONTENT_DIR: contentDir, DATA_DIR: dataDir, SITE_NOW, SITE_URL } = readSettings(process.env)
  const institution = readInstitution(contentDir, SITE_URL)
  const site = defineSite(institution)
  return {
    contentDir,
    dataDir,
    site,
    institution,
    sourceHash: builtSourceHash,
    clock: createClock(createTimeSource(SITE_NOW).now, institution.timeZone),
    log: consoleLog,
    hasRoute: (path: string) =>
      site.endpoints.some(({ definition }) => matchRoute(definition.route, path) !== null) ||
      isMediaFile(contentDir, path),
  }
}
