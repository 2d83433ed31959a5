import { describe, expect, it, vi } from 'vitest'
import { ErrorReports } from './error-reports.ts'

const now = () => new Date('2026-03-14T17:00:00Z')

function collecting(answer: (init: RequestInit) => Response | Promise<Response> = () => new Response(null)) {
  const sent: { release: string; errors: Record<string, unknown>[]; leftOut: number }[] = []
  const onFailure = vi.fn()
  const reports = new ErrorReports({
    url: 'https://errors.example/atrium',
    release: '4711',
    now,
    onFailure,
    delay: 60_000,
    fetch: async (_url, init = {}) => {
      sent.push(JSON.parse(init.body as string))
      return answer(init)
    },
  })
  return { reports, sent, onFailure }
}

describe('error reports', () => {
  it('say what went wrong, where and how often, and nothing of the visitor', async () => {
    const { reports, sent } = collecting()
    const error = new Error('The vase is broken.')
    for (const id of ['first-id', 'second-id'])
      reports.add({ error, id, url: '/works/vase?q=my+own+words', cookie: 'mine', name: 'me' }, 'Answering failed')
    await reports.flush()
    const { time, message, path } = { time: now().toISOString(), message: 'Answering failed', path: '/works/vase' }
    expect(sent).toEqual([
      {
        release: '4711',
        errors: [{ time, message, stack: error.stack, requestId: 'first-id', path, count: 2 }],
        leftOut: 0,
      },
    ])
    await reports.flush()
    expect(sent).toHaveLength(1)
  })

  it('are bounded: beyond a hundred kinds they are counted', async () => {
    const { reports, sent } = collecting()
    for (let index = 0; index < 1000; index++) reports.add({ path: `/${index}` }, 'Answering failed')
    await reports.flush()
    expect([sent[0]?.errors.length, sent[0]?.leftOut]).toEqual([100, 900])
  })

  it.each([
    [
      'is down',
      () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
      'ECONNREFUSED',
    ],
    ['answers 500', async () => new Response('no', { status: 500 }), 'status 500'],
  ])('disturb nothing when the collector %s: said once, counted in the next report', async (_, fail, reason) => {
    let isDown = true
    const { reports, sent, onFailure } = collecting(() => (isDown ? fail() : new Response(null)))
    for (let time = 0; time < 3; time++) {
      reports.add({}, `Failure ${time}`)
      await reports.flush()
    }
    expect(onFailure.mock.calls).toEqual([[reason]])
    isDown = false
    reports.add({}, 'Another')
    await reports.flush()
    expect(sent.at(-1)).toMatchObject({ errors: [{ message: 'Another' }], leftOut: 3 })
  })

  it('are given up when the collector hangs', async () => {
    const { reports, onFailure } = collecting(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    reports.add({}, 'Failure')
    await reports.flush()
    expect(onFailure).toHaveBeenCalledOnce()
  })
})
