import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyOf } from '../prices/money.ts'
import { pricesIn, readPrice } from '../prices/read-price.ts'

const american = { language: 'en-US', currency: 'USD' }
const british = { language: 'en-GB', currency: 'GBP' }
const german = { language: 'de', currency: 'EUR' }
const swiss = { language: 'de-CH', currency: 'CHF' }
const egyptian = { language: 'ar-EG', currency: 'EGP' }
const kuwaiti = { language: 'ar-KW-u-nu-latn', currency: 'KWD' }

describe('a price is read in the language and currency of the institution', () => {
  it.each([
    [german, '12,50', 12.5],
    [german, '12,50 €', 12.5],
    [german, '€ 12,50', 12.5],
    [german, 'EUR 12,50', 12.5],
    [german, '12,50 Euro', 12.5],
    [german, '12,5', 12.5],
    [german, '12,–', 12],
    [german, '12.50', 12.5],
    [german, '1.250,00\u00a0€', 1250],
    [german, '1,250.00 €', 1250],
    [german, '1.250.000', 1_250_000],
    [german, 'Kostenlos', 0],
    [german, 'Eintritt frei', 0],
    [american, '$15.00', 15],
    [american, '$1,200', 1200],
    [american, 'US$ 1,200.50', 1200.5],
    [american, 'Free', 0],
    [british, '£5.00', 5],
    [swiss, 'CHF 1’250.–', 1250],
    [swiss, "Fr. 1'250.50", 1250.5],
    [swiss, '12.-', 12],
    [{ language: 'fr', currency: 'EUR' }, '1\u202f250,50 €', 1250.5],
    [{ language: 'sv', currency: 'SEK' }, '1 250 kr', 1250],
    [{ language: 'da', currency: 'DKK' }, 'kr. 95', 95],
    [{ language: 'cs', currency: 'CZK' }, '95 Kč', 95],
    [{ language: 'hi', currency: 'INR' }, '₹1,25,000', 125_000],
    [{ language: 'ja', currency: 'JPY' }, '１，２００円', 1200],
    [egyptian, '١٬٢٥٠٫٥٠ ج.م.', 1250.5],
    [egyptian, '۱۲٫۵', 12.5],
    [egyptian, 'مجانًا', 0],
    [kuwaiti, '1.250', 1.25],
    [german, 12.5, 12.5],
    [german, 15.000000000000002, 15],
  ])('in %j %j is %d', (locale, written, amount) => {
    expect(readPrice(written, locale)).toEqual({ amount, isDoubtful: false })
  })

  it.each([
    [american, '12,50', 12.5],
    [american, '$1.250', 1250],
    [german, '1.250', 1250],
    [german, '1,250 €', 1250],
    [kuwaiti, '1,250', 1250],
  ])('in %j %j can be meant in two ways, and is %d', (locale, written, amount) => {
    expect(readPrice(written, locale)).toEqual({ amount, isDoubtful: true })
  })

  it.each([
    [american, '15 dollars or more'],
    [american, '5–12'],
    [american, '-5'],
    [american, -5],
    [american, Number.POSITIVE_INFINITY],
    [american, '0.505'],
    [american, '1,25,00'],
    [american, '1.2.3'],
    [german, '12,50,00'],
    [german, '1.250,505'],
    [german, '€'],
    [german, '1'.repeat(400)],
    [{ language: 'ja', currency: 'JPY' }, '12.50'],
  ])('in %j %j is no price', (locale, written) => {
    expect(readPrice(written, locale)).toEqual({ reason: expect.stringContaining('is not a price like') })
  })

  it.each([
    [german, '$15.00'],
    [german, '15 CHF'],
    [american, '£5'],
  ])('in %j %j is in another currency', (locale, written) => {
    expect(readPrice(written, locale)).toEqual({ reason: expect.stringContaining('is in another currency than') })
  })

  it('what was read in one of two ways, and what was not read, is said with its field', () => {
    const said: string[] = []
    const note = (field: string, reason: string) => void said.push(`${field} ${reason}`)
    expect(pricesIn({ minPrice: '12,50', maxPrice: 'much' }, american, note)).toEqual({ minPrice: 12.5 })
    expect(said).toEqual([
      'minPrice is "12,50", which can be meant in two ways, and is read as 12.50',
      'maxPrice is not a price like 15.00 or $15.00 and is left out',
    ])
  })

  const languages = 'en-US en-GB en-ZA de de-AT de-CH fr fr-CH es es-MX it nl pt-BR pt-PT sv da nb fi pl cs hu ru uk bg'
  const others = 'el tr he fa ar ar-EG hi bn ja zh-Hant ko th vi lv et lt sl hr ro is ca eu'
  const locale = fc.record({
    language: fc.constantFrom(...`${languages} ${others}`.split(' ')),
    currency: fc.constantFrom(
      ...'USD EUR GBP CHF SEK DKK PLN CZK HUF JPY KRW INR EGP KWD BRL MXN RUB ILS TRY'.split(' '),
    ),
  })

  it('what is printed in any language and currency is read back as the same amount', () => {
    fc.assert(
      fc.property(locale, fc.integer({ min: 0, max: 99_999_999 }), fc.boolean(), (institution, units, isWhole) => {
        const { exact, words, data, digits } = moneyOf(institution)
        const amount = isWhole ? units : units / 10 ** digits
        for (const print of [exact, words, data])
          expect([print(amount), readPrice(print(amount), institution)]).toEqual([
            print(amount),
            { amount: Number(amount.toFixed(digits)), isDoubtful: expect.any(Boolean) },
          ])
      }),
    )
  })

  it('whatever is written is a price or a reason', () => {
    const written = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(..."0123 .,’'٫٬€$-٣"), maxLength: 12 }),
    )
    fc.assert(
      fc.property(locale, written, (institution, text) => {
        const read = readPrice(text, institution)
        if ('amount' in read) expect(read.amount).toBeGreaterThanOrEqual(0)
        else expect(read.reason).toMatch(/^is /)
      }),
    )
  })
})

it('keeps the signs of a currency together where lines begin at the right', () => {
  const { exact, words } = moneyOf({ language: 'ar', currency: 'USD' })
  expect(words(18)).toContain('\u2066US$\u2069')
  expect(exact(12.5)).toContain('\u2066US$\u2069')
  expect(readPrice(exact(12.5), { language: 'ar', currency: 'USD' })).toMatchObject({ amount: 12.5 })
  expect(moneyOf({ language: 'es-MX', currency: 'USD' }).words(18)).not.toMatch(/[\u2066\u2069]/)
})
