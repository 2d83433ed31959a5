import type { Entry } from 'atrium'
import { type Problem, Slices } from '#engine/host.ts'
import { jsonOf, texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'

/** Says what there is to say of an entry in view of all others. */
export type CheckEntry = (checked: {
  entry: Entry
  /** Inside the content directory. */
  file: string
  perspective: 'published' | 'draft'
}) => Promise<Problem[]>

const BATCH = 10

interface Row {
  uid: string
  model: string | null
  file: string | null
  is_draft: number
}

/**
 * Checks entries that were not checked since they, or what they refer to, changed: a few at a time, between which others
 * have their turn.
 *
 * @param options.check of the store as it is
 * @param options.isWanted false: it ends
 */
export async function checkListed(
  db: Database,
  { check, isWanted }: { check: () => CheckEntry; isWanted: () => boolean },
): Promise<void> {
  const slice = new Slices().begin()
  while (isWanted()) {
    const rows = db.all<Row>(
      `SELECT ${texts('u.uid')}, CAST(coalesce(d.model, p.model) AS BLOB) AS model,
        CAST(coalesce(d.file, p.file) AS BLOB) AS file, d.uid IS NOT NULL AS is_draft
        FROM unchecked u LEFT JOIN published p ON p.uid = u.uid LEFT JOIN draft d ON d.uid = u.uid LIMIT ${BATCH}`,
    )
    if (rows.length === 0) return
    for (const { uid, model, file, is_draft: isDraft } of rows) {
      // What changes while it is checked is checked again.
      db.run('DELETE FROM unchecked WHERE uid = ?', uid)
      const problems = model
        ? await check()({
            entry: jsonOf<Entry>(model),
            file: `entries/${file}`,
            perspective: isDraft ? 'draft' : 'published',
          })
        : []
      if (!isWanted()) return
      const count = (severity: Problem['severity']) =>
        problems.filter((problem) => problem.severity === severity).length
      const counts = [count('error'), count('warning')]
      db.run('INSERT OR REPLACE INTO checked VALUES (?, ?, ?, ?)', uid, JSON.stringify(problems), ...counts)
      await slice.rest()
    }
  }
}
