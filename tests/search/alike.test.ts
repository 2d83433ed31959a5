import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsIn } from '#engine/base/words/words.ts'
import { alikeWordsOf, joinAlike } from '../../services/content/read/search/alike.ts'
import { parseTerm } from '../../services/content/read/search/parse-term.ts'
import { opened } from '../content/opened.ts'

const alike = [
  ['where to eat', 'eat', 'restaurant', 'café'],
  ['gift shop', 'shop', 'museum store'],
  ['wifi', 'wi-fi'],
  ['work here', 'jobs'],
]

describe('words that mean the same', () => {
  it('are found by each other, as words and as phrases', async () => {
    const { published } = await opened({
      'note/terrace.json': { title: 'A restaurant above the sea', url: '/terrace' },
      'note/eats.json': { title: 'A green that eats the page', url: '/eats' },
      'note/store.json': { title: 'The museum store', url: '/store' },
      'note/museum.json': { title: 'A museum of the old store', url: '/museum' },
      'note/shop.json': { title: 'The shop at the gate', url: '/shop' },
      'note/net.json': { title: 'Free Wi-Fi in the court', url: '/net' },
      'note/work.json': { title: 'At work', url: '/work' },
    })
    const find = async (term: string, groups = alike) => {
      const { hits } = await published.search({ term, from: 0, size: 20, alike: groups })
      return hits.map((hit) => ('uid' in hit ? hit.uid : hit.title)).sort()
    }
    expect(await find('where to eat')).toEqual(['eats', 'terrace'])
    expect(await find('cafés')).toEqual(['eats', 'terrace'])
    expect(await find('gift shop')).toEqual(['shop', 'store'])
    expect(await find('shop')).toEqual(['shop', 'store'])
    expect(await find('wifi')).toEqual(['net'])
    expect(await find('restaurant sea')).toEqual(['terrace'])
    expect(await find('eat sea')).toEqual(['terrace'])
    // Without its small words it would be another phrase.
    expect(await find('jobs')).toEqual([])
    expect(await find('work')).toEqual(['work'])
    expect(await find('"shop"')).toEqual(['shop'])
    expect(await find('restaurant', [])).toEqual(['terrace'])
  })

  it('are what a page with the results depends on, of phrases every word; these alone are not marked', async () => {
    const { published } = await opened({ 'note/shop.json': { title: 'The shop at the gate', url: '/shop' } })
    const { words } = await published.search({ term: 'shop', from: 0, size: 1, alike })
    expect(words).toMatchObject({ stems: ['shop'], ofPhrases: ['gift', 'shop', 'museum', 'store'] })
  })

  it('join words of a term only where all of it means something else', () => {
    const units = (term: string) =>
      parseTerm(term, 'en', alikeWordsOf(alike, 'en')).units.map(({ words, isPart }) => [
        words.map(({ word }) => word).join(' '),
        !!isPart,
      ])
    expect(units('the gift shop opens')).toEqual([
      ['gift shop', false],
      ['opens', false],
      ['gift', true],
      ['shop', true],
    ])
    expect(units('gift paper shop')).toEqual([
      ['gift', false],
      ['paper', false],
      ['shop', false],
    ])
  })

  const foreign = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.stringMatching(/^["“”„«» a-z*()^:-]{0,60}$/),
    fc.constantFrom(...alike.flat(), '"gift shop" wifi', 'eat '.repeat(200)),
  )

  it('make of any term and any groups at most eight units, each of words that were typed', () => {
    const groups = fc.array(fc.array(foreign, { maxLength: 6 }), { maxLength: 6 })
    fc.assert(
      fc.property(foreign, groups, (term, own) => {
        const known = alikeWordsOf([...own, ...alike], 'en')
        const { units } = parseTerm(term, 'en', known)
        const typed = new Set(wordsIn(term.slice(0, 300), 'en').map(({ word }) => word))
        expect(units.length).toBeLessThanOrEqual(8)
        for (const { words, start, end, alike: others = [] } of units) {
          expect(words.length).toBeGreaterThan(0)
          expect(words.every(({ word }) => typed.has(word))).toBe(true)
          expect([start >= 0, end > start, end <= term.length]).toEqual([true, true, true])
          expect(others.length).toBeLessThanOrEqual(16)
        }
        // Nothing is lost or put in: the units without what was joined are those of the term.
        const plain = parseTerm(term, 'en').units.flatMap(({ words }) => words.map(({ word }) => word))
        const joined = joinAlike(parseTerm(term, 'en').units, known).filter(({ isPart }) => !isPart)
        expect(joined.flatMap(({ words }) => words.map(({ word }) => word))).toEqual(plain)
      }),
      { seed: 30, numRuns: 300 },
    )
  })

  it('are kept in bounds, whatever an institution writes', () => {
    const many = Array.from({ length: 3000 }, (_, group) => Array.from({ length: 60 }, (_, at) => `w${group} x${at}`))
    const { others, longest } = alikeWordsOf([...many, ['a b c d e f g h i', 'long phrase '.repeat(999)]], 'en') ?? {}
    expect(others?.size).toBeLessThanOrEqual(17_000)
    expect(Math.max(...[...(others?.values() ?? [])].map((list) => list.length))).toBeLessThanOrEqual(16)
    expect(longest).toBe(2)
  })

  it('are read once of the same groups', () => {
    expect(alikeWordsOf(alike, 'en')).toBe(alikeWordsOf(alike, 'en'))
  })
})
