import type { Problem } from '#engine/assemble/problem.ts'
import { contentText } from '#engine/files/content-files.ts'
import { parseJson } from '#engine/service/parse-json.ts'
import { languagesFor } from '#engine/translation/catalogue.ts'
import type { OwnTexts } from '#engine/translation/check-texts.ts'

/** Where a content directory says texts of the site itself, one file a language. */
export const TEXTS_FOLDER = 'messages'

/**
 * The texts that a content directory brings for a language: `messages/es-MX.json` and `messages/es.json` for `es-MX`, each one
 * object of texts by id. A file that cannot be read is reported, and brings none.
 */
export function readOwnTexts(contentDir: string, language: string): { own: OwnTexts[]; problems: Problem[] } {
  const problems: Problem[] = []
  const own = languagesFor(language).flatMap((tag): OwnTexts[] => {
    const file = `${TEXTS_FOLDER}/${tag}.json`
    const wrong = (fact: string) => {
      problems.push({ severity: 'error', file, fact, remedy: 'Write one object { "id": "text" }, or delete the file.' })
      return []
    }
    try {
      const text = contentText(contentDir, file)
      if (text === null) return []
      const texts = parseJson(text)
      if (typeof texts === 'object' && texts !== null && !Array.isArray(texts))
        return [{ language, file, texts: texts as OwnTexts['texts'] }]
      return wrong('The file is not valid: it holds no object.')
    } catch (error) {
      return wrong(`The file is not valid JSON: ${(error as Error).message}.`)
    }
  })
  return { own, problems }
}
