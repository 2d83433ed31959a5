import { entryOf, testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'

let loaded = 0
const finder = definePage({
  type: 'finder',
  label: 'Finder',
  route: '/finder',
  query: { q: { accept: (value) => value } },
  limit: { perMinute: 2 },
  load: async () => void loaded++,
  compose: () => [],
})
const plain = definePage({ type: 'plain', label: 'Plain', route: '/plain', compose: () => [] })

it('Q-24 a page that declares a limit is made so often for each caller; beyond it, nothing is read', async () => {
  const entries = [entryOf('finder', 'finder', { title: 'Finder' }), entryOf('plain', 'plain', { title: 'Plain' })]
  const { site, request } = testSite({ types: [finder, plain], entries })
  const statuses = async (paths: readonly string[], caller?: string, method?: string) => {
    const all: number[] = []
    for (const path of paths)
      all.push((await request(path, { ...(caller && { caller }), ...(method && { method }) })).status)
    return all
  }
  expect(await statuses(['/finder?q=1', '/finder?q=2', '/finder?q=3'], 'a')).toEqual([200, 200, 429])
  expect(loaded).toBe(2)
  expect(await statuses(['/finder?q=4'], 'a', 'HEAD')).toEqual([429])
  const refused = await request('/finder?q=5', { caller: 'a' })
  expect([refused.headers['retry-after'], refused.cache]).toEqual([expect.stringMatching(/^\d+$/), null])
  expect(refused.text).toBe('Too many questions at once. Ask again in a moment.\n')
  expect(await statuses(['/finder?q=6', '/plain', '/plain'], 'b')).toEqual([200, 200, 200])
  expect(await statuses(['/finder?q=7', '/finder?q=8', '/finder?q=9'])).toEqual([200, 200, 200])

  // As a cache asks: what is to be made is loaded first, to know what it is called, and counts once.
  const asked = { method: 'GET', path: '/finder', header: () => undefined, caller: 'c' }
  for (const [at, status] of [200, 200, 429].entries()) {
    const resolved = await site.resolve({ ...asked, query: new URLSearchParams({ q: `c${at}` }) })
    await resolved.finalKey()
    expect((await resolved.answer()).status).toBe(status)
  }
  expect(loaded).toBe(8)
})
