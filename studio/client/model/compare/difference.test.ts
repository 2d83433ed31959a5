import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WireObject } from '../../api/contract.ts'
import { blocks, demoEntries, demoEntry, forms, schemaOf } from '../../testing/demo-entries.ts'
import { pathText } from '../path.ts'
import { differences } from './difference.ts'
import { merged, mergeFields } from './merge.ts'

const { value: article } = demoEntry('article', 'article_a_case_for_something_that_turns')
const found = (before: WireObject, after: WireObject) =>
  differences({ fields: schemaOf('article').fields, blocks }, before, after).map(({ kind, path, labels }) => [
    kind,
    pathText(path),
    labels.at(-1),
  ])

const body = article.body as WireObject[]

describe('what differs between two values', () => {
  it('is nothing for every entry of the demo and itself', () => {
    for (const { type, value } of demoEntries())
      expect(differences({ fields: forms.get(type)?.fields ?? [], blocks }, value, structuredClone(value))).toEqual([])
  })

  it('is named field by field', () => {
    const { subtitle: _, ...without } = article
    expect(found(article, { ...without, title: 'New', url: article.url })).toEqual([
      ['changed', 'title', 'Title'],
      ['removed', 'subtitle', 'Subtitle'],
    ])
    expect(found(article, { ...article, mystery: 1 })).toEqual([['added', 'mystery', 'mystery']])
  })

  it('is named block by block: added, removed and moved ones, and changes within', () => {
    const added = [...body.slice(0, 2), { header: { text: 'Between' } }, ...body.slice(2)]
    expect(found(article, { ...article, body: added })).toEqual([['added', 'body[2]', 'Heading: Between']])
    expect(found(article, { ...article, body: body.toSpliced(1, 1) })).toEqual([
      ['removed', 'body[1]', 'Heading: Prototype 1: a film'],
    ])
    const moved = [...body.slice(1, 4), body[0] as WireObject, ...body.slice(4)]
    expect(found(article, { ...article, body: moved }).map(([kind, path]) => [kind, path])).toEqual([
      ['moved', 'body[3]'],
    ])
    const within = body.with(1, { header: { text: 'Prototype 1: a movie' } })
    expect(found(article, { ...article, body: within })).toEqual([['changed', 'body[1].header.text', 'Text']])
  })

  it('says something wherever two values are not the same', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 })
    fc.assert(
      fc.property(texts, texts, (old, now) => {
        const value = (own: string[]) => ({ body: own.map((text) => ({ header: { text } })) })
        const isSame = JSON.stringify(old) === JSON.stringify(now)
        expect(found(value(old), value(now)).length === 0).toBe(isSame)
      }),
    )
  })
})

describe('merging what two people made of an entry', () => {
  const { fields } = schemaOf('article')
  const base = { title: 'A', subtitle: 'S', url: '/a', updated_at: '1' }

  it('proposes the side that alone changed a field, and asks where both did', () => {
    const mine = { ...base, title: 'Mine', url: '/mine', updated_at: '2' }
    const theirs = { ...base, title: 'Theirs', subtitle: 'Theirs', updated_at: '3' }
    const rows = mergeFields(fields, base, mine, theirs)
    expect(rows.map(({ key, proposed }) => [key, proposed])).toEqual([
      ['title', undefined],
      ['subtitle', 'theirs'],
      ['url', 'mine'],
    ])
    const sides = new Map(rows.map(({ key, proposed }) => [key, proposed ?? 'mine'] as const))
    expect(merged(mine, theirs, sides)).toEqual({ title: 'Mine', subtitle: 'Theirs', url: '/mine', updated_at: '3' })
  })

  it('keeps what one side alone has, and lets go what one side took away', () => {
    const mine = { title: 'A', url: '/a', updated_at: '1', blurb: 'new' }
    expect(mergeFields(fields, base, mine, base).map(({ key, proposed }) => [key, proposed])).toEqual([
      ['blurb', 'mine'],
      ['subtitle', 'mine'],
    ])
    expect(
      merged(
        mine,
        base,
        new Map([
          ['blurb', 'mine'],
          ['subtitle', 'mine'],
        ]),
      ),
    ).toEqual({ title: 'A', url: '/a', updated_at: '1', blurb: 'new' })
  })
})
