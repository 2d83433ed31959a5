import { expect, it } from 'vitest'
import { batchCalls } from './batch-calls.ts'

it('what comes soon after each other is taken together, and what comes later again', async () => {
  const taken: number[][] = []
  const add = batchCalls<number>((items) => taken.push(items), 1)
  for (const item of [1, 2, 3]) add(item)
  expect(taken).toEqual([])
  await expect.poll(() => taken).toEqual([[1, 2, 3]])
  add(4)
  await expect.poll(() => taken).toEqual([[1, 2, 3], [4]])
})
