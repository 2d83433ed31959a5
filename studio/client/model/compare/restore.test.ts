import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WireObject } from '../../api/contract.ts'
import { blocks, demoEntry, schemaOf } from '../../testing/demo-entries.ts'
import { applyEdit } from '../edit.ts'
import { differences } from './difference.ts'
import { restored, restoring } from './restore.ts'
import { comparableTexts, shortened, wordChanges } from './word-changes.ts'

const { value: article } = demoEntry('article', 'article_a_case_for_something_that_turns')
const schema = schemaOf('article')
const body = article.body as WireObject[]
const found = (before: WireObject, after: WireObject) => differences({ fields: schema.fields, blocks }, before, after)

/** What is left when the first difference is as it was: of items that are all there, also their order. */
const restoredFirst = (before: WireObject, after: WireObject): WireObject => {
  const all = found(before, after)
  const first = all.find(({ kind }) => kind !== 'moved') ?? all[0]
  if (!first) throw new Error('nothing differs')
  return applyEdit(after, restoring(first), schema)
}

describe('restoring one difference', () => {
  const block = { text_block: { text: '<p>New</p>' } }
  const moved = [...body.slice(1, 3), body[0] as WireObject, ...body.slice(3)]
  it.each([
    ['a field that was changed', { ...article, title: 'Another' }],
    ['a field that was taken away', Object.fromEntries(Object.entries(article).filter(([key]) => key !== 'subtitle'))],
    ['a field that was added', { ...article, mystery: 1 }],
    ['a block that was added', { ...article, body: body.toSpliced(1, 0, block) }],
    ['a block that was removed', { ...article, body: body.toSpliced(1, 1) }],
    ['a block that was moved', { ...article, body: moved }],
    ['a field of a block', { ...article, body: body.with(1, { header: { text: 'Another' } }) }],
  ])('%s', (_, after) => {
    expect(found(article, after)).toHaveLength(1)
    expect(found(article, restoredFirst(article, after))).toEqual([])
  })

  it('names the block that several differences are in, which can be as it was in one step', () => {
    const at = body.findIndex((one) => 'text_block' in one)
    const text = (body[at] as WireObject).text_block as WireObject
    const after = { ...article, body: body.with(at, { text_block: { ...text, text: '<p>X</p>', mystery: 2 } }) }
    const all = found(article, after)
    expect(all.map(({ block }) => block?.path)).toEqual([
      ['body', at],
      ['body', at],
    ])
    const [one] = all
    if (!one?.block) throw new Error('no block')
    expect(applyEdit(after, restoring({ kind: 'changed', ...one.block }), schema)).toEqual(article)
  })

  it('again and again ends with what was, whatever was done to a list', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 7 })
    const value = (own: string[]): WireObject => ({ body: own.map((text) => ({ header: { text } })) })
    fc.assert(
      fc.property(texts, texts, (old, now) => {
        const before = value(old)
        let present = value(now)
        for (let turn = 0; turn < 40 && found(before, present).length > 0; turn++)
          present = restoredFirst(before, present)
        expect(found(before, present)).toEqual([])
      }),
    )
  })
})

it('a version that is restored whole keeps what the studio keeps itself', () => {
  const version = { uid: 'a', title: 'Old', _version: 1, publish_details: { time: '1' }, gone: 1 }
  const present = { uid: 'a', title: 'New', _version: 7, updated_at: '9', more: 2 }
  const system = ['uid', '_version', 'publish_details', 'updated_at']
  expect(restored(version, present, system)).toEqual({ uid: 'a', title: 'Old', _version: 7, gone: 1, updated_at: '9' })
})

describe('what differs within a text', () => {
  const said = (before: string, after: string) =>
    wordChanges(before, after)?.map(({ kind, text }) => ({ same: '', added: '+', removed: '-' })[kind] + text)

  it('is said word by word', () => {
    expect(said('The old kiln, by night', 'The new kiln, by day')).toEqual([
      'The ',
      '-old',
      '+new',
      ' kiln, by ',
      '-night',
      '+day',
    ])
  })

  it('is both texts together, whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '花', ' ', '\n', '.', '👩‍🎨') })
    fc.assert(
      fc.property(text, text, text, (same, one, other) => {
        const [before, after] = [`${same}${one}${same}`, `${same}${other}${same}`]
        const changes = wordChanges(before, after)
        // Few words of both are the same.
        if (!changes) return
        const without = (kind: string) =>
          changes.flatMap((change) => (change.kind === kind ? [] : [change.text])).join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
      }),
    )
  })

  it('is not looked for where nearly everything does, so that nobody waits', () => {
    const long = (seed: number) => Array.from({ length: 20_000 }, (_, at) => `${(at * seed) % 9973}`).join(' ')
    expect(wordChanges(long(7), long(11))).toBe(undefined)
    expect(wordChanges('Nineteen hours in a museum without visitors', 'Of Ana')).toBe(undefined)
    expect(wordChanges('', 'all')).toBe(undefined)
  })

  it('is shown with a little of what is around it', () => {
    const same = 'word '.repeat(200)
    const [start, , , end] = shortened(wordChanges(`${same}old ${same}`, `${same}new ${same}`) ?? [])
    expect([start?.text.length, end?.text.length].every((length) => length && length < 70)).toBe(true)
    expect(start?.text.endsWith('word ')).toBe(true)
  })

  it('is that of its words, or of its markup where they are the same', () => {
    expect(comparableTexts('<p>One</p>', '<p>Two</p>')).toEqual({ before: 'One', after: 'Two', isMarkup: false })
    expect(comparableTexts('<p>One</p>', '<p><em>One</em></p>')).toMatchObject({
      after: '<p><em>One</em></p>',
      isMarkup: true,
    })
  })
})
