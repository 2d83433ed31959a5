import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WireObject } from '../../api/contract.ts'
import { demoEntry, schemaOf } from '../../testing/demo-entries.ts'
import { merge, type Side } from './merge.ts'

const schema = schemaOf('article')
const { value: article } = demoEntry('article', 'article_a_case_for_something_that_turns')
const base = { title: 'A', subtitle: 'S', url: '/a', updated_at: '1' }

const merging = (mine: WireObject, theirs: WireObject, from: WireObject = base) => {
  const { conflicts, value } = merge(schema, from, mine, theirs)
  const as = (side: Side) => value(conflicts.map(() => side))
  return { asked: conflicts.map(({ labels, mine, theirs }) => [labels.join(' › '), mine, theirs]), as }
}
const texts = (...words: string[]) => words.map((text) => ({ header: { text } }))
const wordsIn = (value: unknown) => JSON.stringify(value).match(/w\d+/g) ?? []

describe('merging what two people made of an entry', () => {
  it('takes the side that alone changed a field, and asks where both did', () => {
    const mine = { ...base, title: 'Mine', url: '/mine', updated_at: '2' }
    const { asked, as } = merging(mine, { ...base, title: 'Theirs', subtitle: 'Theirs', updated_at: '3' })
    expect(asked).toEqual([['Title', 'Mine', 'Theirs']])
    expect(as('mine')).toEqual({ title: 'Mine', subtitle: 'Theirs', url: '/mine', updated_at: '3' })
    expect(as('theirs').title).toBe('Theirs')
  })

  it('keeps what one side alone has, and lets go what one side took away', () => {
    const { asked, as } = merging({ title: 'A', url: '/a', updated_at: '1', blurb: 'new' }, base)
    expect([asked, as('mine')]).toEqual([[], { title: 'A', url: '/a', updated_at: '1', blurb: 'new' }])
  })

  it('goes into groups and blocks, to the field that both changed', () => {
    const body = article.body as WireObject[]
    const [first, second, ...rest] = body
    const mine = { ...article, hero: { color: 'one' }, body: [first, { header: { text: 'Mine' } }, ...rest] }
    const theirs = { ...article, hero: { header: 'two' }, body: [...texts('New'), ...body] }
    const { asked, as } = merging(mine, theirs, article)
    expect(asked.filter(([label]) => !String(label).startsWith('Hero'))).toEqual([])
    expect(as('mine').body).toEqual([...texts('New'), first, { header: { text: 'Mine' } }, ...rest])
    const both = merging(
      { ...article, body: [first, { header: { text: 'Mine' } }, ...rest] },
      { ...article, body: [first, { header: { text: 'Theirs' } }, ...rest] },
      article,
    )
    expect(second).toHaveProperty('header')
    expect(both.asked).toEqual([['Body › Heading: Theirs › Text', 'Mine', 'Theirs']])
  })

  it('asks about a block that one took away and the other changed', () => {
    const from = { body: texts('w1', 'w2') }
    const { asked, as } = merging({ body: texts('w1') }, { body: texts('w1', 'w3') }, from)
    expect(asked).toEqual([['Body › Heading: w3', undefined, { header: { text: 'w3' } }]])
    expect([as('mine').body, as('theirs').body]).toEqual([texts('w1'), texts('w1', 'w3')])
  })

  it('asks about the whole list where both put it in another order', () => {
    const from = { body: texts('w1', 'w2', 'w3') }
    const { asked } = merging({ body: texts('w2', 'w1', 'w3') }, { body: texts('w1', 'w3', 'w2') }, from)
    expect(asked).toHaveLength(1)
  })

  it('puts together what both added to a list of references, and asks where one took something out of it', () => {
    const to = (...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: 'article' }))
    const related = (...uids: string[]) => ({ related_articles: to(...uids) })
    const added = merging(related('a', 'mine'), related('theirs', 'a'), related('a'))
    expect([added.asked, added.as('mine')]).toEqual([[], related('theirs', 'a', 'mine')])
    expect(merging(related('mine'), related('a', 'theirs'), related('a')).asked).toHaveLength(1)
  })

  it('loses no words that anybody wrote unseen, and has none twice', () => {
    const edits = fc.array(fc.record({ at: fc.nat(9), what: fc.constantFrom('change', 'add', 'remove', 'move') }), {
      maxLength: 3,
    })
    fc.assert(
      fc.property(fc.nat(4), edits, edits, fc.constantFrom<Side>('mine', 'theirs'), (size, mine, theirs, side) => {
        let words = 0
        const fresh = () => texts(`w${++words}`)
        const old = Array.from({ length: size }, fresh).flat()
        const edited = (all: typeof mine) =>
          all.reduce((body, { at, what }) => {
            const place = body.length > 0 ? at % body.length : 0
            if (what === 'add' || body.length === 0) return body.toSpliced(place, 0, ...fresh())
            if (what === 'change') return body.toSpliced(place, 1, ...fresh())
            const without = body.toSpliced(place, 1)
            return what === 'remove' ? without : [...without, body[place] as (typeof body)[number]]
          }, old)
        const [own, other] = [{ body: edited(mine) }, { body: edited(theirs) }]
        const { asked, as } = merging(own, other, { body: old })
        const seen = wordsIn([as(side), asked])
        const before = new Set(wordsIn(old))
        for (const word of wordsIn([own, other])) if (!before.has(word)) expect(seen).toContain(word)
        const result = wordsIn(as(side))
        expect(new Set(result).size).toBe(result.length)
        expect(merging(own, { body: old }, { body: old }).as(side)).toEqual(own)
        expect(merging({ body: old }, other, { body: old }).as(side)).toEqual(other)
      }),
      { numRuns: 500 },
    )
  })
})
