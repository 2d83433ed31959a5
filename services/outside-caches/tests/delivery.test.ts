import { temporaryFolder } from 'atrium/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDependencies } from '#engine/content/dependencies.ts'
import { cloudflareVendor, fastlyVendor, type Vendor, varnishVendor } from '../../../tests/outside/vendors.ts'
import { changeOf } from '../../../tests/server/fake-site.ts'
import { OutsideCaches } from '../index.ts'

const TOKEN = 'a-token-of-the-vendor'
const SETTINGS = { FASTLY_API_URL: 'https://fastly.example', CLOUDFLARE_API_URL: 'https://cloudflare.example' }

interface Told {
  level: string
  message: string
}

function opened(settings: object, dataDir = temporaryFolder('purges')) {
  const state = { now: 0, told: [] as Told[] }
  const say = (level: string) => (_: object, message: string) => void state.told.push({ level, message })
  const log = { info: say('info'), warn: say('warn'), error: say('error') }
  const options = { settings: { ...SETTINGS, ...settings }, dataDir, log, clock: () => state.now, random: () => 0.5 }
  const outside = new OutsideCaches(options)
  /** Lets time go by, and everything happen that is due then. */
  const later = async (milliseconds: number) => {
    state.now += milliseconds
    outside.deliver()
    await expect.poll(() => outside.isResting).toBe(true)
  }
  const begin = () => {
    outside.begin('build', 7)
    outside.deliver()
    return later(0)
  }
  return { outside, state, later, begin, dataDir }
}

const keysOf = ({ purged }: Vendor) => purged.map(({ keys, isHard }) => [isHard ? 'hard' : 'soft', ...keys].join(' '))
const page = (uid: string) => ({ ...createDependencies(), entries: new Set([uid]) })

describe('what changes', async () => {
  const varnish = await varnishVendor()
  const fastly = await fastlyVendor('service', TOKEN)
  const cloudflare = await cloudflareVendor('zone', TOKEN)
  const all = {
    VARNISH_URL: [varnish.origin],
    FASTLY_API_URL: fastly.origin,
    FASTLY_SERVICE_ID: 'service',
    FASTLY_TOKEN: TOKEN,
    CLOUDFLARE_API_URL: `${cloudflare.origin}/client/v4`,
    CLOUDFLARE_ZONE_ID: 'zone',
    CLOUDFLARE_TOKEN: TOKEN,
  }
  const onlyVarnish = { VARNISH_URL: [varnish.origin] }
  const vendors = [varnish, fastly, cloudflare]

  beforeEach(() => {
    for (const vendor of vendors) Object.assign(vendor, { purged: [], calls: 0, instead: null })
  })

  it('is told to every cache, after a start everything, and twice', async () => {
    const { outside, later, begin } = opened(all)
    await begin()
    for (const vendor of vendors) expect(vendor.purged.map(({ keys }) => keys)).toEqual([['all']])
    await outside.changed([changeOf('/a')])
    await later(0)
    expect(varnish.purged[1]).toMatchObject({ isHard: false, keys: expect.arrayContaining(['e:/a', 'many']) })
    expect(fastly.purged[1]?.keys).toEqual(varnish.purged[1]?.keys)
    expect(cloudflare.purged[1]?.keys).toEqual(varnish.purged[1]?.keys)
    await later(5000)
    expect(
      varnish.purged
        .slice(2)
        .flatMap(({ keys }) => keys)
        .sort(),
    ).toEqual(['all', ...(varnish.purged[1]?.keys ?? [])].sort())
    await later(60_000)
    expect(varnish.purged).toHaveLength(3)
    expect(vendors.flatMap(({ violations }) => violations)).toEqual([])
    await outside.close()
  })

  it('is not told anew by the same build, and is by another one', async () => {
    const first = opened(onlyVarnish)
    await first.begin()
    await first.outside.close()
    expect(keysOf(varnish)).toEqual(['soft all', 'soft all'])
    const second = opened(onlyVarnish, first.dataDir)
    await second.begin()
    expect(varnish.purged).toHaveLength(2)
    expect(second.outside.revision).toBe(7)
    await second.outside.close()
    const third = opened(onlyVarnish, first.dataDir)
    third.outside.begin('another build', 7)
    await third.later(0)
    expect(keysOf(varnish).slice(2)).toEqual(['soft all'])
    await third.outside.close()
  })

  it('that an entry is gone is told as hard: nobody may see it any more', async () => {
    const { outside, later, begin } = opened(onlyVarnish)
    await begin()
    await outside.changed([changeOf('/a', 'gone'), changeOf('/b')])
    await later(0)
    expect(keysOf(varnish)[1]).toMatch(/^hard .*e:\/a/)
    expect(keysOf(varnish)[2]).toBe(`soft e:/b p:${keysOf(varnish)[2]?.slice(-10)}`)
    await outside.close()
  })

  it('waits while a cache fails, in order, and is told when it works; that is said once each', async () => {
    const { outside, later, begin, state } = opened(onlyVarnish)
    await begin()
    varnish.instead = (_, response) => response.writeHead(500).end()
    await outside.changed([changeOf('/a')])
    await later(0)
    await later(10)
    expect(varnish.calls).toBe(2)
    await outside.changed([changeOf('/b')])
    for (let time = 0; time < 5; time++) await later(100_000)
    expect(varnish.calls).toBe(7)
    expect(outside.states).toMatchObject([{ failed: 6, waiting: expect.any(Number), seconds: 500.01 }])
    expect(state.told.map(({ level }) => level)).toEqual(['warn'])
    expect(state.told[0]?.message).toMatch(
      /^varnish 127.0.0.1:\d+ does not purge: it answers 500\. .*npm run cache -- waiting/,
    )
    varnish.instead = null
    await later(100_000)
    const [, ...told] = varnish.purged
    const keys = told.flatMap((one) => one.keys)
    expect(keys.indexOf('e:/a')).toBeLessThan(keys.indexOf('e:/b'))
    expect(outside.states).toMatchObject([{ waiting: 0, seconds: 0 }])
    expect(state.told.map(({ level }) => level)).toEqual(['warn', 'info'])
    await outside.close()
  })

  it('leaves a cache alone for as long as it asks to', async () => {
    const { outside, later, begin } = opened({ ...all, VARNISH_URL: undefined, FASTLY_SERVICE_ID: undefined })
    await begin()
    cloudflare.instead = (_, response) => response.writeHead(429, { 'retry-after': '300' }).end()
    await outside.changed([changeOf('/a')])
    await later(0)
    expect(cloudflare.calls).toBe(2)
    await later(299_000)
    expect(cloudflare.calls).toBe(2)
    cloudflare.instead = null
    await later(1000)
    expect(cloudflare.purged.at(-1)?.keys).toContain('e:/a')
    await outside.close()
  })

  it('reaches the other caches while one fails', async () => {
    const { outside, later, begin } = opened(all)
    await begin()
    fastly.instead = (request) => request.socket.destroy()
    await outside.changed([changeOf('/a')])
    await later(0)
    expect([varnish, cloudflare].map(({ purged }) => purged.length)).toEqual([2, 2])
    expect(outside.states.map(({ waiting }) => waiting > 0)).toEqual([false, true, false])
    await outside.close()
  })

  it('survives the process, and is told by the next one', async () => {
    const first = opened(onlyVarnish)
    await first.begin()
    varnish.instead = (request) => request.socket.destroy()
    await first.outside.changed([changeOf('/a')])
    await first.later(0)
    await first.outside.close()
    varnish.instead = null
    const second = opened(onlyVarnish, first.dataDir)
    await second.begin()
    expect(varnish.purged.at(-1)?.keys).toContain('e:/a')
    await second.outside.close()
  })

  it('becomes everything where the cache does not take the keys', async () => {
    const { outside, later, begin } = opened(onlyVarnish)
    await begin()
    varnish.instead = (_, response) => {
      varnish.instead = null
      response.writeHead(400).end()
    }
    await outside.changed([changeOf('/a')])
    await later(0)
    await later(60_000)
    expect(keysOf(varnish)[1]).toBe('hard all')
    await outside.close()
  })

  it('becomes everything where too much of it waits, which is said', async () => {
    const { outside, later, begin, state } = opened(onlyVarnish)
    await begin()
    await outside.changed(Array.from({ length: 3000 }, (_, index) => changeOf(`/page-${index}`)))
    await later(0)
    expect(keysOf(varnish)).toEqual(['soft all', 'soft all'])
    expect(state.told.map(({ message }) => message)).toEqual([
      expect.stringContaining('Too many purges wait for varnish'),
    ])
    await outside.close()
  })

  it('is told by one of several processes, and of lists that another one has shown', async () => {
    const one = opened(onlyVarnish)
    await one.begin()
    const other = opened(onlyVarnish, one.dataDir)
    const list = { ...page('/list'), queries: new Map([['news', { types: ['page'] }]]) }
    const keys = new Set(other.outside.keysOf('/list', list, 2500, false))
    await one.outside.changed([changeOf('/a', 'new')])
    await other.later(0)
    await one.later(0)
    expect(varnish.purged).toHaveLength(2)
    expect(varnish.purged[1]?.keys.some((key) => key.startsWith('l:') && keys.has(key))).toBe(true)
    await Promise.all([one.outside.close(), other.outside.close()])
  })

  it('is told at the end too, where a stop comes first', async () => {
    const { outside, begin } = opened(onlyVarnish)
    await begin()
    await outside.changed([changeOf('/a')])
    await outside.close()
    expect(varnish.purged.flatMap(({ keys }) => keys).filter((key) => key === 'e:/a')).toHaveLength(2)
  })
})
