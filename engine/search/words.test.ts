import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceOf, mistakeOf } from '../base/words/distance.ts'
import { fold } from '../base/words/fold.ts'
import { stemOf } from '../base/words/stem.ts'
import { wordsIn } from '../base/words/words.ts'
import { extractOf } from './extract.ts'

describe('words', () => {
  it.each([
    ['Goldman’s', ['goldman']],
    ["O'Keeffe", ['okeeffe']],
    ['O´Keeffe O`Keeffe Monet´s Monetʼs', ['okeeffe', 'okeeffe', 'monet', 'monet']],
    ['Qurʾān ʿAbd Hawaiʻi', ['quran', 'abd', 'hawaii']],
    ['Łódź, Große Tür', ['lodz', 'grosse', 'tur']],
    ['Æbelø', ['aebelo']],
    ['東京タワー', ['東', '京', 'た', 'わ', 'ー']],
    ['ﾀﾜｰ ｶﾞﾗｽ', ['た', 'わ', 'ー', 'が', 'ら', 'す']],
    ['ガラス', ['が', 'ら', 'す']],
    ['ＡＢＣ　２０２６', ['abc', '2026']],
    ['مَتْحَفٌ', ['متحف']],
    ['متـــحف', ['متحف']],
    ['أثر إثر آثر ٱثر', ['اثر', 'اثر', 'اثر', 'اثر']],
    ['لوحة مصطفى', ['لوحه', 'مصطفي']],
    ['المتحف والمتحف بالمتحف للمتحف كالمتحف فالمتحف وبالمتحف', Array(7).fill('متحف')],
    ['الفن', ['فن']],
    ['كتاب ولد بيت', ['كتاب', 'ولد', 'بيت']],
    ['١٩٨٨', ['1988']],
    ['שָׁלוֹם', ['שלום']],
    ['한국어 박물관', ['한국어', '박물관']],
    ['Ἀθήνα', ['αθηνα']],
    ['музей', ['музеи']],
    ['1988.31', ['1988', '31']],
    ['<b>a</b> "b" OR c*', ['b', 'a', 'b', 'b', 'or', 'c']],
    ['… — !', []],
  ])('of %s are compared in lower case, without accents, in any script', (text, words) => {
    expect(wordsIn(text, 'en-US').map(({ word }) => word)).toEqual(words)
  })

  it('of any text are found where they are, and folded once are as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { word, start, end } of wordsIn(text, 'en-US')) {
          expect(word).not.toMatch(/[^\p{L}\p{N}\p{M}]/u)
          expect(end).toBeGreaterThan(start)
          expect(fold(fold(word))).toBe(fold(word))
        }
      }),
      { seed: 1 },
    )
  })
})

describe('stems', () => {
  it.each([
    ['gilding', 'gilded'],
    ['octopus', 'octopuses'],
    ['tapestry', 'tapestries', 'tapestrys'],
    ['exhibit', 'exhibits', 'exhibition', 'exhibitions'],
    ['adhesive', 'adhesives'],
    ['request', 'requests', 'requesting', 'requested'],
    ['prune', 'prunes', 'pruning'],
    ['glass', 'glasses'],
    ['sky', 'skies'],
    ['child', 'children'],
    ['relate', 'relates', 'relational'],
    ['hop', 'hopping', 'hops'],
    ['hope', 'hoping', 'hopes'],
    ['conserve', 'conserving', 'conserved'],
    ['happy', 'happiness'],
    ['generous', 'generously'],
    ['لوحه', 'لوحات'],
    ['متحف', 'ومتحف'],
  ])('%s is one word with %s', (...forms) => {
    expect([...new Set(forms.map((form) => stemOf(form, 'en')))]).toHaveLength(1)
  })

  it.each([
    ['general', 'generous'],
    ['news', 'new'],
    ['marble', 'marbled paper'.slice(0, 4)],
    ['pot', 'potter'],
    ['1988', '1989'],
  ])('%s is another word than %s', (one, other) => {
    expect(stemOf(one, 'en')).not.toBe(stemOf(other, 'en'))
  })
})

describe('distance', () => {
  it.each([
    ['parking', 'parking', 0],
    ['parkign', 'parking', 1],
    ['valderama', 'valderrama', 1],
    ['exibitions', 'exhibitions', 1],
    ['lindquist', 'lindqvist', 1],
    ['cezane', 'cezannes', 2],
    ['kiln', 'villa', 3],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(distanceOf(one, other, 2)).toBe(distance)
    expect(distanceOf(other, one, 2)).toBe(distance)
  })
})

describe('a mistake', () => {
  it.each([
    ['parkign', 'parking', 'parting'],
    ['owel', 'owl', 'owed'],
    ['tapesstry', 'tapestry', 'tapesetry'],
    ['gallary', 'gallery', 'gallbry'],
    ['owel', 'owl', 'towel'],
  ])('%s is rather %s than %s', (typed, meant, other) => {
    expect(mistakeOf(typed, meant, 99)).toBeLessThan(mistakeOf(typed, other, 99))
  })

  it('costs as long as there is a difference', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/)
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = distanceOf(one, other, 99)
        expect(mistakeOf(one, other, 99) === 0).toBe(distance === 0)
        expect(mistakeOf(one, other, 99)).toBeLessThanOrEqual(distance * 2.1)
        expect(mistakeOf(one, other, 99)).toBeGreaterThanOrEqual(distance * 0.6 - 1e-9)
      }),
      { seed: 3 },
    )
  })
})

describe('an extract', () => {
  const text = `${'Nothing of this is about pots. '.repeat(40)}The kiln was opened at night, and the kilns cooled. ${'More of it. '.repeat(60)}`

  it('shows the words that were looked for, with what is around them', () => {
    const parts = extractOf(text, 'en', ({ stem }) => stem === stemOf('kiln', 'en'))
    expect(parts?.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['kiln', 'kilns'])
    const whole = parts?.map(({ text }) => text).join('') ?? ''
    expect(whole.length).toBeLessThan(300)
    expect(whole).toMatch(/^… .* \u2026$/)
    expect(text).toContain(whole.replace(/^… | …$/g, ''))
  })

  it('is left out where the text holds none of them', () => {
    expect(extractOf(text, 'en', () => false)).toBeUndefined()
  })

  it('holds nothing that is not in the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), fc.integer({ min: 1, max: 9 }), (words, each) => {
        const parts = extractOf(words, 'en', ({ start }) => start % each === 0) ?? []
        const whole = parts.map(({ text }) => text).join('')
        expect(words.includes(whole.replace(/^… /, '').replace(/ …$/, '')) || words.includes(whole)).toBe(true)
      }),
      { seed: 2 },
    )
  })
})
