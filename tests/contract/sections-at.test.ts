import { defineErrorPage, defineRegion, f } from 'atrium'
import { entryOf } from 'atrium/testing'
import { expect, it } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'
import { testSite } from './synthetic-site.ts'

const area = {
  name: 'guides',
  pages: [
    definePage({
      type: 'guide',
      label: 'Guide',
      route: '/guides/:slug',
      fields: { body: f.blocks() },
      compose: ({ entry: { title, body } }) => [{ blockType: 'heading', title }, false, ...body],
    }),
  ],
  regions: [
    defineRegion({
      name: 'foot',
      position: 'after',
      order: 1,
      compose: ({ page: { status } }) => [{ blockType: 'foot', status }],
    }),
  ],
  errorPages: [defineErrorPage({ status: 404, compose: ({ error: { path } }) => [{ blockType: 'lost', path }] })],
}
const words = { blockType: 'words', text: 'Words.' }
const { site } = testSite({ areas: [area], entries: [entryOf('guide', 'a', { path: '/guides/a', body: [words] })] })

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
