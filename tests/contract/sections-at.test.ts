import { expect, it } from 'vitest'
import { z } from 'zod'
import { blocks, defineContentType, defineErrorPage, definePage, definePlugin, defineRegion, section } from '#engine'
import { entryOf } from './memory-store.ts'
import { testSite } from './synthetic-site.ts'

const guide = defineContentType({ name: 'guide', label: 'Guide', schema: z.object({ body: blocks() }) })
const area = definePlugin({
  name: 'guides',
  contentTypes: [guide],
  pages: [
    definePage({
      name: 'guide',
      type: guide,
      route: '/guides/:slug',
      compose: ({ title, body }) => [section('heading' as never, { title } as never), false, ...body],
    }),
  ],
  regions: [
    defineRegion({
      name: 'foot',
      place: 'after',
      order: 1,
      compose: ({ status }) => [{ blockType: 'foot', status }],
    }),
  ],
  errorPages: [defineErrorPage({ status: 404, compose: ({ path }) => [{ blockType: 'lost', path }] })],
})
const words = { blockType: 'words', text: 'Words.' }
const { site } = testSite({ plugins: [area], entries: [entryOf('guide', 'a', { path: '/guides/a', body: [words] })] })

it('tells of what a page consists before it is rendered, and what stands around it', async () => {
  const { status, entry, sections, regions } = await site.sectionsAt('/guides/a/')
  expect(status).toBe(200)
  expect(entry?.uid).toBe('a')
  expect(sections).toEqual([{ blockType: 'heading', title: 'a' }, words])
  expect([...regions]).toEqual([['foot', [{ blockType: 'foot', status: 200 }]]])
})

it('tells of the page for 404 where nothing stands', async () => {
  const { status, entry, sections } = await site.sectionsAt('/guides/none')
  expect([status, entry]).toEqual([404, undefined])
  expect(sections).toEqual([{ blockType: 'lost', path: '/guides/none' }])
})
