import type { ListSource } from 'atrium'
import { composed } from 'atrium/testing'
import { describe, expect, it, vi } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'
import type { ListRequest } from '../../contract/page/list.ts'

interface Stone {
  name: string
  kind: string
}
const stones: Stone[] = Array.from({ length: 50 }, (_, at) => ({
  name: `Stone ${at}`,
  kind: at < 45 ? 'flint' : 'opal',
}))

/** A quarry that counts what it is asked. */
function quarry() {
  const read = vi.fn(async ({ from, size, chosen, context }: ListRequest) => {
    const [kind] = chosen.kind ?? []
    const found = stones.filter((stone) => !kind || stone.kind === kind)
    return {
      items: found.slice(from, from + size),
      total: found.length,
      unfiltered: stones.length,
      choices: {
        kind: ['flint', 'opal'].map((value) => ({
          value,
          label: value.toUpperCase(),
          count: stones.filter((stone) => stone.kind === value).length,
        })),
      },
      vein: `asked for ${context.query.q?.[0] ?? 'nothing'}`,
    }
  })
  const source = { read } satisfies ListSource<Awaited<ReturnType<typeof read>>>
  const page = definePage({
    type: 'quarry',
    label: 'Quarry',
    route: '/quarry',
    query: { q: { accept: (value) => value || undefined } },
    list: { of: source, size: 20, filters: { kind: { label: 'Kind', single: true }, hue: { label: 'Hue' } } },
    compose: ({ list }) => list.items.map(({ name }) => ({ blockType: 'text', text: name })),
  })
  const ask = (query: Record<string, string> = {}) => composed(page, {}, { path: '/quarry', query })
  return { ask, asked: () => read.mock.calls.map(([{ from, size, chosen }]) => ({ from, size, ...chosen })) }
}

describe('a list with a source of its own', () => {
  it('SRCH-012 asks for the items of one page, and is paged like any list', async () => {
    const { ask, asked } = quarry()
    const { list, sections, head } = await ask({ q: 'chert', page: '2' })
    expect(asked()).toEqual([{ from: 20, size: 20 }])
    expect(sections.map(({ text }) => text).slice(0, 2)).toEqual(['Stone 20', 'Stone 21'])
    expect(list).toMatchObject({ total: 50, page: 2, pages: 3, size: 20, unfiltered: 50 })
    expect([head.previous, head.next]).toEqual(['/quarry?q=chert', '/quarry?q=chert&page=3'])
  })

  it('offers the choices that its source names, and carries the rest of the query', async () => {
    const { list } = await quarry().ask({ q: 'chert', kind: 'opal' })
    expect(list.filters).toEqual([
      {
        name: 'kind',
        label: 'Kind',
        single: true,
        choices: [
          { value: 'flint', label: 'FLINT', count: 45, isChosen: false },
          { value: 'opal', label: 'OPAL', count: 5, isChosen: true },
        ],
      },
    ])
    expect(list.chosen).toEqual([{ label: 'OPAL', href: '/quarry?q=chert' }])
    expect(list.query).toEqual([
      ['q', 'chert'],
      ['kind', 'opal'],
    ])
  })

  it('gives the page what its source says beside', async () => {
    const { list } = await quarry().ask({ q: 'chert' })
    expect(list.answer).toMatchObject({ vein: 'asked for chert' })
  })

  it('CLR-004 asks again without what is not offered, and from the first page beyond the end', async () => {
    const { ask, asked } = quarry()
    const { list, context } = await ask({ kind: 'jade', hue: 'blue', page: '9' })
    expect(asked()).toEqual([
      { from: 160, size: 20, kind: ['jade'], hue: ['blue'] },
      { from: 160, size: 20 },
      { from: 0, size: 20 },
    ])
    expect([list.page, list.total, context.query]).toEqual([1, 50, {}])
  })
})
