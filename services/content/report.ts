import type { Issue } from '#engine/schema/issue.ts'

/** What the content has against it: the file, the field, why, and what to do. */
export interface Report extends Issue {
  /** The file inside the content directory. */
  path: string
}

/** One line for the log or the terminal. */
export const reportLine = ({ severity, path, field, reason, remedy }: Report): string =>
  `${severity === 'error' ? 'error  ' : 'warning'} ${path}${field ? ` ${field}` : ''}: ${reason}. ${remedy}`
