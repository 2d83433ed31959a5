// Takes minutes: begins first.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import Database from 'libsql'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, writeEntry } from '../browser/content.ts'
import { takeKeptStore } from '../browser/kept-store.ts'
import { type HostedSite, hostSite, withSite } from '../browser/server.ts'

const content = contentDirectory(
  ...Array.from({ length: 60 }, (_, index) => documentEntry(`page-${index}`, `Words of page ${index}.`)),
)
const store = (data: string) => join(data, 'content.db')

async function expectWhole(origin: string) {
  for (const index of [0, 30, 59]) {
    const answer = await fetch(`${origin}/page-${index}`)
    expect([answer.status, (await answer.text()).includes(`Words of page ${index}.`)]).toEqual([200, true])
  }
  expect((await (await fetch(`${origin}/sitemap/page-0.xml`)).text()).match(/<loc>/g)).toHaveLength(1)
}

/** A store as a stopped server leaves it, all in one file. */
const good = temporaryFolder('data')
beforeAll(async () => {
  const site = await hostSite({ content, data: good })
  await site.stop()
  const database = new Database(store(good))
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
})

/** A store of its own for each test that damages it. */
function goodStore(): string {
  const data = temporaryFolder('data')
  cpSync(good, data, { recursive: true })
  return data
}

const overwrite = (file: string, from: number, length: number) => {
  const bytes = readFileSync(file)
  bytes.fill(0x5a, from, Math.min(from + length, bytes.length))
  writeFileSync(file, bytes)
}

const damages: Record<string, (data: string) => void> = {
  'is no database': (data) => writeFileSync(store(data), 'This is no database. '.repeat(5000)),
  'has lost its beginning': (data) => overwrite(store(data), 0, 100),
  'has lost pages in the middle': (data) => overwrite(store(data), 8192, 65_536),
  'has garbage in each of its parts': (data) => {
    for (let from = 4000; from < statSync(store(data)).size; from += 20_000) overwrite(store(data), from, 200)
  },
  'has a folder in its place': (data) => {
    rmSync(store(data))
    mkdirSync(join(store(data), 'folder'), { recursive: true })
  },
  'has a folder in the place of its log': (data) => {
    rmSync(`${store(data)}-wal`, { force: true })
    mkdirSync(`${store(data)}-wal`)
  },
  'is cut off': (data) => writeFileSync(store(data), readFileSync(store(data)).subarray(0, 40_000)),
  'is empty': (data) => writeFileSync(store(data), ''),
  'has a foreign log beside it': (data) => {
    writeFileSync(`${store(data)}-wal`, Buffer.alloc(70_000, 7))
    writeFileSync(`${store(data)}-shm`, Buffer.alloc(32_768, 7))
  },
  'was deleted': (data) => rmSync(store(data)),
  'was deleted with its folder': (data) => rmSync(data, { recursive: true }),
}

describe('Q-23 a store that', () => {
  it.each(Object.entries(damages))('%s is made again, and the start says so', async (name, damage) => {
    const data = goodStore()
    damage(data)
    const site = await hostSite({ content, data })
    try {
      await expectWhole(site.origin)
      expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
      if (name !== 'has a foreign log beside it')
        expect(site.output()).toMatch(
          /content store .* (is damaged and is made again|is made in|cannot be written)|A new content store/,
        )
    } finally {
      await site.stop()
    }
  })

  it('is whole is not made again', async () => {
    const site = await hostSite({ content, data: goodStore() })
    try {
      expect(site.output()).not.toMatch(/made again|A new content store/)
      const takenUp = () => site.log().find(({ msg }) => String(msg).startsWith('Content:'))
      await expect.poll(takenUp).toMatchObject({ entries: 60, read: 0, removed: 0 })
    } finally {
      await site.stop()
    }
  })
})

/** Overwrites one byte of each place where a text stands in the store. */
function damageText(data: string, text: string, byte: number): void {
  const bytes = readFileSync(store(data))
  let count = 0
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1), count++) bytes[at + 2] = byte
  expect(count).toBeGreaterThan(0)
  writeFileSync(store(data), bytes)
}

/** Tells the next start that its own process left the store as it is. */
const seal = (data: string) => {
  const { size, mtimeMs } = statSync(store(data))
  writeFileSync(`${store(data)}.seal`, `${size} ${mtimeMs}`)
}

describe.each([
  ['that is no UTF-8', 0xff],
  ['that breaks its JSON', 0x22],
  ['that is another letter', 0x78],
])('Q-23 a damaged byte in the store %s', (_, byte) => {
  const expectRepaired = async (site: HostedSite) => {
    for (let visit = 0; visit < 2; visit++) await expectWhole(site.origin)
    expect(site.output()).toMatch(/Rows of the content store \S+ are damaged; .*document_page_30/)
    expect(site.output()).not.toContain('made again')
  }

  it.each([
    ['is seen at the start', () => undefined],
    ['is seen by the first visitor', seal],
  ])('%s, and the page is there', async (_, prepare) => {
    const data = goodStore()
    damageText(data, 'Words of page 30.', byte)
    prepare(data)
    const site = await hostSite({ content, data })
    try {
      await expectRepaired(site)
    } finally {
      await site.stop()
    }
  })

  it('that comes while the site runs is seen by the first visitor, and the page is there', async () => {
    const data = goodStore()
    seal(data)
    const site = await hostSite({ content, data, environment: { CACHE_MEGABYTES: '0', CACHE_DISK_MEGABYTES: '0' } })
    try {
      damageText(data, 'Words of page 30.', byte)
      await expectRepaired(site)
    } finally {
      await site.stop()
    }
  })
})

const SECRET = 'long enough a secret'
async function sync(site: HostedSite): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}` }
  expect((await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })).status).toBe(200)
}

describe('Q-23 while the site runs', () => {
  it('the store is deleted or damaged: pages are served, and what is published next is seen', async () => {
    const data = temporaryFolder('data')
    const own = contentDirectory(documentEntry('a', 'First words.'), documentEntry('b', 'Other words.'))
    const site = await hostSite({ content: own, data, environment: { CONTENT_SECRET: SECRET } })
    const text = async (path: string) => (await fetch(site.origin + path)).text()
    const publish = async (words: string, version: number) => {
      writeEntry(own, documentEntry('a', words, { _version: version }))
      await sync(site)
    }
    try {
      expect(await text('/a')).toContain('First words.')
      for (const suffix of ['', '-wal', '-shm']) rmSync(store(data) + suffix, { force: true })
      expect(await text('/a')).toContain('First words.')
      expect(await text('/b')).toContain('Other words.')
      await publish('Second words.', 2)
      expect(await text('/a')).toContain('Second words.')
      expect(await text('/b')).toContain('Other words.')
      await publish('Third words.', 3)
      expect(await text('/a')).toContain('Third words.')
      expect((await fetch(`${site.origin}/no-such-page`)).status).toBe(404)
    } finally {
      await site.stop()
    }
  })

  describe('the store is cut: pages are served, and what is published next is seen', () => {
    const data = temporaryFolder('data')
    const environment = { CACHE_MEGABYTES: '0', CACHE_DISK_MEGABYTES: '0', CONTENT_SECRET: SECRET }
    const site = withSite({ content, data, environment })

    it.each([0, 1, 100, 4096, 5000, 100_000])('to %i bytes', async (size) => {
      await expectWhole(site.origin)
      truncateSync(store(data), size)
      await expectWhole(site.origin)
      await sync(site)
      truncateSync(store(data), size)
      await sync(site)
      await expectWhole(site.origin)
    })
  })

  it('derived pictures are deleted or damaged: they are made again', async () => {
    const data = temporaryFolder('data')
    await takeKeptStore(data)
    const site = await hostSite({ data, environment: { LOG_LEVEL: 'warn' } })
    const address = `${site.origin}/iiif/lost/full/400,300/0/default.jpg`
    const picture = async () => {
      const answer = await fetch(address)
      return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      }
    }
    const kept = () =>
      readdirSync(join(data, 'images'), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name))
    try {
      const first = await picture()
      expect([first.status, first.type]).toEqual([200, 'image/jpeg'])
      expect(first.bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
      await expect.poll(() => kept().length).toBeGreaterThan(0)
      rmSync(join(data, 'images'), { recursive: true })
      expect((await picture()).bytes.length).toBe(first.bytes.length)
      await expect.poll(() => existsSync(join(data, 'images')) && kept().length).toBeGreaterThan(0)
      for (const spoil of [
        (file: string) => writeFileSync(file, ''),
        (file: string) => overwrite(file, 0, 20),
        (file: string) => overwrite(file, 500, 100),
      ]) {
        for (const file of kept()) spoil(file)
        const again = await picture()
        expect([again.status, again.bytes.equals(first.bytes)]).toEqual([200, true])
      }
      rmSync(join(data, 'images'), { recursive: true })
      writeFileSync(join(data, 'images'), 'A file where the folder was.')
      expect((await picture()).bytes.equals(first.bytes)).toBe(true)
      expect(site.output()).toContain('Derivatives are not cached')
    } finally {
      await site.stop()
    }
  })
})
