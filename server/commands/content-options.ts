import { createClock, lastGoodFiles, matchRoute, memo } from '#engine/host.ts'
import { contentDirOf } from '../../config/contentstack.ts'
import { lastGoodInstitution } from '../../config/institution/last-good-institution.ts'
import { whyUnreadable } from '../../services/content/index.ts'
import { isMediaFile } from '../assets/content-files.ts'
import { consoleLog } from '../development/log/console-log.ts'
import { configurationRefusals } from '../start/content/refusals.ts'
import { areaSettings, builtSourceHash, defineSite, readSettings } from '../start/site/site-definition.ts'
import { createTimeSource } from '../start/site/time-source.ts'
import { Failure } from './line/say.mjs'

/** The word by which a command is given a content directory. */
export const DIRECTORY = { name: 'directory', what: 'content directory; not given: CONTENT_DIR', optional: true }

/**
 * Returns what commands that work on content need: the installed site and the settings of the environment.
 *
 * @param directory content directory; default: `CONTENT_DIR`
 */
export function contentOptions(directory?: string) {
  const settings = readSettings(process.env)
  const { DATA_DIR: dataDir, SITE_NOW, SITE_URL } = settings
  const contentDir = directory ?? contentDirOf(settings)
  const filesDir = directory ?? settings.CONTENT_DIR
  const files = lastGoodFiles(filesDir, dataDir, true)
  const reading = { settings: areaSettings, siteUrl: SITE_URL }
  const { institution, warnings, fault } = lastGoodInstitution(filesDir, files, reading)
  for (const warning of warnings) consoleLog.warn({}, warning)
  const site = defineSite(institution)
  const time = createTimeSource(SITE_NOW)
  const inLanguage = memo((language: string) => lastGoodInstitution(filesDir, files, { ...reading, language }))
  return {
    contentDir,
    filesDir,
    dataDir,
    site,
    institution,
    /** The institution and its site in another one of its languages. */
    inLanguage(language: string) {
      const spoken = inLanguage(language)
      for (const warning of spoken.warnings) consoleLog.warn({}, warning)
      return { institution: spoken.institution, site: defineSite(spoken.institution) }
    },
    /** Why the institution is the last good one. */
    fault,
    files,
    refusals: configurationRefusals({ reading, files, inLanguage, site }),
    siteUrl: institution.siteUrl,
    now: time.now,
    sourceHash: builtSourceHash,
    clock: createClock(time.now, institution.timeZone),
    log: consoleLog,
    hasRoute: (path: string) =>
      site.endpoints.some(({ definition }) => matchRoute(definition.route, path) !== null) ||
      isMediaFile(contentDir, path),
  }
}

/**
 * The same, for a command that reads entries.
 *
 * @throws {Failure} when the content directory is not there
 */
export function presentContent(directory?: string) {
  const reason = whyUnreadable(directory ?? contentDirOf(readSettings(process.env)))
  if (reason) throw new Failure(reason)
  return contentOptions(directory)
}
