import { describe, expect, it } from 'vitest'
import { servedFake } from '../../../tests/server/served-fake.ts'
import type { OutsideKeys } from './outside.ts'

const outsideOf = (headers: string[]): OutsideKeys => ({
  headers,
  keysOf: (key, { entries }, most) => ['all', `p:${key}`, ...[...entries].map((uid) => `e:${uid}`), `most:${most}`],
})

describe('what answers tell caches outside', () => {
  const fake = servedFake()
  const { get } = fake
  const tell = (headers: string[]) => fake.restart({ outside: outsideOf(headers) })

  it('stands in the line that the cache reads', async () => {
    await tell(['surrogate-key'])
    expect((await get('/a')).headers.get('surrogate-key')).toBe('all p:/a e:/a most:2500')
    await tell(['cache-tag'])
    const { headers } = await get('/a')
    expect([headers.get('cache-tag'), headers.get('surrogate-key')]).toEqual(['all,p:/a,e:/a,most:2500', null])
  })

  it('is half as much in each of two lines', async () => {
    await tell(['surrogate-key', 'cache-tag'])
    const { headers } = await get('/a')
    expect(headers.get('surrogate-key')).toBe('all p:/a e:/a most:1250')
    expect(headers.get('cache-tag')).toBe('all,p:/a,e:/a,most:1250')
  })

  it('is nothing on pages of one visitor, and on old ones that are shown since a new one cannot be made', async () => {
    await tell(['cache-tag'])
    const own = await get('/own', { cookie: 'dismissed=one' })
    expect([own.headers.get('cache-tag'), own.headers.get('cache-control')]).toEqual([null, 'private, max-age=0'])
    await get('/failing')
    fake.cache.expire({ tags: [], paths: ['/failing'], all: false })
    fake.site.during = () => Promise.reject(new Error('It fails'))
    const old = await get('/failing')
    expect(old.headers.get('cache-status')).toContain('stale')
    expect(old.headers.get('cache-tag')).toBeNull()
  })

  it('makes another page of the same body with other keys, so that a cache that asks whether it holds learns them', async () => {
    await tell(['surrogate-key'])
    const { site, cache } = fake
    const body = async () => {
      site.renders.clear()
      const answer = await get('/b')
      return [await answer.text(), answer.headers.get('etag')]
    }
    const [first, etag] = await body()
    cache.clear()
    expect(await body()).toEqual([first, etag])
    cache.clear()
    site.shown = ['another']
    const [second, other] = await body()
    expect(second).toBe(first)
    expect(other).not.toBe(etag)
  })

  it('is as it was where no cache outside is told', async () => {
    const { headers } = await get('/a')
    expect(headers.get('surrogate-key')).toBe('e:/a')
    expect(headers.get('cache-tag')).toBeNull()
  })
})
