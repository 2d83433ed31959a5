import { telling } from '#engine/search/stop-words.ts'
import { fold, wordsIn } from '#engine/search/words.ts'
import { texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { dayOfId, GROUP_RANGE, partsOfRange } from './document-id.ts'
import { phrase, type Resolved } from './resolve.ts'

/** What is looked for, ready for the index. */
export interface Looking {
  units: readonly Resolved[]
  /** An expression that every result fits. */
  match: string
  /** Every result holds all units that anything holds. */
  isWhole: boolean
  /** Conditions on kind and source as an expression; empty for none. */
  facets: string
  /** The words that were meant, folded. */
  text: string
  now: Date
}

/** So many results are put in order by how well they fit; what comes after is in the order of ids. */
export const RANKED = 100
/** For each sign of a good result so many are looked at: of more, those with the lowest ids. */
const MOST_PER_SIGN = 400

/** What a word is worth in a column, times how telling it is. */
const COLUMNS = [
  ['title', 6],
  ['keywords', 4],
  ['description', 2.5],
  ['often', 1.5],
] as const
/** A word in the form in which it was typed. */
const SAME_FORM = 6
/** Where not every result holds every word: what one of them is worth. */
const WORD = 6
const WHOLE_TITLE = 6
const WHOLE_KEYWORDS = 4
const PHRASE_IN_TITLE = 5
const PHRASE = 4
const NEAR = 2
const EQUAL_TITLE = 16
const BEGINS_WITH_TERM = 4
const TITLE_COVERAGE = 5
/** By rank: a page that stands alone, another page, a record of another application. */
const BY_RANK = [3, 1, 0] as const
const FRESH = 1
const YEAR = 365 * 86_400_000

/** The best results: ids of at most `RANKED`, the best first. */
export function rankedIds(db: Database, looking: Looking): number[] {
  const signs = signsOf(looking)
  const one =
    'SELECT id, weight FROM (SELECT rowid AS id, ? AS weight FROM search_index WHERE search_index MATCH ? LIMIT ?)'
  const found = db.all<{ id: number; score: number }>(
    `SELECT id, sum(weight) AS score FROM (${signs.map(() => one).join(' UNION ALL ')})
      GROUP BY id ORDER BY score DESC, id LIMIT ?`,
    ...signs.flatMap(({ weight, match }) => [weight, match, MOST_PER_SIGN]),
    RANKED,
  )
  const titles = new Map(
    db
      .all<{ id: number; title: string }>(
        `SELECT id, ${texts('title')} FROM search_document WHERE id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(found.map(({ id }) => id)),
      )
      .map(({ id, title }) => [id, title]),
  )
  return found
    .map(({ id, score }) => ({ id, score: score + worthOf(id, titles.get(id) ?? '', looking) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id)
}

interface Sign {
  weight: number
  match: string
}

function signsOf({ units, match, isWhole, facets }: Looking): Sign[] {
  const most = Math.max(...units.map(({ weight }) => weight))
  const known = units.flatMap(({ match, weight, ...unit }) =>
    match === null ? [] : { ...unit, match, weight: weight / most },
  )
  const all = (...parts: string[]) => [...parts, facets].filter(Boolean).join(' AND ')
  const within = known.length > 1 && isWhole ? [match] : []
  const signs: Sign[] = [{ weight: 0, match: all(match) }]
  for (const { match: word, weight, unit, stems, corrected } of known) {
    const typed = corrected ?? unit.words[0]?.word ?? ''
    if (unit.words.length === 1 && stems.length > 0 && typed !== stems[0])
      signs.push({ weight: SAME_FORM * weight, match: all(`forms : ${phrase([typed])}`, ...within) })
    for (const [column, worth] of COLUMNS)
      signs.push({ weight: worth * weight, match: all(`${column} : (${word})`, ...within) })
    if (!isWhole) signs.push({ weight: WORD * weight, match: all(word) })
  }
  if (known.length < 2) return signs
  const every = known.map((unit) => unit.match).join(' AND ')
  signs.push({ weight: WHOLE_TITLE, match: all(`title : (${every})`) })
  signs.push({ weight: WHOLE_KEYWORDS, match: all(`{title keywords} : (${every})`) })
  const stems = known.flatMap((unit) => unit.stems)
  if (known.every((unit) => unit.beginning === undefined)) {
    signs.push({ weight: PHRASE_IN_TITLE, match: all(`title : ${phrase(stems)}`) })
    signs.push({ weight: PHRASE, match: all(`{description text} : ${phrase(stems)}`) })
    signs.push({
      weight: NEAR,
      match: all(`{description text} : NEAR(${stems.map((stem) => phrase([stem])).join(' ')}, 8)`),
    })
  }
  return signs
}

/** What the title, the place and the age of a document say for it. */
function worthOf(id: number, title: string, { units, text, now }: Looking): number {
  const words = telling(wordsIn(title))
  const stems = new Set(units.flatMap((unit) => unit.stems))
  const covered = words.filter(({ stem }) => stems.has(stem)).length
  const folded = fold(title)
  const age = Math.max(0, now.getTime() - dayOfId(id))
  const { rank } = partsOfRange(Math.floor(id / GROUP_RANGE))
  return (
    (folded === text ? EQUAL_TITLE : folded.startsWith(text) ? BEGINS_WITH_TERM : 0) +
    (words.length > 0 ? (TITLE_COVERAGE * covered) / words.length : 0) +
    (BY_RANK[rank as 0 | 1 | 2] ?? 0) +
    FRESH * Math.exp(-age / (3 * YEAR))
  )
}
