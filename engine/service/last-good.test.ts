import { describe, expect, it } from 'vitest'
import { keepingLastGood } from './last-good.ts'

function remembered(maxBytes = 10_000) {
  const asked: string[] = []
  const failures: string[] = []
  let time = 0
  let answer: (key: string) => Promise<string> = async (key) => `${key} 1`
  const get = keepingLastGood({
    ask: (key) => {
      asked.push(key)
      return answer(key)
    },
    now: () => new Date(time),
    freshMs: 1000,
    retryMs: 500,
    maxBytes,
    onFailure: (key, error) => failures.push(`${key}: ${error.message}`),
  })
  return {
    get,
    asked,
    failures,
    pass: (ms: number) => (time += ms),
    answers: (next: typeof answer) => {
      answer = next
    },
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const down = () => Promise.reject(new Error('down'))

describe('answers of a service', () => {
  it('are asked for once while they are fresh, and once for all who ask together', async () => {
    const { get, asked, pass } = remembered()
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a 1', 'a 1', 'b 1'])
    pass(999)
    await get('a')
    expect(asked).toEqual(['a', 'b'])
  })

  it('Q-20 that are older are given at once and made again meanwhile', async () => {
    const { get, asked, pass, answers } = remembered()
    await get('a')
    pass(1000)
    answers(async () => 'a 2')
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a 1', 'a 1'])
    await settled()
    expect([await get('a'), asked.length]).toEqual(['a 2', 2])
  })

  it('Q-20 stay when the service fails, which is told and tried again after a while', async () => {
    const { get, asked, failures, pass, answers } = remembered()
    await get('a')
    answers(down)
    pass(1000)
    expect(await get('a')).toBe('a 1')
    await settled()
    expect(await get('a')).toBe('a 1')
    expect([asked.length, failures]).toEqual([2, ['a: down']])
    pass(500)
    answers(async () => 'a 2')
    await get('a')
    await settled()
    expect(await get('a')).toBe('a 2')
  })

  it('Q-20 that were never given fail, and are asked for again at once', async () => {
    const { get, answers } = remembered()
    answers(down)
    await expect(get('a')).rejects.toThrow('down')
    answers(async () => 'a 1')
    expect(await get('a')).toBe('a 1')
  })

  it('Q-24 are remembered up to so many bytes, whatever is asked for', async () => {
    const { get, asked } = remembered(2000)
    for (const key of ['a', 'b', 'b', 'a'.repeat(2000), 'a', 'a']) await get(key)
    expect(asked.map((key) => key.length)).toEqual([1, 1, 2000, 1])
  })
})
