import { createTranslator } from 'atrium'
import { pageContext } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import spanish from '../synonyms/messages.es.ts'
import { phrasesOf, plainTerm, sameTerms, synonyms } from '../synonyms/synonyms.ts'

const texts = new Map(Object.entries(spanish.texts).map(([name, text]) => [`${spanish.group}.${name}`, text]))
const contextOf = (searchSynonyms: string[] = [], translator = createTranslator('en-US')) =>
  pageContext({ plugins: [{ ...area, services: {} }], settings: { searchSynonyms }, translator })

describe('words that mean the same', () => {
  it('are those of any house in the language of the site, after those of the institution', () => {
    const [own, ...common] = synonyms(contextOf(['cups, mugs', 'alone']))
    expect(own).toEqual(['cups', 'mugs'])
    expect(common.find((group) => group.includes('wifi'))).toContain('wi-fi')
    expect(common.flat()).not.toContain('alone')
    const inSpanish = synonyms(contextOf([], createTranslator('es-ES', texts)))
    expect(inSpanish.find((group) => group.includes('dónde comer'))).toContain('restaurante')
    expect(inSpanish.flat()).not.toContain('restaurant')
  })

  it('are known for a whole term, however it is written', () => {
    const context = contextOf()
    expect(sameTerms('Where to EAT?', context)).toContain('café')
    expect(sameTerms('cafe', context)).toContain('restaurant')
    expect(sameTerms('kiln', context)).toEqual(['kiln'])
  })

  it('of any term and any line are a bounded number, and break nothing', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 20 }), (term, lines) => {
        const all = sameTerms(term, contextOf([...lines, 'x, '.repeat(500)]))
        expect(all[0]).toBe(term)
        expect(new Set(all).size).toBe(all.length)
        expect(phrasesOf('x,'.repeat(5000)).length).toBeLessThan(20)
        expect(plainTerm(plainTerm(term))).toBe(plainTerm(term))
      }),
      { seed: 30, numRuns: 60 },
    )
  })
})
