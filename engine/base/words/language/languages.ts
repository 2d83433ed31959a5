import { remembered } from '../../memory/remembered.ts'

/** The language of every word of which nothing else is known. */
export const ENGLISH = 'en'

/** Bounds what is remembered of languages, in bytes. */
const MAX_BYTES = 16 * 1024

/** Norwegian is written in two ways, whose words are told apart by nothing that is known here. */
const WRITTEN_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

/** The language of a tag without its region and script: `es` of `es-MX`. @param tag BCP 47 */
export const primaryLanguage = remembered(MAX_BYTES, (tag) => {
  const [first = ENGLISH] = tag.toLowerCase().split('-')
  return WRITTEN_AS[first] ?? first
})

/** The script that a language is mostly written in, like `Latn`; empty where that is not known. */
export const scriptOfLanguage = remembered(MAX_BYTES, (language) => {
  try {
    return new Intl.Locale(language).maximize().script ?? ''
  } catch {
    return ''
  }
})

/** Languages in scripts that set no spaces between words. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my'])

export const setsSpaces = (language: string): boolean => !WITHOUT_SPACES.has(language)
