import type { Database } from '../../store/database.ts'
import { dayOfId, GROUP_RANGE, partsOfRange } from '../documents/document-id.ts'
import { type Candidate, candidateIds, candidatesOf, idsOf, type Looking, phrasesOf, RANKED } from './candidates.ts'
import type { Resolved } from './resolve.ts'

/** What a word is worth in a column, times how telling it is. */
const WORTH = { title: 6, keywords: 4, description: 2.5, often: 1.5 } as const
/** A word in the form in which it was typed. */
const SAME_FORM = 6
/** Where not every result holds every word: what one of them is worth. */
const WORD = 6
const WHOLE_TITLE = 6
const WHOLE_KEYWORDS = 4
const PHRASE_IN_TITLE = 5
const PHRASE = 4
const EQUAL_TITLE = 16
const BEGINS_WITH_TERM = 4
const TITLE_COVERAGE = 5
/** By rank: a page that stands alone, another page, a record of another application. */
const BY_RANK = [3, 1, 0] as const
const FRESH = 1
const YEAR = 365 * 86_400_000
/** Documents that hold a phrase, of which the candidates are told apart. */
const MOST_WITH_PHRASE = 100

/** The best results: ids of at most `RANKED`, the best first. */
export function rankedIds(db: Database, looking: Looking): number[] {
  const candidates = candidatesOf(db, candidateIds(db, looking))
  const withPhrase = new Set(
    candidates.length > 1
      ? phrasesOf(looking.units).flatMap((one) =>
          idsOf(db, 'search_index', `{description text} : ${one}`, MOST_WITH_PHRASE),
        )
      : [],
  )
  const known = looking.units.filter(({ match }) => match !== null)
  const most = Math.max(...known.map(({ weight }) => weight))
  const words = known.map((unit) => soughtOf(unit, most))
  return candidates
    .map((candidate) => ({
      id: candidate.id,
      score:
        worthOfWords(candidate, words, looking.isWhole) +
        worthOfDocument(candidate, looking) +
        (withPhrase.has(candidate.id) ? PHRASE : 0),
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, RANKED)
    .map(({ id }) => id)
}

/** A word or phrase as it is looked for in a column. */
interface Sought {
  isIn: (column: string) => boolean
  form: string | undefined
  weight: number
}

function soughtOf({ unit, stems, beginning, corrected, weight }: Resolved, most: number): Sought {
  const text = ` ${beginning ?? stems.join(' ')}${beginning === undefined ? ' ' : ''}`
  const typed = corrected ?? unit.words[0]?.word
  return {
    isIn: (column) => column.includes(text),
    form: unit.words.length === 1 && beginning === undefined && typed !== stems[0] ? ` ${typed} ` : undefined,
    weight: weight / most,
  }
}

function worthOfWords({ columns }: Candidate, words: readonly Sought[], isWhole: boolean): number {
  let worth = 0
  let inTitle = 0
  let inNames = 0
  for (const { isIn, form, weight } of words) {
    const found = { title: isIn(columns.title), keywords: isIn(columns.keywords) }
    if (found.title) inTitle++
    if (found.title || found.keywords) inNames++
    worth += found.title ? WORTH.title * weight : 0
    worth += found.keywords ? WORTH.keywords * weight : 0
    const isDescribed = isIn(columns.description)
    const isOften = isIn(columns.often)
    worth += isDescribed ? WORTH.description * weight : 0
    worth += isOften ? WORTH.often * weight : 0
    if (form !== undefined && columns.forms.includes(form)) worth += SAME_FORM * weight
    if (!isWhole && (found.title || found.keywords || isDescribed || isOften)) worth += WORD * weight
  }
  if (words.length < 2) return worth
  return worth + (inTitle === words.length ? WHOLE_TITLE : 0) + (inNames === words.length ? WHOLE_KEYWORDS : 0)
}

/** What the title, the place and the age of a document say for it. */
function worthOfDocument({ id, name, columns }: Candidate, { units, text, now }: Looking): number {
  const words = columns.title.trim().split(' ')
  const covered = words.filter((stem) => units.some(({ stems }) => stems.includes(stem))).length
  const age = Math.max(0, now.getTime() - dayOfId(id))
  const { rank } = partsOfRange(Math.floor(id / GROUP_RANGE))
  const isPhrase = units.length > 1 && columns.title.includes(` ${units.flatMap((unit) => unit.stems).join(' ')} `)
  return (
    (name === text ? EQUAL_TITLE : name.startsWith(text) ? BEGINS_WITH_TERM : 0) +
    (isPhrase ? PHRASE_IN_TITLE : 0) +
    (TITLE_COVERAGE * covered) / words.length +
    (BY_RANK[rank as 0 | 1 | 2] ?? 0) +
    FRESH * Math.exp(-age / (3 * YEAR))
  )
}
