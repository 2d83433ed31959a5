import { describe, expect, it, vi } from 'vitest'
import { createJsonClient } from './json-client.ts'

const client = (fetch: (address: URL | string, options: RequestInit) => Promise<Response>, options = {}) =>
  createJsonClient({ name: 'The shop', timeoutMs: 20, fetch: fetch as typeof globalThis.fetch, ...options })

/** Answers nothing until it is given up. */
const hang = (_: URL | string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
const refuse = async () => {
  throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
}

describe('a question to a service outside', () => {
  it('ENG-041 asks for JSON and reads it', async () => {
    const fetch = vi.fn(async () => new Response('{"a":1}'))
    expect(await client(fetch)('https://shop.example.org/a')).toEqual({ a: 1 })
    expect(fetch).toHaveBeenCalledWith('https://shop.example.org/a', {
      signal: expect.any(AbortSignal),
      headers: { accept: 'application/json' },
    })
  })

  it.each([
    ['hangs', hang, 'The shop gave no answer before its timeout of 20 ms.'],
    ['refuses the connection', refuse, 'The shop cannot be reached: ECONNREFUSED.'],
    ['answers 500', async () => new Response('no', { status: 500 }), 'The shop answered 500.'],
    ['answers HTML', async () => new Response('<html>'), 'The shop answered something that is not valid JSON.'],
    ['answers broken JSON', async () => new Response('{"a":'), 'The shop answered something that is not valid JSON.'],
    ['answers too much', async () => new Response(`"${'x'.repeat(100)}"`), 'The shop answered more than 50 bytes.'],
  ])('Q-20 says in words that the service %s', async (_case, fetch, message) => {
    await expect(client(fetch, { maxBytes: 50 })('https://x.example')).rejects.toThrow(message)
  })

  it('Q-20 waits no longer than its time-out, its turn included, and asks only so many at once', async () => {
    const fetch = vi.fn(hang)
    const ask = client(fetch, { inFlight: 2, waiting: 10, restMs: 1000 })
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => ask('https://x.example')))
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('Q-20 fails at once when too many are waiting', async () => {
    const ask = client(hang, { inFlight: 1, waiting: 1 })
    const [first, second] = [ask('https://x.example'), ask('https://x.example')]
    await expect(ask('https://x.example')).rejects.toThrow('The shop has 1 look-ups under way. Try again later.')
    await Promise.allSettled([first, second])
  })

  it.each([
    ['hung', hang],
    ['was not there', refuse],
  ])('Q-20 leaves a service alone that %s, so that nobody waits a second time', async (_case, fail) => {
    const fetch = vi.fn(fail)
    const ask = client(fetch, { restMs: 60_000 })
    await expect(ask('https://x.example')).rejects.toThrow('The shop')
    await expect(ask('https://x.example')).rejects.toThrow('It is asked again in a moment')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('asks a service again at once that answered, however wrongly', async () => {
    const fetch = vi.fn(async () => new Response('no', { status: 500 }))
    const ask = client(fetch, { restMs: 60_000 })
    await expect(ask('https://x.example')).rejects.toThrow('500')
    await expect(ask('https://x.example')).rejects.toThrow('500')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['ok', async () => new Response('{}')],
    ['missing', async () => new Response('no', { status: 404 })],
    ['failed', async () => new Response('no', { status: 500 })],
    ['failed', async () => new Response('<html>')],
    ['failed', refuse],
    ['timed-out', hang],
  ])('is counted from its beginning to its end: %s', async (outcome, fetch) => {
    const ended = vi.fn()
    const metrics = { asked: vi.fn(() => ended), staleIfError() {} }
    await client(fetch, { metrics })('https://x.example').catch(() => {})
    expect(metrics.asked).toHaveBeenCalledOnce()
    expect(ended.mock.calls).toEqual([[outcome]])
  })

  it('is counted as refused when too many wait, or the service rests', async () => {
    const outcomes: string[] = []
    const metrics = { asked: () => (outcome: string) => outcomes.push(outcome), staleIfError() {} }
    const ask = client(hang, { metrics, inFlight: 1, restMs: 60_000 })
    const address = 'https://x.example'
    await Promise.allSettled([ask(address), ask(address)])
    await ask(address).catch(() => {})
    expect(outcomes).toEqual(['refused', 'timed-out', 'refused'])
  })
})
