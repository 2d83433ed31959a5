import { defineContentType, f } from 'atrium'
import { entryOf, pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'
import { z } from 'zod'

const herb = defineContentType({
  name: 'herb',
  label: 'Herb',
  schema: z.object({ leafColor: f.text(), maker: f.stubs('maker') }),
  index: ['initial'],
  derive: ({ entry }) => ({ initial: entry.title.slice(0, 1) }),
})
const content = () => pageContext({ types: [herb], entries: [entryOf('herb', 'mint', { leafColor: 'green' })] }).content

it.each([
  ['where', { where: { leafColour: 'green' } }, 'leafColour'],
  ['where', { where: { or: [{ title: 'mint' }, { leafs: 2 }] } }, 'leafs'],
  ['sort', { sort: [{ field: 'made' }] }, 'made'],
])('a query whose "%s" names no field fails, and says which there are: %j', async (_, query, wrong) => {
  await expect(content().entries(herb, query)).rejects.toThrow(
    `"${wrong}" in a query of herb is not valid: there is no such field. Name one of leafColor, maker, initial, or`,
  )
  await expect(content().cards(herb, query)).rejects.toThrow(wrong)
})

it.each(['leafColor', 'leaf_color', 'maker', 'maker.uid', 'initial', 'title', 'name', 'publishDetails.time'])(
  'a query may name %s',
  async (field) => {
    expect((await content().entries(herb, { where: { [field]: { not: 'x' } }, sort: [{ field }] })).total).toBe(1)
  },
)

it('a query of a type that no area provides finds nothing', async () => {
  expect(await content().entries(['herb', 'root'], { where: { depth: 2 } })).toEqual({ items: [], total: 0 })
})

it('a query by a field without an index is told of, once, and one that the start has told of is not', async () => {
  const root = defineContentType({
    name: 'root',
    label: 'Root',
    schema: z.object({ depth: f.integer(), near: f.text(), width: f.integer() }),
  })
  const { content, log } = pageContext({ types: [root], entries: [] })
  // What a title finds is few, in whatever order.
  await content.cards(root, { where: { title: 'a', near: 'b' }, sort: [{ field: 'width' }] })
  for (const depth of [2, 3]) await content.cards(root, { where: { or: [{ depth }, { title: 'a' }] } })
  expect(log.lines.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^A query names "depth", which is not in "index" of "root": every entry is read for it. Name "depth" in "index" in .*root\.ts\.$/,
    ),
  ])
})
