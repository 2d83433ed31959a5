import type { Issue } from '#engine/host.ts'

/** What the content has against it: the file, the field, why, and what to do. */
export interface Report extends Issue {
  /** The file inside the content directory. */
  path: string
}

/** One sentence for the log, which has the severity beside it. */
export const reportText = ({ path, field, reason, remedy }: Report): string =>
  `${path}${field ? ` ${field}` : ''}: ${reason}. ${remedy}`

/** One line for the terminal. */
export const reportLine = (report: Report): string =>
  `${report.severity === 'error' ? 'error  ' : 'warning'} ${reportText(report)}`
