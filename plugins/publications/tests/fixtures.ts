import periodical from 'atrium/model/publication/types/periodical.ts'
import periodicalIssue from 'atrium/model/publication/types/periodical-issue.ts'
import publication from 'atrium/model/publication/types/publication.ts'
import { entryOf } from 'atrium/testing'

/** What tests have entries of. */
export const types = [periodical, periodicalIssue, publication]

/** A periodical, and entries that tests refer to by it. */
export const periodicalOf = (uid: string, fields: Record<string, unknown> = {}) =>
  entryOf('periodical', uid, { title: `The ${uid}`, ...fields })

export type Periodical = ReturnType<typeof periodicalOf>

/** An issue of a periodical; tests add what they are about. */
export const issueOf = (periodical: Periodical, uid: string, fields: Record<string, unknown>) =>
  entryOf('periodical_issue', uid, { title: uid, periodical, issueYear: 2020, ...fields })
