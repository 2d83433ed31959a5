import { type Institution, languageAttributes } from 'atrium'

/** How amounts of a currency are written in a language. */
export interface Money {
  /** With all digits of the currency: `$15.00`. */
  exact: (amount: number) => string
  /** Without decimals where there are none: `$15`, `$12.50`. */
  words: (amount: number) => string
  /** As data has it: `1015.50`. */
  data: (amount: number) => string
  /** Digits after the sign of decimals. */
  digits: number
  decimal: string
  /** Between thousands. */
  group: string
  /** Holds what may be written beside an amount, in lower case, the longest first: `us$`, `usd`, `$`. */
  signs: readonly string[]
}

const known = new Map<string, Money>()

/** Writes amounts in the currency and language of an institution. */
export function moneyOf({ language, currency }: Pick<Institution, 'language' | 'currency'>): Money {
  const key = `${language} ${currency}`
  const found = known.get(key)
  if (found) return found
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, ...options })
  const exact = format({})
  const digits = exact.resolvedOptions().maximumFractionDigits ?? 2
  const parts = format({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).formatToParts(12345678.9)
  const signOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  const whole = format({ maximumFractionDigits: 0 })
  // From right to left the signs in `US$` would change places.
  const isTurned = languageAttributes(language).dir === 'rtl'
  const readable = (text: string) => (isTurned ? text.replace(/\p{Script=Latin}{1,8}\p{Sc}/u, '\u2066$&\u2069') : text)
  const made: Money = {
    exact: (amount) => readable(exact.format(amount)),
    words: (amount) => readable((Number.isInteger(amount) ? whole : exact).format(amount)),
    data: (amount) => amount.toFixed(digits),
    digits,
    decimal: signOf('decimal'),
    group: signOf('group'),
    signs: signsOf(language, currency),
  }
  known.set(key, made)
  return made
}

/** Beside those that Intl knows. */
const OTHER_SIGNS: Readonly<Record<string, readonly string[]>> = {
  CHF: ['fr.', 'sfr.'],
  RUB: ['руб.', 'р.'],
  USD: ['us$'],
}

/** Those of the language, and those of English, which data is written in. */
function signsOf(language: string, currency: string): string[] {
  const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const
  const found = [language, 'en'].flatMap((locale) =>
    displays.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      return [1, 2, 5].flatMap((amount) =>
        format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
      )
    }),
  )
  const plain = [...found, ...(OTHER_SIGNS[currency] ?? [])].map((sign) =>
    sign
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim()
      .toLowerCase(),
  )
  const all = new Set(plain.flatMap((sign) => [sign, sign.replace(/\.$/, '')]))
  return [...all].filter(Boolean).sort((a, b) => b.length - a.length)
}
