const CODE = /^[A-Z]{2}$/
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Written in addresses, and no name that Intl knows. */
const SHORT_NAMES: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', uae: 'AE' }

const known = new Map<string, ReadonlyMap<string, string>>()

/**
 * Reads a country as addresses have it, in the language of the site or in English: `Belgium`, `USA`, `BE`.
 *
 * @returns its two letters of ISO 3166; what is no name of a country as it is written
 */
export function countryCode(written: string, language: string): string {
  const text = written.trim()
  const name = text.replaceAll('.', '').toLowerCase()
  if (Object.hasOwn(SHORT_NAMES, name)) return SHORT_NAMES[name] as string
  if (CODE.test(text)) return text
  return [language, 'en'].map((one) => namesIn(one).get(name)).find(Boolean) ?? text
}

function namesIn(language: string): ReadonlyMap<string, string> {
  let names = known.get(language)
  if (!names) {
    const shown = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    // Codes that are none any more come first, and give way to those that are.
    const all = codes.flatMap((code) => {
      const name = shown.of(code)?.toLowerCase()
      return name ? [[name, Intl.getCanonicalLocales(`und-${code}`)[0]?.slice(4) ?? code] as const] : []
    })
    names = new Map(all)
    known.set(language, names)
  }
  return names
}
