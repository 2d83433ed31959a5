import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKeysOf } from './sort-key.ts'

const inOrder = (language: string, texts: readonly string[]) => {
  const keyOf = sortKeysOf(language)
  const keys = new Map(texts.map((text) => [text, Buffer.from(keyOf(text))]))
  return texts.toSorted((a, b) => Buffer.compare(keys.get(a) as Buffer, keys.get(b) as Buffer))
}

describe('keys put texts in the order of the language', () => {
  it.each([
    ['en', ['A kiln', 'Élisabeth', 'Elm', 'Room 9', 'Room 10', 'the jar', 'The River', 'Vásquez', 'Vega', 'Voss']],
    ['en', ['“Quoted”', '1988', 'A', 'a cup', 'B']],
    ['es', ['nube', 'nuez', 'ñandú', 'oca', 'Órgano', 'oso']],
    ['de', ['Apfel', 'Ärger', 'Auge', 'Straße', 'Strasse 2', 'über uns', 'Ufer', 'Vase']],
    ['sv', ['zebra', 'ångest', 'ärm', 'öga']],
    ['da', ['Zoo', 'Æble', 'Ø', 'Århus']],
    ['fi', ['Vaasa', 'Zeus', 'Åland', 'Äiti', 'Öljy']],
    ['cs', ['cibule', 'čaj', 'hrad', 'chléb', 'jablko']],
    ['hu', ['cukor', 'csak', 'dal']],
    ['tr', ['çam', 'dal', 'ılık', 'ikon', 'öz', 'pul', 'şal', 'tas']],
    ['pl', ['Ala', 'ławka', 'maj', 'źle', 'żaba']],
    ['ru', ['ёлка', 'Ель', 'жар', 'Искра', 'йод', 'яблоко']],
    ['el', ['άλφα', 'Βήτα', 'έργο']],
    ['ar', ['أثر', 'بيت', 'تاريخ', 'متحف', 'ياسمين']],
    ['he', ['אמנות', 'בית', 'תערוכה']],
    ['ja', ['あお', 'アカ', 'いぬ', 'か', 'ガラス']],
    ['ko', ['가나', '나비', '박물관']],
    ['zh', ['北京', '广州', '上海', '中国']],
    ['fa', ['آب', 'باغ', 'پدر', 'گل']],
  ])('%s: %j', (language, texts) => {
    expect(inOrder(language, texts.toReversed())).toEqual(texts)
  })

  it.each(['en', 'es', 'de', 'sv', 'fr', 'pt', 'ru', 'ar', 'zh', 'ja'])(
    'in %s as Intl has them, letter by letter',
    (language) => {
      const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
      const keyOf = sortKeysOf(language)
      const word = fc.stringMatching(/^[a-zA-ZéñöüåàçßæÉÑ0-9 ,.“-]{0,8}$/)
      fc.assert(
        fc.property(word, word, (one, other) => {
          const expected = compare(one, other)
          if (expected === 0) return
          expect(Math.sign(Buffer.compare(Buffer.from(keyOf(one)), Buffer.from(keyOf(other))))).toBe(
            Math.sign(expected),
          )
        }),
        { seed: 5, numRuns: 400 },
      )
    },
  )

  it('of any text, each its own', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, text, (one, other) => {
        const keyOf = sortKeysOf('en')
        expect(keyOf(one) === keyOf(other)).toBe(one === other)
      }),
      { seed: 6 },
    )
  })
})
