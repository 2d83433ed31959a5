import type { PageContext } from 'atrium'
import messages from '../messages.ts'

/** When an issue appeared, in the language of the site: its season, where it has one, and its year. */
export function issueDate(
  { issueSeason, issueYear }: { issueSeason?: string; issueYear: number },
  { translate, dates }: Pick<PageContext, 'translate' | 'dates'>,
): string {
  const t = translate(messages)
  const names: Record<string, string> = { winter: t.winter, spring: t.spring, summer: t.summer, fall: t.fall }
  const season = issueSeason && names[issueSeason]
  const year = dates.plainNumber(issueYear)
  return season ? t.seasonAndYear({ season, year }) : year
}
