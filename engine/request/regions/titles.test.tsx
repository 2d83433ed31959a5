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

it.each(['shared', null])('one that fails is tried again soon, and when what it read is mended: %s', async (key) => {
  let made = 0
  const alert = defineRegion({
    name: 'alert',
    position: 'before',
    order: 1,
    key: () => key,
    load: async ({ context: { content } }) => {
      made++
      const { title = '' } = (await content.entry('note')) ?? {}
      if (title === 'Broken') throw new Error(title)
      return title
    },
    compose: ({ data }) => [{ blockType: 'words', text: `${data}` }],
  })
  const note = (title: string) => entryOf('essay', 'note', { title, path: '/essays/note' })
  const { site, store, request, setNow, log } = testSite({
    types: [definePage({ type: 'essay', label: 'Essay', route: '/essays/:slug' })],
    plugins: [definePlugin({ name: 'frame', regions: [alert] })],
    blocks: [words as never],
    entries: [entryOf('essay', 'owls', { title: 'Owls', path: '/essays/owls' }), note('Broken')],
    now: '2026-03-14T17:00:00Z',
  })
  const { status, cache } = await request('/essays/owls')
  expect([status, cache?.dependencies.renewal]).toEqual([200, new Date('2026-03-14T17:01:00Z')])
  expect(log.messages.filter((line) => line.startsWith('Region'))).toEqual(['Region alert is left out: Broken'])
  setNow('2026-03-14T17:01:00Z')
  await request('/essays/owls')
  expect(made).toBe(2)
  const change = store.publish(note('Mended'))
  expect(cache && site.effectOf([change])(cache.dependencies)).not.toBeNull()
  site.changed([change])
  const mended = await request('/essays/owls')
  expect(mended.document.querySelector('p')?.textContent).toBe('Mended')
  expect(mended.cache?.dependencies.renewal).toBeNull()
})
