import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { jsonService } from './json-service.ts'

/** A shop that answers by path; what it has no answer to is missing. */
function shop(answers: Record<string, unknown>, url = 'https://shop.example.org/v1') {
  const asked: string[] = []
  const log = rememberingLog()
  const counted: string[] = []
  const metrics = { asked: () => () => {}, staleIfError: () => counted.push('last good') }
  const fetch = (async (address: string) => {
    asked.push(address)
    const answer = answers[new URL(address).pathname]
    return new Response(JSON.stringify(answer) ?? '', { status: answer === undefined ? 404 : 200 })
  }) as typeof globalThis.fetch
  let time = 0
  const now = () => new Date(time)
  const service = jsonService({
    name: 'The shop',
    url,
    freshMs: 1000,
    now,
    log,
    metrics,
    fetch,
  })
  const resource = {
    label: (id: string) => `The price of ${id}`,
    path: (id: string) => `/prices/${id}`,
    read(answer: unknown, _id: string, onInvalidField: (field: string, reason: string) => void): number {
      const { price, stock } = answer as { price?: unknown; stock?: unknown }
      if (typeof price !== 'number') throw new Error('price is missing.')
      if (typeof stock === 'string') onInvalidField('stock', 'must be a number')
      return price
    },
    maxBytes: 10_000,
  }
  return { service, resource, asked, log, counted, pass: (ms: number) => (time += ms) }
}

describe('a service that answers with JSON', () => {
  it('is asked below its address, once while an answer is fresh', async () => {
    const { service, resource, asked } = shop({ '/v1/prices/cup': { price: 12 } })
    const price = service.one(resource)
    expect([await price('cup'), await price('cup')]).toEqual([12, 12])
    expect(asked).toEqual(['https://shop.example.org/v1/prices/cup'])
  })

  it('is sent the query of its address, which no line of the log holds', async () => {
    const { service, resource, asked, log } = shop(
      { '/v1/prices/cup': { stock: 'many', price: 1 } },
      'https://shop.example.org/v1/?key=of-the-shop',
    )
    await service.one(resource)('cup')
    await service.one({ ...resource, path: (id) => `/prices?id=${id}`, fallback: () => 1 })('jar')
    expect(asked).toEqual([
      'https://shop.example.org/v1/prices/cup?key=of-the-shop',
      'https://shop.example.org/v1/prices?id=jar&key=of-the-shop',
    ])
    expect(log.messages).toHaveLength(1)
    expect(JSON.stringify(log.lines)).not.toContain('of-the-shop')
  })

  it('may not know one thing; a list that it does not know is a failure', async () => {
    const { service, resource } = shop({})
    expect(await service.one(resource)('cup')).toBeNull()
    await expect(service.list(resource)('cup')).rejects.toThrow('The shop answered 404.')
  })

  it('Q-20 says what is not valid: the whole answer, or a field that is left out', async () => {
    const { service, resource, log } = shop({
      '/v1/prices/cup': {},
      '/v1/prices/jar': { price: 30, stock: 'many' },
    })
    await expect(service.one(resource)('cup')).rejects.toThrow('The price of cup is not valid: price is missing.')
    expect(await service.one(resource)('jar')).toBe(30)
    expect(log.messages).toEqual(['The price of jar: stock is not valid: it must be a number.'])
  })

  it('Q-20 gives its last good answer while it fails, and says so', async () => {
    const answers: Record<string, unknown> = { '/v1/prices/cup': { price: 12 } }
    const { service, resource, log, counted, pass } = shop(answers)
    const price = service.list(resource)
    await price('cup')
    delete answers['/v1/prices/cup']
    pass(1000)
    expect(await price('cup')).toBe(12)
    await expect.poll(() => log.messages).toEqual(['The price of cup is an old one: The shop answered 404.'])
    expect(counted).toEqual(['last good'])
  })

  it('Q-20 asks for what stands in where no answer is remembered', async () => {
    const { service, resource, log, counted } = shop({})
    const price = service.list({ ...resource, fallback: (id) => (id === 'cup' ? 11 : undefined) })
    expect(await price('cup')).toBe(11)
    expect([log.messages.length, counted]).toEqual([1, ['last good']])
    await expect(price('jar')).rejects.toThrow('404')
  })
})
