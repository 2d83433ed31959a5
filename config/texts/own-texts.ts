import { isRecord } from 'atrium'
import { type LastGoodFiles, type Problem, parseJson, problemOf } from '#engine/host.ts'
import { languagesFor } from '#engine/translation/catalogue.ts'
import type { OwnTexts } from '#engine/translation/check-texts.ts'

/** Where a content directory says texts of the site itself, one file a language. */
export const TEXTS_FOLDER = 'messages'

/**
 * The texts that a content directory brings for a language: `messages/es-MX.json` and `messages/es.json` for `es-MX`, each one
 * object of texts by id. A file that is not valid is reported; it brings what it brought last, or nothing.
 */
export function readOwnTexts(
  files: Pick<LastGoodFiles, 'read'>,
  language: string,
): { own: OwnTexts[]; problems: Problem[] } {
  const problems: Problem[] = []
  const own = languagesFor(language).flatMap((tag): OwnTexts[] => {
    const file = `${TEXTS_FOLDER}/${tag}.json`
    const report = ({ message }: Error, effect = '') => {
      const remedy = 'Write one object { "id": "text" }, or delete the file.'
      problems.push(problemOf(file, `The file is not valid: ${message}${effect}`, remedy))
    }
    try {
      const texts = files.read(file, textsOf, (error) => report(error, '. Its last good texts are used'))
      return texts ? [{ language, file, texts }] : []
    } catch (error) {
      report(error as Error)
      return []
    }
  })
  return { own, problems }
}

function textsOf(text: string): OwnTexts['texts'] {
  const texts = parseJson(text)
  if (isRecord(texts)) return texts as OwnTexts['texts']
  throw new Error('it holds no object')
}
