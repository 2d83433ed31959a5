import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { Registry } from 'prom-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PurgeOrder } from '../pages/keys/purge-order.ts'
import { operations } from './operations.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function serve(options: Partial<Parameters<typeof operations>[0]> = {}): Promise<string> {
  const app = express()
  app.use(operations({ ready: async () => undefined, metrics: new Registry(), ...options }))
  app.use((_request, response) => void response.status(404).send('no such page'))
  server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('addresses for those who run the site', () => {
  it('say why the process is not ready', async () => {
    const origin = await serve({ ready: () => Promise.reject(new Error('The content store does not answer.')) })
    const answer = await fetch(`${origin}/readyz`)
    expect([answer.status, await answer.text()]).toEqual([503, 'The content store does not answer.\n'])
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  })

  it('say what is to be known though the process is ready', async () => {
    const origin = await serve({ ready: async () => 'Pages show content as of revision 7.' })
    const answer = await fetch(`${origin}/readyz`)
    expect([answer.status, await answer.text()]).toEqual([200, 'ready\nPages show content as of revision 7.\n'])
  })

  it('say why nothing was published', async () => {
    const away = Object.assign(new Error('Nothing was published.'), { name: 'ContentDatabaseError' })
    const sync = () => Promise.reject(away)
    const origin = await serve({ guarded: { secret: 'long enough a secret', sync, purge: async () => 0 } })
    const headers = { authorization: 'Bearer long enough a secret' }
    const answer = await fetch(`${origin}/_content/sync`, { method: 'POST', headers })
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'Nothing was published.' }])
  })

  it('ingest content for whoever knows the secret', async () => {
    const sync = vi.fn(async () => ({ published: 3 }))
    const origin = await serve({ guarded: { secret: 'long enough a secret', sync, purge: async () => 0 } })
    const post = (authorization?: string) =>
      fetch(`${origin}/_content/sync`, { method: 'POST', ...(authorization && { headers: { authorization } }) })
    for (const wrong of [
      undefined,
      'Bearer',
      'Bearer long enough a secrez',
      'long enough a secret',
      `Bearer ${'a'.repeat(5000)}`,
    ])
      expect((await post(wrong)).status).toBe(401)
    expect(sync).not.toHaveBeenCalled()
    const answer = await post('Bearer long enough a secret')
    expect([answer.status, await answer.json()]).toEqual([200, { published: 3 }])
    expect(sync).toHaveBeenLastCalledWith(undefined)
    const get = await fetch(`${origin}/_content/sync`)
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('ingest the files alone that a publisher names', async () => {
    const sync = vi.fn(async () => ({ read: 1 }))
    const origin = await serve({ guarded: { secret: 'long enough a secret', sync, purge: async () => 0 } })
    const headers = { authorization: 'Bearer long enough a secret' }
    const post = (body: string) => fetch(`${origin}/_content/sync`, { method: 'POST', headers, body })
    expect((await post('{"files": ["entries/article/a.json"]}')).status).toBe(200)
    expect(sync).toHaveBeenLastCalledWith(['entries/article/a.json'])
    for (const wrong of ['entries/article/a.json', '[]', '{"files": "a"}', '{"files": [1]}', 'null']) {
      const refused = await post(wrong)
      expect([refused.status, (await refused.json()).error]).toEqual([400, expect.stringContaining('{"files": [')])
    }
    expect(sync).toHaveBeenCalledTimes(1)
  })

  it('take either of two secrets while one takes the place of the other', async () => {
    const secret = ['the secret from before', 'the secret from now on']
    const origin = await serve({ guarded: { secret, sync: async () => ({}), purge: async () => 0 } })
    const status = async (sent: string) => {
      const headers = { authorization: `Bearer ${sent}` }
      return (await fetch(`${origin}/_content/sync`, { method: 'POST', headers })).status
    }
    for (const one of secret) expect(await status(one)).toBe(200)
    for (const wrong of [secret.join(','), secret.join(', '), '', 'the secret'])
      expect([wrong, await status(wrong)]).toEqual([wrong, 401])
  })

  it('take reports of errors in browsers, from pages of the site alone', async () => {
    const browserErrors = vi.fn((body: string) => body === 'report')
    const origin = await serve({ browserErrors })
    const send = async (body: string, headers: Record<string, string> = {}) =>
      (await fetch(`${origin}/_browser-errors`, { method: 'POST', body, headers })).status
    expect(await send('report')).toBe(204)
    expect(await send('report', { 'sec-fetch-site': 'same-origin' })).toBe(204)
    expect(await send('other')).toBe(400)
    expect(browserErrors).toHaveBeenCalledTimes(3)
    expect(await send('report', { 'sec-fetch-site': 'cross-site' })).toBe(400)
    expect(await send('x'.repeat(10_000))).toBe(413)
    expect(browserErrors).toHaveBeenCalledTimes(3)
    expect((await fetch(`${origin}/_browser-errors`)).status).toBe(405)
  })

  describe('have pages made again', () => {
    const purge = vi.fn(async (_order: PurgeOrder) => 7)
    const serving = () => serve({ guarded: { secret: 'long enough a secret', sync: async () => null, purge } })
    const post = async (body: string, secret = 'long enough a secret') => {
      const answer = await fetch(`${await serving()}/_cache/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/octet-stream' },
        body,
      })
      return [answer.status, await answer.json()]
    }

    it.each([
      ['{"tags":["e:one","q:article"]}', { tags: ['e:one', 'q:article'], paths: [], all: false }],
      ['{"paths":["/news"]}', { tags: [], paths: ['/news'], all: false }],
      ['{"all":true}', { tags: [], paths: [], all: true }],
      ['tags=e%3Aone&tags=many&paths=/news', { tags: ['e:one', 'many'], paths: ['/news'], all: false }],
      ['all=true', { tags: [], paths: [], all: true }],
    ])('by %s', async (body, order) => {
      expect(await post(body)).toEqual([200, { purged: 7 }])
      expect(purge).toHaveBeenLastCalledWith(order)
    })

    it.each([
      ['', 'Nothing is named.'],
      ['{}', 'Nothing is named.'],
      ['{"all":false}', 'Nothing is named.'],
      ['{"tags":', 'is not an object in JSON'],
      ['["e:one"]', 'is not an object in JSON'],
      ['{"tag":["e:one"]}', '"tag" is not known.'],
      ['{"tags":"e:one"}', '"tags" is not a list of texts.'],
      ['{"paths":[1]}', '"paths" is not a list of texts.'],
      ['{"all":"yes"}', '"all" is neither true nor false.'],
      ['all=yes', '"all" is neither true nor false.'],
      ['{"tags":["one"]}', '"one" is not a tag. Tags are e:<uid>'],
      ['{"paths":["news"]}', '"news" is not a valid path of the site.'],
      ['{"paths":["https://elsewhere.example/"]}', 'is not a valid path of the site.'],
    ])('and say how, where %s is sent', async (body, why) => {
      purge.mockClear()
      expect(await post(body)).toEqual([400, { error: expect.stringContaining(why) }])
      expect(purge).not.toHaveBeenCalled()
    })

    it('for whoever knows the secret alone', async () => {
      purge.mockClear()
      expect(await post('{"all":true}', 'no secret')).toEqual([
        401,
        { error: 'Send "Authorization: Bearer" and the value of CONTENT_SECRET.' },
      ])
      const get = await fetch(`${await serving()}/_cache/purge`)
      expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
      expect(purge).not.toHaveBeenCalled()
    })
  })

  it.each([
    ['by itself', '2027-01-02T03:04:05-08:00'],
    ['as JSON', '{"now":"2027-01-02T03:04:05-08:00"}'],
    ['as a form', 'now=2027-01-02T03%3A04%3A05-08%3A00'],
  ])('move the clock, given a moment %s', async (_, body) => {
    const moveClock = vi.fn(async () => {})
    const origin = await serve({ moveClock })
    const answer = await fetch(`${origin}/_clock`, { method: 'POST', body })
    expect(await answer.json()).toEqual({ now: '2027-01-02T11:04:05.000Z' })
    expect(moveClock).toHaveBeenCalledWith(new Date('2027-01-02T11:04:05Z'))
  })

  it('say how a moment is written', async () => {
    const origin = await serve({ moveClock: async () => {} })
    for (const body of ['', 'tomorrow', '{"now":5}', '{"now":"2027-01-02"}'])
      expect((await fetch(`${origin}/_clock`, { method: 'POST', body })).status).toBe(400)
  })

  it('are no addresses at all where they are not offered', async () => {
    const origin = await serve()
    for (const path of ['/_clock', '/_content/sync', '/_cache/purge'])
      expect((await fetch(origin + path, { method: 'POST', body: '2027-01-02T03:04:05Z' })).status).toBe(404)
  })
})
