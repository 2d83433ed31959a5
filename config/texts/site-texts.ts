import { dirname } from 'node:path'
import type { MessageText, Translator } from '#engine/contract/site/translator.ts'
import type { LastGoodFiles, Problem } from '#engine/host.ts'
import { type Catalogue, catalogueOf, type InstalledMessages, missingWords } from '#engine/translation/catalogue.ts'
import type { OwnTexts } from '#engine/translation/check-texts.ts'
import { createTranslator } from '#engine/translation/translator.ts'
import { readOwnTexts, TEXTS_FOLDER } from './own-texts.ts'

/** The texts of the site in the institution's language. */
export interface SiteTexts {
  catalogue: Catalogue
  translator: Translator
  /** As the content directory says them. */
  own: readonly OwnTexts[]
  /** Says what is wrong with them, and which are missing. */
  problems: readonly Problem[]
}

/** Reads what the site and a content directory say in a language. */
export function readTexts(
  files: Pick<LastGoodFiles, 'read'>,
  language: string,
  installed: InstalledMessages,
): SiteTexts {
  const { own, problems } = readOwnTexts(files, language)
  const catalogue = catalogueOf(language, installed, own)
  const missing = missingWords(catalogue, own.at(-1)?.file ?? `${TEXTS_FOLDER}/${language.split('-')[0]}.json`)
  return {
    catalogue,
    translator: createTranslator(language, catalogue.texts),
    own,
    problems: [...problems, ...catalogue.problems, ...(missing ? [missing] : [])],
  }
}

/**
 * The texts that an island may say, where they are not those in English: its block's, and those of shared parts.
 *
 * @param island its source file
 */
export function textsOfIsland(
  island: string,
  { groups }: InstalledMessages,
  { texts }: Catalogue,
): Record<string, MessageText> | undefined {
  const near = [...groups.values()].filter(
    ({ file }) => file.startsWith('ui/') || island.startsWith(`${dirname(file)}/`),
  )
  const ids = near.flatMap(({ definition }) => Object.values(definition).map(({ id }) => id))
  const own = ids.flatMap((id) => (texts.has(id) ? [[id, texts.get(id)]] : []))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
