import { BoundedCache } from '../../memory/bounded-cache.ts'

/** The language of every word of which nothing else is known. */
export const ENGLISH = 'en'

/** Bounds what is remembered of languages, in bytes. */
const MAX_BYTES = 16 * 1024
const primaries = new BoundedCache<string>(MAX_BYTES)
const scripts = new BoundedCache<string>(MAX_BYTES)

/** Norwegian is written in two ways, whose words are told apart by nothing that is known here. */
const WRITTEN_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

/** The language of a tag without its region and script: `es` of `es-MX`. @param tag BCP 47 */
export function primaryLanguage(tag: string): string {
  const known = primaries.get(tag)
  if (known) return known
  const [first = ENGLISH] = tag.toLowerCase().split('-')
  const primary = WRITTEN_AS[first] ?? first
  primaries.set(tag, primary, primary.length)
  return primary
}

/** The script that a language is mostly written in, like `Latn`; empty where that is not known. */
export function scriptOfLanguage(language: string): string {
  const known = scripts.get(language)
  if (known !== undefined) return known
  const script = likelyScript(language)
  scripts.set(language, script, script.length)
  return script
}

function likelyScript(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? ''
  } catch {
    return ''
  }
}

/** Languages in scripts that set no spaces between words. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my'])

export const setsSpaces = (language: string): boolean => !WITHOUT_SPACES.has(language)
