import { type Problem, problemOf } from '#engine/host.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'

/** Published entries whose address cannot be computed, and addresses that several of them claim. */
export const addressReports = (db: Database): Problem[] => [
  ...withoutAddress(db, 'is_meant = 0'),
  ...sharedAddresses(db),
]

/** Published entries without an address, which may be meant. */
export const unaddressed = (db: Database): Problem[] => withoutAddress(db, 'is_meant = 1')

/** Those of them that nobody was told of, so many at most: from now on somebody was. */
export function untoldUnaddressed(db: Database, most: number): Problem[] {
  const reports = withoutAddress(db, 'is_meant = 1 AND is_told = 0', most)
  if (reports.length > 0) db.run('UPDATE path_problem SET is_told = 1 WHERE is_meant = 1 AND is_told = 0')
  return reports
}

const withoutAddress = (db: Database, which: string, most = -1): Problem[] =>
  db
    .all<{ file: string; reason: string; is_meant: number }>(
      `SELECT ${texts('e.file', 'p.reason')}, p.is_meant FROM path_problem p CROSS JOIN published e ON e.uid = p.uid
        WHERE ${which} ORDER BY e.file LIMIT ?`,
      most,
    )
    .map(({ file, reason, is_meant: isMeant }) =>
      problemOf(
        `entries/${file}`,
        `has no address: ${reason}`,
        isMeant
          ? 'Leave it so, or give the entry what its address is made of.'
          : 'Give it another url, or publish what its address depends on.',
        isMeant ? 'warning' : 'error',
      ),
    )

const sharedAddresses = (db: Database): Problem[] =>
  db.column<string>(`SELECT ${texts('path')} FROM shared_path`).flatMap((path) => {
    const [shown, ...others] = db.all<{ file: string; content_type: string }>(
      `SELECT ${texts('e.file', 'e.content_type')} FROM published_path p CROSS JOIN published e ON e.uid = p.uid
       WHERE p.path = ? ORDER BY p.rank DESC`,
      path,
    )
    return others
      .filter(({ content_type }) => !isOtherVersion(content_type, shown?.content_type ?? ''))
      .map(({ file }) => {
        const reason = `is at ${path} together with entries/${shown?.file}, which is shown there`
        const remedy = 'Give one of them another address, or take it back.'
        return problemOf(`entries/${file}`, reason, remedy, 'warning', 'url')
      })
  })

/** Versions of a page take turns at one address: which is shown is for editors to decide, and no fault. */
export const isOtherVersion = (one: string, other: string): boolean =>
  one !== other && one.replace(/_v2$/, '') === other.replace(/_v2$/, '')
