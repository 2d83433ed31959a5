import { defineBlock, definePlugin, defineRegion } from 'atrium'
import { entryOf, testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Region } from '#engine/contract/page/region.ts'
import { definePage } from '#engine/testing/plain-page.ts'

const words = defineBlock({
  type: 'words',
  label: 'Words',
  placement: 'section',
  schema: z.object({ text: z.string() }),
  examples: [{ text: 'a' }, { text: 'b' }],
  Component: ({ text }: { text: string }) => <p>{text}</p>,
})

it('what surrounds a page says nothing of another visitor’s query', async () => {
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

const trail = defineRegion({
  name: 'trail',
  position: 'before',
  order: 1,
  key: () => null,
  load: async ({ context: { content } }) => (await content.entry('note'))?.title,
  compose: ({ page: { breadcrumbs }, data }) => [
    { blockType: 'words', text: `${breadcrumbs.map(({ title }) => title).join(' › ')}, ${data}` },
  ],
})

it('a region of no key shows what the page says of itself now, and is made again when that changes', async () => {
  const essay = definePage({ type: 'essay', label: 'Essay', route: '/essays/:slug' })
  const { site, store, request } = testSite({
    types: [essay],
    plugins: [definePlugin({ name: 'frame', regions: [trail] })],
    blocks: [words as never],
    entries: [
      entryOf('essay', 'owls', { title: 'Owls', path: '/essays/owls' }),
      entryOf('essay', 'hawks', { title: 'Hawks', path: '/essays/hawks' }),
      entryOf('essay', 'note', { title: 'First note', path: '/essays/note' }),
    ],
  })
  const shown = async (path: string) => (await request(path)).document.querySelector('p')?.textContent
  expect(await shown('/essays/owls')).toBe('Home › Owls, First note')
  expect(await shown('/essays/hawks')).toBe('Home › Hawks, First note')
  site.changed([store.publish(entryOf('essay', 'owls', { title: 'Barn owls', path: '/essays/owls' }))])
  expect(await shown('/essays/owls')).toBe('Home › Barn owls, First note')
  const change = store.publish(entryOf('essay', 'note', { title: 'Second note', path: '/essays/note' }))
  const { cache } = await request('/essays/hawks')
  expect(cache && site.effectOf([change])(cache.dependencies)).not.toBeNull()
  site.changed([change])
  expect(await shown('/essays/hawks')).toBe('Home › Hawks, Second note')
})

it('a region that the site does not have leaves nothing, not even a line', async () => {
  const essay = definePage({ type: 'essay', label: 'Essay', route: '/essays/:slug' })
  const spoken = defineRegion({
    name: 'spoken',
    position: 'before',
    order: 2,
    isThere: ({ institution }) => institution.languages.length > 0,
    compose: ({ page: { languages } }) => [{ blockType: 'words', text: `in ${languages.length} languages` }],
  })
  const shown = async (regions: Region[], languages: readonly { tag: string; path: '' | '/es'; label: string }[]) => {
    const site = testSite({
      types: [essay],
      plugins: [definePlugin({ name: 'frame', regions })],
      blocks: [words as never],
      entries: [entryOf('essay', 'clay', { url: '/essays/clay' }), entryOf('note', 'note', { title: 'Note' })],
      institution: { languages },
    })
    return (await site.request('/essays/clay')).text
  }
  expect(await shown([trail, spoken], [])).toBe(await shown([trail], []))
  const two = [
    { tag: 'en-US', path: '' as const, label: 'English' },
    { tag: 'es', path: '/es' as const, label: 'Español' },
  ]
  expect(await shown([trail, spoken], two)).toContain('in 2 languages')
})
