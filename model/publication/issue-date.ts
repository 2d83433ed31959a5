import type { Translator } from 'atrium'
import messages from '../messages.ts'

/** When an issue appeared, in the language of the site: its season, where it has one, and its year. */
export function issueDate(
  { issueSeason, issueYear }: { issueSeason?: string; issueYear: number },
  translate: Translator['translate'],
): string {
  const t = translate(messages)
  const names: Record<string, string> = { winter: t.winter, spring: t.spring, summer: t.summer, fall: t.fall }
  const season = issueSeason && names[issueSeason]
  const year = String(issueYear)
  return season ? t.seasonAndYear({ season, year }) : year
}
