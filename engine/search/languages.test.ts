import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../base/words/fold.ts'
import { piecesOf } from '../base/words/language/together.ts'
import { askNothing, isQuestion, telling } from '../base/words/stop-words.ts'
import { wordsIn } from '../base/words/words.ts'
import { extractOf } from './extract.ts'

const wordsOf = (text: string, language: string) => wordsIn(text, language).map(({ word }) => word)
const stemsOf = (text: string, language: string) => wordsIn(text, language).map(({ stem }) => stem)

describe('forms of a word are one on a site in its language', () => {
  it.each([
    ['es-MX', 'exposición exposiciones EXPOSICIONES'],
    ['es', 'museo museos'],
    ['es', 'restauración restauraciones restaurar'],
    ['es', 'colección coleccion colecciones'],
    ['fr-CA', 'exposition expositions l’exposition L’EXPOSITION d’expositions'],
    ['fr', 'musée musées'],
    ['fr', 'tableau tableaux'],
    ['fr', 'restauré restaurée restaurer'],
    ['de-AT', 'Ausstellung Ausstellungen'],
    ['de', 'Museum Museen'],
    ['de', 'Haus Häuser'],
    ['de', 'Künstlerin Künstlerinnen'],
    ['de', 'Straße STRASSE Strassen'],
    ['it', 'museo musei'],
    ['it', 'biglietto biglietti'],
    ['it', 'opera opere l’opera dell’opera un’opera'],
    ['pt-BR', 'exposição exposições'],
    ['pt', 'museu museus'],
    ['pt', 'nacional nacionais'],
    ['pt', 'imagem imagens'],
    ['nl', 'tentoonstelling tentoonstellingen'],
    ['nl', 'museum musea'],
    ['sv', 'utställning utställningar utställningen'],
    ['sv', 'museum museet museer'],
    ['da', 'udstilling udstillinger udstillingen'],
    ['nb-NO', 'utstilling utstillinger utstillingen'],
    ['nn', 'maleri maleriet'],
    ['fi', 'näyttely näyttelyt näyttelyssä'],
    ['hu', 'múzeum múzeumok múzeumról'],
    ['hu', 'kép képek'],
    ['ro', 'muzeu muzee muzeul'],
    ['ru', 'выставка выставки выставке ВЫСТАВКА'],
    ['ru', 'музей музея музеи'],
    ['ru', 'ёлка елка'],
    ['tr', 'müze müzeler MÜZELER müzesi müzesinde'],
    ['tr', 'sergi sergiler SERGİLER sergisi'],
    ['tr', 'kapı kapılar KAPI'],
    ['ar', 'متحف المتحف والمتحف للمتحف مَتْحَف متـــحف'],
    ['ar', 'لوحة لوحه اللوحات لوحات'],
    ['ar', 'أثر اثر إثر آثر'],
    ['ar', 'مصطفى مصطفي'],
    ['ja', 'ガラス ｶﾞﾗｽ がらす'.replaceAll(' ', '・')],
  ])('%s: %s', (language, forms) => {
    const words = language === 'ja' ? forms.split('・') : forms.split(' ')
    expect(new Set(words.map((word) => stemsOf(word, language).join(' '))).size).toBe(1)
  })

  it.each([
    ['es', 'pintor', 'pintura'],
    ['de', 'Kunst', 'Künstler'],
    ['fr', 'porte', 'port-franc'],
    ['pt', 'pais', 'país-irmão'],
    ['ru', 'музей', 'музыка'],
    ['tr', 'müze', 'müzik'],
    ['ar', 'متحف', 'معرض'],
  ])('%s: %s is not %s', (language, one, other) => {
    expect(stemsOf(one, language)).not.toEqual(stemsOf(other, language))
  })
})

it.each([
  ['tr', 'IŞIK İstanbul', ['ışık', 'istanbul']],
  ['es', 'EXPOSICIÓN', ['exposición']],
  ['ar', 'اللَّوْحَةُ أَثَر', ['لوحة', 'أثر']],
  ['de', 'Straße', ['straße']],
  ['en', 'Musée d’Orsay', [undefined, undefined]],
])('a word of a site in %s is offered as %s is spelt', (language, text, spellings) => {
  expect(wordsIn(text, language).map(({ spelling }) => spelling)).toEqual(spellings)
})

it.each([
  ['fr', 'L’heure d’été', ['heure', 'ete'], ['heure', 'été']],
  ['it', 'dell’arte un’opera', ['arte', 'opera'], ['arte', 'opera']],
  ['fr', 'aujourd’hui', ['aujourdhui'], ['aujourd’hui']],
])('%s: of %s what is left out of is no part of the word, nor marked', (language, text, words, marked) => {
  expect(wordsOf(text, language)).toEqual(words)
  expect(wordsIn(text, language).map(({ start, end }) => text.slice(start, end))).toEqual(marked)
})

it('words in another language than the site are one with themselves, accents or not', () => {
  for (const [language, text] of [
    ['es', 'exhibitions'],
    ['de', 'œuvres'],
    ['ar', 'exposición'],
    ['fr', 'выставки'],
    ['ja', 'Ausstellungen'],
    ['pl', 'żubrówka'],
  ] as const)
    expect(stemsOf(text.toUpperCase(), language)).toEqual(stemsOf(text, language))
  // On sites in other scripts Latin words are mostly English ones.
  expect(stemsOf('exhibitions', 'ar')).toEqual(stemsOf('exhibition', 'ar'))
})

it('of any text words are found where they are, in any language, and folded as they are compared', () => {
  const languages = fc.constantFrom('es', 'fr', 'it', 'de', 'tr', 'ru', 'ar', 'ja', 'hu', 'pt', 'xx')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), languages, (text, language) => {
      for (const { word, spelling, start, end } of wordsIn(text, language)) {
        expect(end).toBeGreaterThan(start)
        expect(fold(word)).toBe(word)
        expect(spelling).not.toBe('')
        expect(word).not.toMatch(/[^\p{L}\p{N}\p{M}]/u)
      }
    }),
    { seed: 1 },
  )
})

describe('words that say nothing', () => {
  it.each([
    ['es', 'la historia de los museos', ['historia', 'museos']],
    ['fr', 'l’histoire de la porcelaine', ['histoire', 'porcelaine']],
    ['de', 'die Geschichte der Uhren', ['geschichte', 'uhren']],
    ['pt', 'a história do azulejo', ['historia', 'azulejo']],
    ['ru', 'история и искусство', ['история', 'искусство'].map(fold)],
    ['ar', 'تاريخ من المتحف', ['تاريخ', 'متحف']],
    ['en', 'die Geschichte der Uhren', ['die', 'geschichte', 'der', 'uhren']],
    ['de', 'was', ['was']],
  ])('%s: are left out of %s, unless there is nothing else', (language, text, words) => {
    expect(telling(wordsIn(text, language), language).map(({ word }) => word)).toEqual(words)
  })

  it('differ by language: what one leaves out another one looks for', () => {
    const ask = (word: string, language: string) => askNothing(wordsIn(word, language), language)
    expect([ask('or', 'en'), ask('or', 'fr'), ask('or', 'de')]).toEqual([true, false, false])
    expect([ask('の', 'ja'), ask('何', 'ja'), ask('花', 'ja')]).toEqual([true, true, false])
  })

  it('tell questions', () => {
    const asks = (text: string, language: string) => isQuestion(text, wordsIn(text, language), language)
    expect([asks('cuánto cuesta', 'es'), asks('сколько стоит', 'ru'), asks('museo', 'es')]).toEqual([true, true, false])
    expect([asks('كم التذكرة', 'ar'), asks('いつ開きますか？', 'ja')]).toEqual([true, true])
  })
})

describe('letters that are written together', () => {
  it.each([
    ['ja', '東京の美術館', ['東京', 'の', '美術館']],
    ['ja', 'コンピューター', ['コンピュータ']],
    ['zh-Hans', '北京的花', ['北京', '的', '花']],
    ['ja', '1988.31', ['1988.31']],
    ['ja', 'Ellery美術館', ['Ellery', '美術館']],
    ['en', '東京の美術館', ['東京の美術館']],
    ['es', 'museo-taller', ['museo-taller']],
  ])('in %s %s is looked for as its words', (language, text, pieces) => {
    expect(piecesOf(text, language).map((piece) => piece.text)).toEqual(pieces)
  })

  it('are pieces of the text, where they are', () => {
    const languages = fc.constantFrom('ja', 'zh', 'th', 'en')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), languages, (text, language) => {
        for (const piece of piecesOf(text, language))
          expect(text.slice(piece.start, piece.start + piece.text.length)).toBe(piece.text)
      }),
      { seed: 2 },
    )
  })
})

it('an extract marks the forms of a word in the language of the site', () => {
  const [{ stem } = { stem: '' }] = wordsIn('exposición', 'es')
  const parts = extractOf('Las exposiciones de la casa, y una exposición más.', 'es', (word) => word.stem === stem)
  expect(parts?.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['exposiciones', 'exposición'])
})
