import { jsonOf, texts } from './bytes.ts'
import type { Database } from './database.ts'
import { momentOf } from './moments.ts'

/** An entry that visitors do not see, and why. */
export interface Unshown {
  /** Inside the content directory. */
  path: string
  why: 'draft' | 'coming' | 'over'
  /** When it is published, or expired; ISO 8601 in UTC. */
  at?: string
}

/**
 * All of them, by uid. Drafts that lie beside what is published are none: something of the entry is shown.
 *
 * @param most so many at most; default: all
 */
export const unshownEntries = (db: Database, now: Date, most = -1): Unshown[] =>
  db
    .all<{ file: string; moments: string | null }>(
      `SELECT ${texts('d.file')},
        (SELECT CAST(json_group_array(m.at) AS BLOB) FROM moment m WHERE ${momentOf('d.file')}) AS moments
        FROM draft d WHERE d.file NOT LIKE '%.draft.json' ORDER BY d.uid LIMIT ?`,
      most,
    )
    .map(({ file, moments }) => {
      const [from, until] = jsonOf<string[]>(moments ?? '[]').sort()
      const path = `entries/${file}`
      if (from === undefined) return { path, why: 'draft' }
      return now.toISOString() < from ? { path, why: 'coming', at: from } : { path, why: 'over', at: until ?? from }
    })

const WORDS: Readonly<Record<Unshown['why'], string>> = {
  draft: 'is a draft: it has no "publish_details"',
  coming: 'is published at',
  over: 'expired at',
}

/** One line for each, for the terminal and the log. */
export const unshownLine = ({ path, why, at }: Unshown): string => `${path} ${WORDS[why]}${at ? ` ${at}` : ''}`
