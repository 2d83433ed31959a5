import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineContentType, definePage, definePlugin, reference } from '#engine'
import { entryOf, stub } from './memory-store.ts'
import { testSite } from './synthetic-site.ts'

const person = defineContentType({ name: 'person', label: 'Person', schema: z.object({}) })
const letter = defineContentType({
  name: 'letter',
  label: 'Letter',
  schema: z.object({ from: reference<{ title: string }>('person'), to: reference<{ title: string }>('person') }),
})
const area = definePlugin({
  name: 'letters',
  contentTypes: [person, letter],
  pages: [
    definePage({
      name: 'letter',
      type: letter,
      route: '/letters/:slug',
      include: ['from', 'to'],
      compose: ({ from, to }) => [{ blockType: 'heading', text: `${from?.title} to ${to?.title}` }],
    }),
  ],
})
const letterOf = (uid: string, from: string) =>
  entryOf('letter', uid, { path: `/letters/${uid}`, from: stub('person', from), to: stub('person', 'rosa') })

it('after a publish only what was published is read from the store again', async () => {
  const entries = [entryOf('person', 'mara'), entryOf('person', 'rosa'), letterOf('one', 'mara')]
  const { site, store, request } = testSite({ plugins: [area], entries })
  await request('/letters/one')
  store.reads = []
  site.changed(store.publish(entryOf('person', 'mara', { title: 'Mara Quill' })))
  expect((await request('/letters/one')).text).toContain('Mara Quill to rosa')
  expect(store.reads).toEqual([['mara']])
})

it('an address that was missing shows what is published there, and one that is left shows nothing', async () => {
  const { site, store, request } = testSite({ plugins: [area], entries: [entryOf('person', 'rosa')] })
  expect((await request('/letters/two')).status).toBe(404)
  site.changed(store.publish(letterOf('two', 'rosa')))
  expect((await request('/letters/two')).text).toContain('rosa to rosa')
  site.changed(store.unpublish('two'))
  expect((await request('/letters/two')).status).toBe(404)
})
