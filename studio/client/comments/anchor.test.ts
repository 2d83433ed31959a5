import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPath, valueAt } from '../model/path.ts'
import { schemaOf } from '../testing/demo-entries.ts'
import { anchorOf, placeNow } from './anchor.ts'

const schema = schemaOf('article')
const text = (words: string) => ({ text_block: { text: words } })
const head = (words: string) => ({ header: { text: words } })
const entry = (...body: object[]) => ({ title: 'A', body })
const at = (root: object, place: string) => [place, anchorOf(schema, root, readPath(place))] as const

describe('the place of a comment', () => {
  const before = entry(head('1'), text('a'), text('b'))
  const place = 'body[2].text_block.text'
  const now = (...body: object[]) => placeNow(...at(before, place), entry(...body))

  it.each<[string, string | undefined, object[]]>([
    ['is where it was', place, before.body],
    ['follows its block', 'body[0].text_block.text', [text('b'), head('1'), text('a')]],
    ['stays when its words are changed', place, [head('1'), text('a'), text('B')]],
    ['stays when others of another kind come', 'body[3].text_block.text', [head('0'), head('1'), text('a'), text('B')]],
    ['follows when others of its kind come', 'body[3].text_block.text', [head('1'), text('a'), text('new'), text('b')]],
    ['is gone with its block', undefined, [head('1'), text('a')]],
    ['is gone with all blocks', undefined, []],
    // Which of them it was nobody can say.
    ['is gone where it was changed and another one came', undefined, [head('1'), text('a'), text('B'), text('new')]],
  ])('%s', (_, expected, body) => {
    expect(now(...body)).toBe(expected)
  })

  it('is a field of the entry itself, and the whole entry, whatever becomes of blocks', () => {
    expect(placeNow(...at(before, 'title'), entry())).toBe('title')
    expect(placeNow(...at(before, ''), entry())).toBe('')
  })

  it('is known of the second of two that say the same', () => {
    const twins = entry(text('a'), text('a'), head('1'))
    const [, anchor] = at(twins, 'body[1].text_block.text')
    expect(placeNow('body[1].text_block.text', anchor, entry(head('1'), text('a'), text('a')))).toBe(
      'body[2].text_block.text',
    )
  })

  it('of very many is found as long as it says the same', () => {
    const many = Array.from({ length: 150 }, (_, index) => text(String(index)))
    const [own, anchor] = at(entry(...many), 'body[120].text_block.text')
    expect(anchor.length).toBeLessThan(200)
    expect(placeNow(own, anchor, entry(head('0'), ...many))).toBe('body[121].text_block.text')
    expect(placeNow(own, anchor, entry(...many.with(120, text('other'))))).toBe(undefined)
  })

  it('is never in what somebody else wrote, however blocks are shuffled and taken away', () => {
    const words = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(words, fc.array(fc.nat()), fc.nat(), (all, order, chosen) => {
        const body = all.map((word) => text(String(word)))
        const mine = body[chosen % body.length] as object
        const root = entry(...body)
        const known = at(root, `body[${body.indexOf(mine as never)}].text_block.text`)
        const other = [...body].sort((a, b) => (order[body.indexOf(a)] ?? 0) - (order[body.indexOf(b)] ?? 0))
        const left = other.filter((_, index) => order[index] === undefined || (order[index] as number) % 3 > 0)
        const found = placeNow(...known, entry(...left))
        const isThere = left.includes(mine as never)
        expect(found === undefined).toBe(!isThere)
        if (found) expect(valueAt(entry(...left), readPath(found).slice(0, 2))).toBe(mine)
      }),
      { seed: 20260314, numRuns: 300 },
    )
  })

  it('is gone where the anchor is anything at all, and nothing fails by it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (anchor) => {
        expect([undefined, 'body[0].text_block.text']).toContain(
          placeNow('body[0].text_block.text', anchor, entry(text('a'))),
        )
      }),
      { seed: 20260314, numRuns: 200 },
    )
    const hostile = JSON.stringify([{ kind: '', all: ['x'], at: 1e9 }])
    expect(placeNow('body[0]', hostile, entry(text('a')))).toBe(undefined)
    expect(placeNow('__proto__[0]', hostile, {})).toBe(undefined)
  })
})
