import type { Log } from '#engine'
import type { Known } from './person.ts'

/** Told who comes and goes. */
export type NotePerson = (what: 'signed in' | 'signed out' | 'refused' | 'ended', person: Known) => void

/** Writes a line of the log for each. */
export const notePeople =
  (log: Log): NotePerson =>
  (what, { id, name }) =>
    log.info({ person: id }, `${name}: ${what}`)
