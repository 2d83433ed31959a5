import type { MessageText } from '#engine/contract/site/translator.ts'
import { type Problem, problemOf } from '#engine/host.ts'
import { catalogueOf, englishTexts, type InstalledMessages, languagesFor } from '#engine/translation/catalogue.ts'
import { checkTexts, formsOf, type OwnTexts, placeholdersOf } from '#engine/translation/check-texts.ts'
import { TEXTS_FOLDER } from './own-texts.ts'

/** A text that an institution may say in words of its own. */
export interface SiteText {
  id: string
  /** The name of the group that declares it. */
  area: string
  /** What the site says without the file. */
  delivered: MessageText
  /** What the file says, as it is written; absent: nothing. */
  own?: unknown
  problems: Problem[]
}

/** Every text of the site in a language, beside what one file says of it. */
export interface TextsOfFile {
  texts: SiteText[]
  /** What the file says that no text of the site has as its id. */
  unknown: { id: string; own: unknown }[]
  /** Names of the plural forms of the language. */
  forms: string[]
}

/** Files in which a directory may say texts in a language, the one that wins first. */
export const textFiles = (language: string): string[] =>
  languagesFor(language).map((tag) => `${TEXTS_FOLDER}/${tag}.json`)

/**
 * Puts what a file says beside what the site says without it.
 *
 * @param own the texts of the file
 * @param others those of the other files of the language, in the order of `textFiles`
 */
export function textsOfFile(own: OwnTexts, others: readonly OwnTexts[], installed: InstalledMessages): TextsOfFile {
  const { language } = own
  const english = englishTexts(installed)
  const delivered = catalogueOf(language, installed, others).texts
  const said = new Map(Object.entries(own.texts))
  return {
    texts: [...english].map(([id, inEnglish]) => ({
      ...{ id, area: id.split('.')[0] ?? '', delivered: delivered.get(id) ?? inEnglish },
      ...(said.has(id) ? { own: said.get(id) } : {}),
      problems: said.has(id) ? textProblems(own, [id], installed) : [],
    })),
    unknown: [...said].flatMap(([id, text]) => (english.has(id) ? [] : [{ id, own: text }])),
    forms: formsOf(language),
  }
}

/** What is wrong with texts of a file, and which of what the site fills in they leave out. */
export function textProblems(
  { file, language, texts }: OwnTexts,
  ids: readonly string[],
  installed: InstalledMessages,
): Problem[] {
  const english = englishTexts(installed)
  const said = new Map(Object.entries(texts))
  return ids.flatMap((id) => {
    const checked = checkTexts({ file, language, texts: Object.fromEntries([[id, said.get(id)]]) }, english)
    const found = checked.problems.map(
      (problem): Problem => ({ ...problem, field: id, severity: checked.texts.has(id) ? 'warning' : 'error' }),
    )
    const [text, declared] = [checked.texts.get(id), english.get(id)]
    if (text === undefined || declared === undefined) return found
    const kept = placeholdersOf(text)
    // A form like "one" may do without the number.
    const left = [...placeholdersOf(declared)].filter((name) => name !== 'count' && !kept.has(name))
    return left.length === 0 ? found : [...found, leavesOut(file, id, left)]
  })
}

function leavesOut(file: string, field: string, left: readonly string[]): Problem {
  const remedy = 'Visitors are not told what it stands for; put it in if they should be.'
  return problemOf(file, `leaves out {${left.join('}, {')}}`, remedy, 'warning', field)
}
