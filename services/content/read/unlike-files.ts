import { trimPath } from 'atrium'
import type { Problem } from '#engine/host.ts'
import { jsonOf, texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { PERSPECTIVES, type Perspective } from '../store/tables.ts'

interface Row {
  folder: string
  name: string
  state: string
  reports: string | null
  is_shown: number
}

/**
 * Says why an address does not show what the files of its entries say, for who writes them: a file is broken, and its last
 * good version is shown; or the entry is no published one.
 *
 * @returns sentences with file and remedy; none: all is shown
 */
export function unlikeFiles(db: Database, asked: string, perspective: Perspective): string[] {
  const rows = db.all<Row>(
    `SELECT ${texts('f.folder', 'f.name', 'f.state', 'f.reports')},
      EXISTS (SELECT 1 FROM ${PERSPECTIVES[perspective].path} s WHERE s.path = a.path) AS is_shown
      FROM preview_path a CROSS JOIN file f ON f.uid = a.uid AND f.folder = a.content_type
      WHERE a.path = ? ORDER BY a.rank DESC, f.name`,
    trimPath(asked),
  )
  return rows.flatMap(({ folder, name, state, reports, is_shown: isShown }) => {
    const file = `entries/${folder}/${name}`
    if (!isShown)
      return `${file} has this address and is not published: it is a draft, or its time is still to come or over. Set ENABLE_PREVIEW=true and start again to see it.`
    return state === 'broken' ? `An older version is shown: ${why(file, jsonOf<Problem[]>(reports ?? '[]'))}` : []
  })
}

function why(file: string, [problem]: readonly Problem[]): string {
  if (!problem) return `${file} is not valid. Correct the file.`
  return `${file}${problem.field ? ` ${problem.field}` : ''} ${problem.reason}. ${problem.remedy}`
}
