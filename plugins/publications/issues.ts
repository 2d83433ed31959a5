import type { Entry, ModelOf, PageContext } from 'atrium'
import { seasons } from 'atrium/model/publication/season.ts'
import periodical from 'atrium/model/publication/types/periodical.ts'
import periodicalIssue from 'atrium/model/publication/types/periodical-issue.ts'

export type Issue = Entry<ModelOf<typeof periodicalIssue>>

type Order = readonly { field: string; order?: 'ascending' | 'descending' }[]

/** The order of a journal: the highest number first. */
export const byNumber = [
  { field: 'issueNumber', order: 'descending' },
  { field: 'issueYear', order: 'descending' },
] as const satisfies Order

/** The order of a magazine: years from the last, the seasons of each in their order. */
export const bySeason = [{ field: 'issueYear', order: 'descending' }, { field: 'seasonIndex' }] as const satisfies Order

/** All issues of a periodical, with their periodical and picture; none where it is not known. */
export async function issuesOf(
  uid: string | undefined,
  sort: Order,
  { content }: Pick<PageContext, 'content'>,
): Promise<Issue[]> {
  if (!uid) return []
  const where = { periodical: { in: [uid] } }
  const { items } = await content.entries(periodicalIssue, { where, sort, include: ['periodical', 'image'] })
  return items
}

/** The newest issue of a periodical: of the highest year the one of the latest season, whatever order they are in. */
export const newestIssue = <One extends Dated>(issues: readonly One[]): One | undefined =>
  [...issues].sort((a, b) => b.issueYear - a.issueYear || placeOf(b) - placeOf(a) || numberOf(b) - numberOf(a))[0]

interface Dated {
  issueYear: number
  issueSeason?: string
  seasonIndex?: number
  issueNumber?: number
}

const placeOf = ({ issueSeason, seasonIndex = -1 }: Dated): number =>
  issueSeason ? seasons.findIndex((season) => season === issueSeason) : seasonIndex
const numberOf = ({ issueNumber = 0 }: Dated): number => issueNumber

/** All but the newest. */
export const pastIssues = <One extends { uid: string }>(issues: readonly One[], newest: One | undefined): One[] =>
  issues.filter(({ uid }) => uid !== newest?.uid)

/**
 * The issues of the research journal, the highest number first: those of the periodical that the institution names, else those
 * of the only periodical there is.
 */
export async function journalIssues({ content, settings }: Pick<PageContext, 'content' | 'settings'>) {
  const [only, another] = (await content.entries(periodical, { page: { number: 1, size: 2 } })).items
  const unnamed = another ? undefined : only?.uid
  return issuesOf(settings.journalPeriodical ?? unnamed, byNumber, { content })
}
