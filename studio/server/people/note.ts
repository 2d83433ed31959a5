import type { Log } from '#engine'
import type { Person } from './person.ts'

/** Told who comes and goes. */
export type NotePerson = (what: 'signed in' | 'signed out' | 'refused' | 'ended', person: Omit<Person, 'role'>) => void

/** Writes a line of the log for each. */
export const notePeople =
  (log: Log): NotePerson =>
  (what, { id, name }) =>
    log.info({ person: id }, `${name}: ${what}`)
