import { defineContentType, f } from 'atrium'
import { entryOf } from 'atrium/testing'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { surrogateKeys } from '#engine/content/dependencies.ts'
import { definePage } from '#engine/testing/plain-page.ts'
import { testSite } from './synthetic-site.ts'

const word = defineContentType({ name: 'word', label: 'Word', schema: z.object({ initial: f.text() }) })

/** Pages that show what stands in an index over many entries. */
function dictionary() {
  const indexes: number[] = []
  const letter = definePage({
    type: 'letter',
    label: 'Letter',
    route: '/:slug',
    load: ({ context }) =>
      context.shared('dictionary index', async ({ content }) => {
        const { total } = await content.entries(word)
        indexes.push(total)
        return total
      }),
    compose: ({ data }) => [{ blockType: 'heading', text: `Words: ${data}` }],
  })
  const area = { name: 'dictionary', types: [word], pages: [letter] }
  const entries = [
    entryOf('word', 'apple'),
    entryOf('letter', 'a', { path: '/a' }),
    entryOf('letter', 'b', { path: '/b' }),
  ]
  return { ...testSite({ areas: [area], entries }), indexes }
}

it('pages share what is made under one name, and each depends on what it was made from', async () => {
  const { site, store, request, indexes } = dictionary()
  const [a] = [await request('/a'), await request('/b')]
  expect(a.text).toContain('Words: 1')
  expect(indexes).toEqual([1])

  const change = store.publish(entryOf('word', 'bean'))
  expect(site.effectOf([change])((a.cache as NonNullable<typeof a.cache>).dependencies)).toBe('list')
  site.changed([change])
  expect((await request('/a')).text).toContain('Words: 2')
  expect(indexes).toEqual([1, 2])
})

it('what it was made from stands in the tags of the page', async () => {
  const { request } = dictionary()
  const { cache } = await request('/a')
  expect([...surrogateKeys((cache as NonNullable<typeof cache>).dependencies)]).toEqual(
    expect.arrayContaining(['e:a', 'e:apple', 'q:word']),
  )
})

it('a change of something else leaves it as it is', async () => {
  const { site, store, request, indexes } = dictionary()
  await request('/a')
  site.changed([store.publish(entryOf('letter', 'c', { path: '/c' }))])
  await request('/c')
  expect(indexes).toEqual([1])
})
