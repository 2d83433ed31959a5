import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WireObject } from '../../api/contract.ts'
import { blocks, demoEntries, demoEntry, forms, schemaOf } from '../../testing/demo-entries.ts'
import { pathText } from '../path.ts'
import { differences } from './difference.ts'

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
