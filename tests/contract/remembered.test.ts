import { defineContentType, f } from 'atrium'
import { entryOf, stub } from 'atrium/testing'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import { testSite } from './synthetic-site.ts'

const person = defineContentType({ name: 'person', label: 'Person', schema: z.object({}) })
const letter = definePage({
  type: 'letter',
  label: 'Letter',
  route: '/letters/:slug',
  fields: { from: f.reference(person), to: f.reference(person) },
  compose: ({ entry: { from, to } }) => [{ blockType: 'heading', text: `${from?.name} to ${to?.name}` }],
})
const area = { name: 'letters', types: [person], pages: [letter] }
const letterOf = (uid: string, from: string) =>
  entryOf('letter', uid, { path: `/letters/${uid}`, from: stub('person', from), to: stub('person', 'rosa') })

it('after a publish only what was published is read from the store again', async () => {
  const entries = [entryOf('person', 'mara'), entryOf('person', 'rosa'), letterOf('one', 'mara')]
  const { site, store, request } = testSite({ areas: [area], entries })
  await request('/letters/one')
  store.reads = []
  site.changed([store.publish(entryOf('person', 'mara', { title: 'Mara Quill' }))])
  expect((await request('/letters/one')).text).toContain('Mara Quill to rosa')
  expect(store.reads).toEqual([['mara']])
})

it('an address that was missing shows what is published there, and one that is left shows nothing', async () => {
  const { site, store, request } = testSite({ areas: [area], entries: [entryOf('person', 'rosa')] })
  expect((await request('/letters/two')).status).toBe(404)
  site.changed([store.publish(letterOf('two', 'rosa'))])
  expect((await request('/letters/two')).text).toContain('rosa to rosa')
  site.changed([store.unpublish('two')])
  expect((await request('/letters/two')).status).toBe(404)
})
