import { type Problem, problemOf } from '../base/problem.ts'
import type { MessageText } from '../contract/site/translator.ts'

/** The texts of a content directory in one language, by id, as its file has them. */
export interface OwnTexts {
  language: string
  file: string
  texts: Readonly<Record<string, unknown>>
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Up to here numbers show every form that is needed to count things; forms of millions are not asked for. */
const MAX_COUNTED = 200

/** The plural forms that a language needs to count, like `one` and `other`. */
export function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  const used = new Set(Array.from({ length: MAX_COUNTED + 1 }, (_, number) => rules.select(number) as string))
  return FORMS.filter((form) => form === 'other' || used.has(form))
}

/** The names in `{}` that a text has in any of its forms. */
export const placeholdersOf = (text: MessageText): Set<string> =>
  new Set([text].flatMap((own) => (typeof own === 'string' ? own : Object.values(own))).flatMap(namesIn))

const namesIn = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

/** Reads the texts that a content directory says itself. What is wrong with one is reported, and costs this one alone. */
export function checkTexts(
  { file, language, texts }: OwnTexts,
  english: ReadonlyMap<string, MessageText>,
): { texts: Map<string, MessageText>; problems: Problem[] } {
  const good = new Map<string, MessageText>()
  const problems: Problem[] = []
  for (const [id, text] of Object.entries(texts)) {
    const declared = english.get(id)
    const flaw = declared === undefined ? UNKNOWN : flawOf(text, declared, language)
    if (flaw) problems.push(problemOf(file, `"${id}" ${flaw.reason}`, flaw.remedy, 'warning'))
    if (declared !== undefined && flaw?.isKept !== false) good.set(id, text as MessageText)
  }
  return { texts: good, problems }
}

interface Flaw {
  reason: string
  remedy: string
  /** The text can be said all the same. */
  isKept: boolean
}

const UNKNOWN: Flaw = {
  reason: 'is not the id of any text',
  remedy: '"npm run messages" prints all ids. Correct it, or take it out.',
  isKept: false,
}

function flawOf(text: unknown, english: MessageText, language: string): Flaw | undefined {
  if (typeof english === 'string' ? typeof text !== 'string' : !isPlural(text))
    return {
      reason: `is not valid: ${typeof english === 'string' ? 'it is not a text' : 'it has no plural forms'}`,
      remedy: `In English it is ${JSON.stringify(english)}.`,
      isKept: false,
    }
  const own = text as MessageText
  const offered = placeholdersOf(english)
  const unknown = [...placeholdersOf(own)].filter((name) => !offered.has(name))
  if (unknown.length > 0)
    return {
      reason: `is not valid: there is nothing for {${unknown.join('}, {')}}`,
      remedy: offered.size > 0 ? `It may have {${[...offered].join('}, {')}}.` : 'Take it out.',
      isKept: false,
    }
  const lacking = typeof own === 'string' ? [] : formsOf(language).filter((form) => !(form in own))
  return lacking.length > 0
    ? { reason: `has no form for ${lacking.join(', ')}`, remedy: 'Add it; "other" is used for it.', isKept: true }
    : undefined
}

const isPlural = (text: unknown): boolean =>
  typeof text === 'object' &&
  text !== null &&
  'other' in text &&
  Object.entries(text).every(([form, template]) => FORMS.includes(form) && typeof template === 'string')
