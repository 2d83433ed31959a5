import { defineBlock, defineContentType, f } from 'atrium'
import { entryOf, pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import { siteOf } from '../../../tests/contract/synthetic-site.ts'
import { composersOf } from '../block-pages/composers.ts'
import { MAX_PLACES, usageOf } from '../block-pages/usage.ts'

const note = defineBlock({
  type: 'note',
  label: 'Note',
  placement: 'both',
  wire: 'note',
  schema: z.object({ words: f.html() }),
  examples: [{}, {}],
  Component: () => null,
})
const box = defineBlock({
  type: 'box',
  label: 'Box',
  placement: 'body',
  wire: 'box',
  schema: z.object({ inside: f.blocks() }),
  examples: [{}, {}],
  Component: () => null,
})
const plain = defineContentType({ name: 'plain', label: 'Plain', schema: z.object({ words: f.text() }) })
const guide = definePage({
  type: 'guide',
  label: 'Guide',
  route: '/guides/:slug',
  fields: { body: f.blocks(), chapters: f.list(f.group({ text: f.blocks() })) },
  compose: ({ entry: { title, body } }) => [...body, title === 'Long' && { blockType: 'note', words: 'Composed.' }],
})
const area = { name: 'guides', types: [plain], pages: [guide] }
const blocks = { '/blocks/note/index.tsx': { default: note }, '/blocks/box/index.tsx': { default: box } }
const definition = siteOf([area], blocks)
const words = { blockType: 'note', words: '<p>Words.</p>' }

describe('the use of blocks', () => {
  it('is counted in every field of blocks, nested ones too, with the entries in which they stand', async () => {
    const entries = [
      entryOf('guide', 'a', {
        title: 'First',
        path: '/guides/a',
        publishDetails: { time: '2026-01-01T00:00:00Z' },
        body: [words, { blockType: 'box', inside: [words] }],
        chapters: [{ text: [words] }],
      }),
      { ...entryOf('guide', 'b', { path: null, body: [words] }), publishDetails: undefined },
      entryOf('plain', 'c', { words: 'No blocks.' }),
    ]
    const usage = await usageOf(pageContext({ definition, entries }))
    expect(usage.get('note')).toEqual({
      times: 4,
      entries: 2,
      places: [
        { title: 'First', path: '/guides/a', contentType: 'guide', uid: 'a', isDraft: false, times: 3 },
        { title: 'b', path: null, contentType: 'guide', uid: 'b', isDraft: true, times: 1 },
      ],
    })
    expect(usage.get('box')?.times).toBe(1)
    expect(usage.has('hero')).toBe(false)
  })

  it('is right for more entries than are read at a time, and names only the first', async () => {
    const uids = Array.from({ length: 450 }, (_, index) => `guide_${String(index).padStart(3, '0')}`)
    const entries = uids.map((uid) => entryOf('guide', uid, { body: [words] }))
    const usage = (await usageOf(pageContext({ definition, entries }))).get('note')
    expect(usage).toMatchObject({ times: 450, entries: 450 })
    expect(usage?.places.map(({ uid }) => uid)).toEqual(uids.slice(0, MAX_PLACES))
  })

  it('on pages is what their code composes, and not what an editor put into a text', async () => {
    const entries = [
      entryOf('guide', 'a', { path: '/guides/a', body: [words, { blockType: 'box', inside: [words] }] }),
      entryOf('guide', 'b', { path: '/guides/b', title: 'Long', body: [words] }),
    ]
    const composers = await composersOf(pageContext({ definition, entries }))
    expect(composers.get('note')).toEqual([{ name: 'guide', kind: 'page', example: '/guides/b' }])
    expect(composers.has('box')).toBe(false)
  })
})
