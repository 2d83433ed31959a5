import { entryOf, testSite } from 'atrium/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'

let answer = () => {}
const slow = definePage({
  type: 'slow',
  label: 'Slow',
  route: '/slow',
  load: () => new Promise<void>((resolve) => (answer = resolve)),
  compose: () => [],
})
const entries = [entryOf('slow', 'slow', { title: 'Slow' })]

it.each([
  ['development', true, 9_999, []],
  [
    'development',
    true,
    10_000,
    [
      'Loading /slow takes longer than 10 seconds. What its "load" or its list waits for does not answer: give it an end, as `signal` of fetch does.',
    ],
  ],
  ['production', false, 60_000, []],
])('in %s (%s) the log of a "load" that takes %i ms says %j', async (_, showProblems, wait, lines) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { request, log } = testSite({ types: [slow], entries, showProblems })
  const answered = request('/slow')
  await vi.advanceTimersByTimeAsync(0)
  await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(wait)
  answer()
  expect((await answered).status).toBe(200)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(log.messages).toEqual(lines)
})
