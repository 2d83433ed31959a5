import { afterEach, describe, expect, it } from 'vitest'
import { FakeSite, type Running, serveFake } from '../../../tests/server/fake-site.ts'
import { createLog } from './log.ts'

const lines: Record<string, unknown>[] = []
const log = createLog('info', { destination: { write: (line: string) => void lines.push(JSON.parse(line)) } })
const site = new FakeSite()
let running: Running
afterEach(async () => {
  await running.close()
  lines.length = 0
})

const ask = (path: string, headers: Record<string, string>) => fetch(running.origin + path, { headers })

describe('the log', () => {
  it('names the request in every line that it causes, also while others wait', async () => {
    running = await serveFake(site, { log })
    site.during = async (path, log) => {
      log.info({}, `begun ${path}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      log.warn({}, `a service was slow for ${path}`)
    }
    const names = Array.from({ length: 8 }, (_, index) => `page-${index}`)
    await Promise.all(names.map((name) => ask(`/${name}`, { 'x-request-id': `id-of-${name}` })))
    await expect.poll(() => lines.filter(({ msg }) => msg === 'request answered').length).toBe(8)
    for (const name of names)
      expect(lines.filter(({ id }) => id === `id-of-${name}`).map(({ msg }) => msg)).toEqual([
        `begun /${name}`,
        `a service was slow for /${name}`,
        'request answered',
      ])
    expect(lines.every(({ id }) => id)).toBe(true)
  })

  it('holds no cookie, no authorization, and nothing that was sent in a form', async () => {
    running = await serveFake(site, { log })
    const secret = 'only-the-visitor-knows'
    site.during = () => {
      const headers = { cookie: secret, authorization: secret, 'set-cookie': secret }
      throw Object.assign(new Error('The service refused.'), { ...headers, headers })
    }
    await ask('/page', { cookie: `session=${secret}`, authorization: `Bearer ${secret}` })
    const form = new URLSearchParams({ name: secret })
    await fetch(`${running.origin}/form`, { method: 'POST', body: form, headers: { cookie: secret } })
    await fetch(`${running.origin}/form`, { method: 'POST', body: form, headers: { 'content-type': 'text/plain' } })
    await expect.poll(() => lines.filter(({ msg }) => /^request/.test(msg as string)).length).toBe(3)
    expect(lines.some(({ msg }) => msg === 'Answering /page failed: The service refused.')).toBe(true)
    expect(JSON.stringify(lines)).not.toContain(secret)
  })
})
