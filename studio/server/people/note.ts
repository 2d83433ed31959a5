import type { Log } from 'atrium'
import type { History } from '../history/history.ts'
import type { Known } from './person.ts'

export type Passage = 'signed in' | 'signed out' | 'refused' | 'session ended'
/** What becomes of a link to a preview. */
export type Sharing = 'preview shared' | 'preview called back'

/** Told who comes and goes. @param of whose session was ended, by somebody else */
export type NotePerson = (what: Passage, person: Known, of?: Known) => void

/** So many who were refused are remembered: who tries again and again fills no log. */
const MOST_REFUSED = 100

/** Notes in the audit log, and in the log, who comes and goes; of whoever is refused the first time alone. */
export function notePeople(log: Log, history: Pick<History, 'passed'>): NotePerson {
  const refused = new Set<string>()
  return (what, person, of) => {
    if (what === 'refused' && (refused.has(person.id) || refused.size >= MOST_REFUSED)) return
    if (what === 'refused') refused.add(person.id)
    if (what === 'signed in') refused.delete(person.id)
    log.info({ person: person.id, of: of?.id }, `${person.name}: ${what}`)
    history.passed({ what, person: person.name, of: of?.name })
  }
}
