import { defineBlock, f } from 'atrium'
import { siteOfParts } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Change } from './changes.mjs'
import { declaredChanges } from './declared-changes.ts'
import { findUses, written } from './find-uses.mjs'

const since = '0.3.0'
const blockOf = (type: string, shape: z.ZodRawShape, deprecated?: { since: string; use: string }) =>
  defineBlock({
    type,
    label: type,
    placement: 'section',
    schema: z.object(shape),
    examples: [{}, {}],
    Component: () => null,
    ...(deprecated && { deprecated }),
  })
const site = siteOfParts({
  blocks: [
    blockOf('hero', {
      subtitle: f.text({ deprecated: { since, use: 'standfirst' } }),
      standfirst: f.text(),
      items: f.list(f.group({ mood: f.text({ deprecated: { since, remedy: 'Say it in a text.' } }) })),
      title: f.text({ deprecated: { since, use: 'standfirst' } }),
    }),
    blockOf('other', { title: f.text() }),
    blockOf('quote', { words: f.text() }, { since, use: 'saying' }),
    blockOf('saying', { words: f.text(), source: f.text() }),
    blockOf('banner', { picture: f.text() }, { since, use: 'saying' }),
  ],
})
const { changes, unclear } = declaredChanges(site, [])
const upgraded = (text: string) => written(text, findUses(text, changes))
const told = (text: string) => findUses(text, changes).map(({ change }: { change: Change }) => change.remedy)

describe('what installed blocks have deprecated', () => {
  it('is renamed in sources', () => {
    expect(upgraded(`section('hero', { subtitle: entry.subtitle, title: 'subtitle' })`)).toBe(
      `section('hero', { standfirst: entry.standfirst, title: 'subtitle' })`,
    )
    expect(upgraded(`[section('quote', { words }), { blockType: "quote" }, quote('quote')]`)).toBe(
      `[section('saying', { words }), { blockType: "saying" }, quote('quote')]`,
    )
  })

  it('is named where another name is not all', () => {
    const source = `section('banner', {}); a.mood`
    expect(upgraded(source)).toBe(source)
    expect(told(source)).toEqual(['Write "saying", with its own fields.', 'Say it in a text.'])
  })

  it('is left alone where others have a field of that name, too', () => {
    expect(told('a.title')).toEqual([])
    expect(unclear.map(({ name }) => name)).toEqual(['title'])
  })
})
