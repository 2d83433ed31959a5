import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock, definePlugin, defineRegion } from '#engine'
import { entryOf } from '#engine/testing'
import { definePage } from '#engine/testing/plain-page.ts'
import { testSite } from '#engine/testing/site.ts'

const words = defineBlock({
  type: 'words',
  label: 'Words',
  placement: 'section',
  schema: z.object({ text: z.string() }),
  examples: [{ text: 'a' }, { text: 'b' }],
  Component: ({ text }: { text: string }) => <p>{text}</p>,
})

it('what stands around a page says nothing of another visitor’s query', async () => {
  const find = definePage({
    type: 'find',
    label: 'Find',
    route: '/find',
    query: { q: { accept: (value) => value } },
    head: ({ context: { query } }) => ({ title: `Find ${query.q?.[0]}` }),
  })
  const trail = defineRegion({
    name: 'trail',
    position: 'before',
    order: 1,
    key: ({ page: { path } }) => path,
    compose: ({ page: { title, breadcrumbs } }) => [
      { blockType: 'words', text: `${title} ${breadcrumbs.map((link) => link.title).join(' ')}` },
    ],
  })
  const plugins = [definePlugin({ name: 'frame', regions: [trail] })]
  const site = testSite({
    types: [find],
    plugins,
    blocks: [words as never],
    entries: [entryOf('find', 'find', { title: 'Search' })],
  })
  const first = await site.request('/find?q=secret')
  expect(first.document.title).toBe('Find secret | The Ellery')
  const { text } = await site.request('/find?q=owl')
  expect(text).toContain('Find owl')
  expect(text).toContain('Search Home')
  expect(text).not.toContain('secret')
})
