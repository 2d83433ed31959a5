import { describe, expect, it } from 'vitest'
import { changeOf } from './fake-site.ts'
import { servedFake } from './served-fake.ts'

const fake = servedFake()
const { get, titleOf } = fake

describe('bounds', () => {
  it('Q-24 bounds memory by bytes and keeps what is asked for', async () => {
    await fake.restart({ bytes: 100_000 })
    for (let index = 0; index < 100; index++) {
      await titleOf(`/page-${index}`)
      await titleOf('/wanted')
    }
    expect(fake.cache.bytes).toBeLessThanOrEqual(100_000)
    expect(fake.cache.size).toBeLessThan(80)
    expect(fake.site.renders.get('/wanted')).toBe(1)
  })

  it('Q-24 counts the bodies that were unpacked for whoever reads no small form', async () => {
    await fake.restart({ bytes: 200_000 })
    fake.site.text = 'the same words, again and again '.repeat(500)
    for (let index = 0; index < 15; index++) await titleOf(`/page-${index}`)
    // All are packed: one that is not would be packed later, and counted for nothing that is unpacked.
    await expect.poll(() => fake.cache.bytes).toBeLessThan(65_000)
    // Those that made way are made and packed again meanwhile: what is counted falls, too.
    const counted: number[] = []
    for (let index = 0; index < 30; index++) {
      await titleOf(`/page-${index % 15}`, { 'accept-encoding': 'identity' })
      counted.push(fake.cache.bytes)
    }
    expect(Math.max(...counted)).toBeGreaterThan(150_000)
    expect(Math.max(...counted)).toBeLessThanOrEqual(200_000)
  })

  it('Q-24 CLR-004 values that a page never offered show the page without them, which is made once', async () => {
    for (let page = 10; page < 60; page++) expect(await titleOf(`/list?page=${page}`)).toBe('/list 1')
    expect(await titleOf('/list')).toBe('/list 1')
    expect([fake.cache.size, fake.site.renders.size]).toEqual([1, 1])
    expect(await titleOf('/list?page=2')).toBe('/list?page=2 1')
  })

  it('Q-24 those who ask for such values while the page is being made wait for it', async () => {
    let open = () => {}
    fake.site.during = () => new Promise((resolve) => (open = resolve))
    const answers = ['/list', '/list?page=10', '/list?page=11', '/list?page=10'].map((path) => titleOf(path))
    await expect.poll(() => fake.site.opened).toBe(4)
    open()
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['/list 1']))
  })

  it('what was offered once and is no more makes way for the page without it', async () => {
    expect(await titleOf('/list?page=2')).toBe('/list?page=2 1')
    fake.site.pages = 1
    await fake.cache.purge([changeOf('/list')])
    expect([await titleOf('/list?page=2'), await titleOf('/list?page=2')]).toEqual(['/list 1', '/list 1'])
    expect(fake.site.renders.get('/list?page=2')).toBe(1)
  })

  it('Q-24 lets any number of choices push out no page that visitors share', async () => {
    await fake.restart({ bytes: 400_000 })
    await titleOf('/a')
    for (let index = 0; index < 200; index++) expect((await get(`/list-${index}?page=2`)).status).toBe(200)
    expect(await titleOf('/a')).toBe('/a 1')
    expect(fake.cache.bytes).toBeLessThanOrEqual(400_000)
  })

  it('Q-24 lets any number of missing addresses push out no page', async () => {
    await fake.restart({ bytes: 200_000 })
    await titleOf('/a')
    for (let index = 0; index < 200; index++) expect((await get(`/missing-${index}`)).status).toBe(404)
    expect(await titleOf('/a')).toBe('/a 1')
    expect(fake.cache.size).toBeLessThan(20)
  })

  it('Q-24 turns away whoever would wait behind too many, with the old page where there is one', async () => {
    await fake.restart({ queue: 2 })
    await titleOf('/old')
    await fake.cache.purge([changeOf('/old')])
    const openings: (() => void)[] = []
    fake.site.during = () => new Promise((resolve) => openings.push(resolve))
    // The gate lets so many wait for something outside; the next ones queue.
    const maxInFlight = Array.from({ length: 128 }, (_, index) => titleOf(`/slow-${index}`))
    await expect.poll(() => fake.site.renders.size).toBe(129)
    const queued = ['/queued-1', '/queued-2'].map((path) => titleOf(path))
    await expect.poll(() => fake.site.opened).toBe(131)
    const refused = await get('/refused')
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '1',
      'no-store',
    ])
    const old = await get('/old')
    expect([old.status, /<title>(.*)<\/title>/.exec(await old.text())?.[1]]).toEqual([200, '/old 1'])
    expect(old.headers.get('cache-status')).toBe('Atrium; fwd=stale; fwd-status=503')
    expect(fake.cache.counters).toMatchObject({ refused: 2, staleIfError: 1 })
    fake.site.during = () => {}
    for (const open of openings) open()
    await Promise.all([...maxInFlight, ...queued])
  })

  it('keeps nothing when it has no memory', async () => {
    await fake.restart({ bytes: 0 })
    expect([await titleOf('/a'), await titleOf('/a')]).toEqual(['/a 1', '/a 2'])
  })

  it('keeps pages of the canonical host apart', async () => {
    await fake.restart({ canonicalHost: new URL(fake.origin).host })
    await titleOf('/a')
    await titleOf('/a')
    expect(fake.site.renders.get('/a')).toBe(1)
  })
})
