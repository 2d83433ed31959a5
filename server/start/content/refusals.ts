import type { Institution } from 'atrium'
import { filesAsTheyAre, type LastGoodFiles, type Problem, problemOf } from '#engine/host.ts'
import { INSTITUTION_FILE, type InstitutionOptions } from '../../../config/institution/institution.ts'
import { type LastGoodInstitution, lastGoodInstitution } from '../../../config/institution/last-good-institution.ts'
import { readOwnTexts } from '../../../config/texts/own-texts.ts'
import { type ContentSite, createRefusals, type Refusals } from '../../../services/content/index.ts'

interface Configured {
  /** How `institution.json` is read. */
  reading: InstitutionOptions
  /** Holds what was good last; what is good now is kept there. */
  files: LastGoodFiles
  /** Reads it in one of its other languages; absent: anew each time. */
  inLanguage?: (language: string) => Pick<LastGoodInstitution, 'fault'>
  /** Holds what is installed; absent: the files of services are not looked at. */
  site?: Pick<ContentSite, 'services'>
}

/** Every file that configures a site, with the institution and its texts. */
export function configurationRefusals({ reading, files, inLanguage, site = {} }: Configured): Refusals {
  const others = createRefusals(site)
  return async (contentDir) => {
    try {
      const { institution, fault } = lastGoodInstitution(contentDir, files, reading)
      const read = inLanguage ?? ((language) => lastGoodInstitution(contentDir, files, { ...reading, language }))
      const inOthers = institution.languages.slice(1).map(({ tag }) => read(tag).fault)
      const faults = [fault, ...inOthers].flatMap((message) => (message ? institutionReport(new Error(message)) : []))
      return [...faults, ...textReports(contentDir, institution), ...(await others(contentDir, institution))]
    } catch (error) {
      return [institutionReport(error as Error), ...(await others(contentDir))]
    }
  }
}

/** Returns what is said of an institution that is not valid. */
const institutionReport = ({ message }: Error): Problem =>
  problemOf(
    /institution\.[\w-]+\.json(?= is not valid)/.exec(message)?.[0] ?? INSTITUTION_FILE,
    message.slice(Math.max(0, message.indexOf('is not valid'))).replace(/\.$/, ''),
    'Correct it.',
  )

const textReports = (contentDir: string, { language }: Institution): Problem[] =>
  readOwnTexts(filesAsTheyAre(contentDir), language).problems
