import type { Institution, OnInvalidField } from 'atrium'
import { type Money, moneyOf } from './money.ts'
import { isWordForFree } from './words-for-free.ts'

/** Whose prices they are. */
export type PriceLocale = Pick<Institution, 'language' | 'currency'>

/** `isDoubtful`: its sign of thousands or decimals could be meant otherwise. `reason` follows the field as a sentence. */
export type ReadPrice = { amount: number; isDoubtful: boolean } | { reason: string }

/** Longer texts are no price. */
const MAX_LENGTH = 60
const DIGIT = /\p{Nd}/u
const FOREIGN = /^(?:\p{Sc}|[a-z]{3}(?![a-z]))|(?:\p{Sc}|(?<![a-z])[a-z]{3})$/u

/**
 * Reads a price as people and services write it in the language and currency of the institution: `12,50 €`,
 * `CHF 1’250.–`, `$1,200.50`, `١٢٫٥٠`, `15.00`, `Kostenlos`. In this order:
 *
 * - spaces, apostrophes and `٬` group; `٫` parts decimals;
 * - of two different signs the last parts decimals, and a sign that comes twice groups;
 * - a point or comma before other than three digits parts decimals, in whatever language;
 * - before three digits it groups, except where the language parts decimals by it and the currency has three.
 */
export function readPrice(written: unknown, locale: PriceLocale): ReadPrice {
  const money = moneyOf(locale)
  const notAPrice = { reason: `is not a price like 15.00 or ${money.exact(15)}` }
  if (typeof written === 'number')
    return written >= 0 && Number.isFinite(written)
      ? { amount: Number(written.toFixed(money.digits)), isDoubtful: false }
      : notAPrice
  if (typeof written !== 'string' || written.length > MAX_LENGTH) return notAPrice
  const text = plain(written)
  if (isWordForFree(text)) return { amount: 0, isDoubtful: false }
  const amount = withoutSigns(text, money.signs)
  if (FOREIGN.test(amount)) return { reason: `is in another currency than ${locale.currency}, that of the institution` }
  return amountOf(amount.replace(/[.,][-–—]{1,2}$/, ''), money) ?? notAPrice
}

/**
 * The prices of an event. What is no price is left out, and said; so is said which of two readings was taken.
 *
 * @param onInvalidField is told the field, and what is wrong with it
 */
export function pricesIn(
  given: { minPrice?: unknown; maxPrice?: unknown },
  locale: PriceLocale,
  onInvalidField: OnInvalidField,
): { minPrice?: number; maxPrice?: number } {
  return Object.fromEntries(
    (['minPrice', 'maxPrice'] as const).flatMap((field) => {
      const written = given[field]
      if (written === undefined) return []
      const read = readPrice(written, locale)
      if ('reason' in read) {
        onInvalidField(field, `${read.reason} and is left out`)
        return []
      }
      const { amount, isDoubtful } = read
      if (isDoubtful) {
        const plain = moneyOf(locale).data(amount)
        onInvalidField(field, `is "${written}", which can be meant in two ways, and is read as ${plain}`)
      }
      return [[field, amount]]
    }),
  )
}

/** In lower case, with one kind of spaces and digits, without marks of direction. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/،/g, ',')
    .trim()
    .toLowerCase()

/** Digits of all scripts follow each other from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++
  return `${value}`
}

/** @param signs of the currency, the longest first */
function withoutSigns(text: string, signs: readonly string[]): string {
  const before = signs.find((sign) => text.startsWith(sign)) ?? ''
  const rest = text.slice(before.length).trim()
  const after = signs.find((sign) => rest.endsWith(sign)) ?? ''
  return rest.slice(0, rest.length - after.length).trim()
}

function amountOf(text: string, money: Money): { amount: number; isDoubtful: boolean } | undefined {
  const [whole = '', sign = '', end = ''] = /^(.*\d)?([ '’٬٫.,])(\d+)$/.exec(text)?.slice(1) ?? [text]
  const { isDecimal, isDoubtful } = readingOf(whole, sign, end, money)
  const thousands = isDecimal ? whole : text
  if (!/^\d+$|^\d{1,3}([ '’٬.,])\d{2,3}(?:\1\d{2,3})*(?<=\1\d{3})$/.test(thousands)) return undefined
  const decimals = isDecimal ? end.slice(0, [...end].findLastIndex((digit) => digit !== '0') + 1) : ''
  const amount = Number(`${thousands.replace(/\D/g, '')}.${decimals}`)
  if (decimals.length > money.digits || amount > Number.MAX_SAFE_INTEGER) return undefined
  return { amount, isDoubtful }
}

/** Returns what the last sign of an amount does. */
function readingOf(whole: string, sign: string, end: string, { decimal, group, digits }: Money) {
  if (!sign || /[ '’٬]/.test(sign)) return { isDecimal: false, isDoubtful: false }
  const isAlone = !/\D/.test(whole)
  if (sign === '٫' || !isAlone) return { isDecimal: !whole.includes(sign), isDoubtful: false }
  // The point is that of numbers in data: it parts decimals everywhere.
  if (end.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole))
    return { isDecimal: true, isDoubtful: sign === ',' && sign === group }
  if (digits === 3 && sign === decimal) return { isDecimal: true, isDoubtful: false }
  return { isDecimal: false, isDoubtful: digits === 3 || sign === '.' || sign !== group }
}
