import type { Institution } from 'atrium'
import { createClock, memo, normaliseDate, shiftDate } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { showingAt } from '../source/files/showing.ts'
import { STORE_FORMAT } from '../store/tables.ts'
import type { ProjectContext } from './project.ts'
import { sanitiseHtml, sanitiseInline } from './rich-text/sanitise.ts'
import type { Validator } from './validate.ts'

/** Texts are put in order by it: another version may do it otherwise. */
const COLLATION = process.versions.icu

export interface ContextOptions {
  catalogue: Catalogue
  institution: Institution
  sourceHash: string
  typeHashes?: Readonly<Record<string, string>> | undefined
  /** Checks entries by the rules of their type, which are compiled once for all runs. */
  validatorOf: (type: string) => Validator
  /** The moment that it is. */
  now(): Date
}

export interface IngestContext extends ProjectContext {
  /** The code of a content type at present. */
  codeOf(type: string): string
  /** Of all of them together, as far as the build does not tell. */
  code: string
  /** The moment of the run. */
  now: Date
}

/**
 * Says how values are stored, and the code that changes when they would be stored otherwise.
 *
 * @param shift by how many weeks the dates of the demo are moved; 0: they are not
 */
export function contextOf(options: ContextOptions, shift: number): IngestContext {
  const { catalogue, institution, sourceHash, typeHashes, validatorOf, now } = options
  const { timeZone, language } = institution
  const moment = now()
  const { dayOf } = createClock(now, timeZone)
  const weeksOf = (type: string) => (catalogue.types.get(type)?.definition.demoDates === 'fixed' ? 0 : shift)
  return {
    catalogue,
    tags: institution.languages.slice(1).map(({ tag }) => tag),
    timeZone,
    validatorOf,
    now: moment,
    // Times of publication move with the demo, also where the dates of the type do not.
    showingOf: (type, details) => {
      const weeks = shift - weeksOf(type)
      const moved = (date: string) => shiftDate(date, weeks, timeZone)
      const own = details && {
        ...details,
        time: moved(details.time),
        expires: details.expires && moved(details.expires),
      }
      return showingAt(moment, own, timeZone)
    },
    conversionsOf: (type) => ({
      html: sanitiseHtml,
      inline: sanitiseInline,
      date: (value, isDay) => shiftDate(isDay ? dayOf(value) : normaliseDate(value, timeZone), weeksOf(type), timeZone),
    }),
    codeOf: memo((type) =>
      catalogue.codeOf(type, [
        STORE_FORMAT,
        typeHashes?.[type] ?? sourceHash,
        timeZone,
        language,
        COLLATION,
        weeksOf(type),
      ]),
    ),
    code: JSON.stringify([sourceHash, timeZone, language, COLLATION, shift]),
  }
}
