import { expect, it } from 'vitest'
import { eachOf } from './each-of.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('does all, and no more at once than it is told', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await eachOf([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running)
    await turn()
    done.push(item)
    running--
  })
  expect([most, done]).toEqual([2, [1, 2, 3, 4, 5]])
})

it('begins nothing more when one fails, and tells what failed first', async () => {
  const begun: number[] = []
  const all = eachOf([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    await turn()
    if (item < 3) throw new Error(`${item}`)
  })
  await expect(all).rejects.toThrow('1')
  expect(begun).toEqual([1, 2])
})
