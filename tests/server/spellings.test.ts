import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../server/operations/operations.ts'
import { serverRoutes } from '../../server/operations/routes.ts'
import { INSIDE, spellingsOf } from '../outside/spellings.ts'
import { askRaw, rawRequest } from '../safe/raw.ts'

const secret = 'long enough a secret'
const everything = operations({
  ready: async () => undefined,
  metrics: new Registry(),
  guarded: { secret, sync: async () => ({}), purge: async () => 0 },
  hinted: { secret, hint: () => undefined },
  browserErrors: () => true,
  moveClock: async () => undefined,
})
const app = express().use(everything)
app.use((_request, response) => void response.status(404).send('no such page'))
const server = app.listen(0, '127.0.0.1')
beforeAll(() => server.listening || once(server, 'listening'))
afterAll(() => server.close())

const routes = serverRoutes.map((route) => route.slice(1))

describe('addresses for those who run the site', () => {
  it.each(routes)('are known in no spelling but their own: %s', async (name) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const ask = (method: string, target: string) => askRaw(origin, rawRequest(method, target, 'Content-Length: 0'))
    const known: string[] = []
    for (const spelling of spellingsOf(name))
      for (const method of ['GET', 'POST']) {
        const { status, whole } = await ask(method, spelling)
        if (status !== 400 && !whole.endsWith('no such page')) known.push(`${method} ${spelling}: ${status}`)
      }
    expect(known).toEqual([])
    expect((await ask('GET', `/${name}?`)).whole).not.toContain('no such page')
  })

  it('are kept from visitors by rules that are tried with all of them', () => {
    expect(routes).toEqual(expect.arrayContaining([...INSIDE]))
  })
})
