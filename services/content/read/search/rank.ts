import { fold } from '#engine/host.ts'
import type { Database } from '../../store/database.ts'
import type { Ranked } from './best.ts'
import { documentRows } from './documents.ts'
import type { Resolved } from './resolve.ts'
import { OTHER_LANGUAGE } from './score.ts'

/** A word in the form in which it was typed. */
const SAME_FORM = 6
const PHRASE_IN_TITLE = 5
const PHRASE = 4
const EQUAL_TITLE = 16
const BEGINS_WITH_TERM = 4

/** So many of the best are compared by their words. */
const MAX_COMPARED = 40

/** Describes what of a document decides on its place: stems between spaces, and words that are no stems. */
interface Words {
  id: number
  title: string
  description: string
  forms: string
  /** Its title, folded. */
  name: string
}

/**
 * The best, put in order by what only their words say: whether they are called so, and hold the term as it was typed.
 *
 * @param text the words that were meant, folded
 * @returns the first of them in this order, the others as they are
 */
export function rankedIds(db: Database, { ids, scores }: Ranked, units: readonly Resolved[], text: string): number[] {
  const first = [...ids.subarray(0, MAX_COMPARED)]
  const words = new Map(wordsOf(db, first).map((one) => [one.id, one]))
  const known = units.filter(({ postings }) => postings !== null)
  const most = Math.max(...known.map(({ weight }) => weight))
  const formsOf = known
    .flatMap((unit) => soughtForm(unit) ?? [])
    .map(({ form, weight }) => ({ form, weight: weight / most }))
  const together = phraseOf(units)
  const scored = first.map((id, at) => {
    const score = scores[at] as number
    const own = words.get(id)
    return {
      id,
      score: own
        ? score + worthOfForms(own, formsOf) + worthOfText(own, text, together) + worthOfName(own, text, score)
        : score,
    }
  })
  scored.sort((a, b) => b.score - a.score || a.id - b.id)
  return [...scored.map(({ id }) => id), ...ids.subarray(MAX_COMPARED)]
}

const wordsOf = (db: Database, ids: readonly number[]): Words[] =>
  documentRows<[id: number, words: string]>(db, 'id, words', ids).map(([id, words]) => {
    const [title = '', description = '', forms = '', name = ''] = words.split('\n')
    return { id, title, description, forms, name }
  })

interface Form {
  form: string
  weight: number
}

/** The form in which a word was typed, where it is not its stem. */
function soughtForm({ unit, stems, beginning, corrected, weight }: Resolved): Form | undefined {
  const typed = corrected === undefined ? unit.words[0]?.word : fold(corrected)
  const isForm = unit.words.length === 1 && beginning === undefined && typed !== stems[0]
  return isForm ? { form: ` ${typed} `, weight } : undefined
}

const worthOfForms = ({ forms }: Words, sought: readonly Form[]): number =>
  sought.reduce((worth, { form, weight }) => worth + (forms.includes(form) ? SAME_FORM * weight : 0), 0)

function worthOfText({ title, description, name }: Words, text: string, together: string | undefined): number {
  const called = name === text ? EQUAL_TITLE : name.startsWith(text) ? BEGINS_WITH_TERM : 0
  if (together === undefined) return called
  return called + (title.includes(together) ? PHRASE_IN_TITLE : 0) + (description.includes(together) ? PHRASE : 0)
}

/** Whoever types the whole name of what is in another language means it: it is among the others then. */
const worthOfName = ({ name }: Words, text: string, score: number): number =>
  score < 0 && name === text ? -OTHER_LANGUAGE : 0

/** Returns what was typed as one phrase, where it may be one. */
function phraseOf(units: readonly Resolved[]): string | undefined {
  const whole = units.filter(({ unit }) => !unit.isPart)
  const isPlain = whole.every(({ postings, beginning }) => postings && beginning === undefined)
  const stems = whole.flatMap((unit) => unit.stems)
  return isPlain && stems.length > 1 ? ` ${stems.join(' ')} ` : undefined
}
