import { entryOf, testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'

const note = definePage({ type: 'note', label: 'Note', route: '/note', compose: () => [] })

it('an entry that could not be read is asked for again with the next request', async () => {
  const { request, store, log } = testSite({ types: [note], entries: [entryOf('note', 'note', { title: 'Note' })] })
  const { get } = store
  store.get = async () => []
  const { status, cache } = await request('/note')
  expect([status, cache]).toEqual([404, null])
  expect(log.messages).toEqual(['Skipping Route /note No payload returned'])
  store.get = get
  expect((await request('/note')).status).toBe(200)
})

it('that nothing is at an address is remembered', async () => {
  const { status, cache } = await testSite({ types: [note] }).request('/nowhere')
  expect([status, cache?.private]).toEqual([404, false])
})
