import { expect, it } from 'vitest'
import type { PageSource } from './page-source.ts'
import { uncached } from './uncached.ts'

it('takes over what was written before it answers, each time, and no answer is kept', async () => {
  const said: string[] = []
  const request = { method: 'GET', path: '/a', query: new URLSearchParams(), header: () => undefined }
  const site = {
    resolve: async () => {
      said.push('resolved')
      return { answer: async () => ({ status: 200 }) }
    },
  } as unknown as PageSource
  const look = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    said.push('looked')
  }
  const source = uncached(site, { look })
  const first = await source.resolve(request)
  await source.resolve(request)
  expect(said).toEqual(['looked', 'resolved', 'looked', 'resolved'])
  expect(first.key).toBe(null)
  expect(await first.answer()).toMatchObject({ status: 200 })
})
