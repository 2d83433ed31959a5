import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DerivativeCache } from '../derivatives/cache.ts'

const log = { info() {}, warn() {}, error() {} }
const keyOf = (number: number) => number.toString(16).padStart(64, '0')
const picture = (bytes: number, value = 7) => ({ contentType: 'image/webp', body: Buffer.alloc(bytes, value) })

/** Writes as the process that draws does. */
async function write(cache: DerivativeCache, key: string, { contentType, body }: ReturnType<typeof picture>) {
  const file = await cache.prepare(key)
  const content = Buffer.concat([Buffer.from(`${contentType} ${body.length} ${crc32(body)}\n`), body])
  await writeFile(file, content)
  await cache.keep(key, file, content.length)
}

async function read(cache: DerivativeCache, key: string) {
  const found = await cache.open(key)
  if (!found) return null
  const { contentType, length, body, file } = found
  const buffer = Buffer.alloc(length)
  if (file) await file.read({ buffer, position: found.start })
  await found.close()
  return { contentType, body: body ?? buffer }
}

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'derivatives-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = (maxBytes = 10_000, memoryBytes?: number) =>
  new DerivativeCache({ directory, maxBytes, ...(memoryBytes && { memoryBytes }), log })
const keptOf = async (cache: DerivativeCache, keys: number[]) => {
  const kept: number[] = []
  for (const key of keys) if (await read(cache, keyOf(key))) kept.push(key)
  return kept
}
const bytesOnDisk = async () => {
  const files = await readdir(directory, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('derivatives on disk', () => {
  it('come back as they were written, in a later run too', async () => {
    await write(open(), keyOf(1), picture(500))
    expect(await read(open(), keyOf(1))).toEqual(picture(500))
    expect(await read(open(), keyOf(2))).toBeNull()
  })

  it('stay within their bound when one is deleted while a start counts them', async () => {
    const cache = open()
    for (const key of [1, 2, 3]) await write(cache, keyOf(key), picture(1_000))
    await symlink('nowhere', join(directory, '00', keyOf(4)))
    await open(2_500).holds(keyOf(1))
    expect(await bytesOnDisk()).toBeLessThanOrEqual(2_500)
  })

  it('stay within their bound, the least recently used going first', async () => {
    const cache = open(3_500)
    for (const key of [1, 2, 3]) await write(cache, keyOf(key), picture(1_000))
    await read(cache, keyOf(1))
    await write(cache, keyOf(4), picture(1_000))
    expect(await keptOf(cache, [1, 2, 3, 4])).toEqual([1, 3, 4])
    expect(await bytesOnDisk()).toBe(cache.bytes)
    expect(cache.bytes).toBeLessThanOrEqual(3_500)
  })

  it('Q-24 are no more than memory has room for, however small they are', async () => {
    const cache = open(10_000_000, 1000)
    for (let key = 1; key <= 20; key++) await write(cache, keyOf(key), picture(10))
    expect(await keptOf(cache, [1, 14, 15, 16, 20])).toEqual([16, 20])
    expect(await bytesOnDisk()).toBe(cache.bytes)
  })

  it('are brought within a bound that was lowered, by the time of their last use', async () => {
    const cache = open()
    for (const key of [1, 2, 3]) await write(cache, keyOf(key), picture(1_000))
    const pathOf = (key: number) => join(directory, keyOf(key).slice(0, 2), keyOf(key))
    await utimes(pathOf(1), 3_000, 3_000)
    await utimes(pathOf(2), 2_000, 1_000)
    await utimes(pathOf(3), 1_000, 1_000)
    expect(await keptOf(open(2_500), [1, 2, 3])).toEqual([1, 2])
    expect(await bytesOnDisk()).toBeLessThanOrEqual(2_500)
  })

  it('count once when they are written twice', async () => {
    const cache = open()
    await write(cache, keyOf(1), picture(1_000))
    await write(cache, keyOf(1), picture(600))
    expect(cache.bytes).toBe(await bytesOnDisk())
  })

  it('that are large stay in their file, and are checked again when it was written again', async () => {
    const cache = open(10_000_000)
    const large = picture(1_000_000)
    await write(cache, keyOf(1), large)
    for (const _ of [1, 2]) {
      const found = await cache.open(keyOf(1))
      expect([found?.body, found?.length]).toEqual([undefined, 1_000_000])
      await found?.close()
      expect(await read(cache, keyOf(1))).toEqual(large)
    }
    const file = join(directory, keyOf(1).slice(0, 2), keyOf(1))
    const spoilt = await readFile(file)
    spoilt[700_000] = 8
    await writeFile(file, spoilt)
    expect(await read(cache, keyOf(1))).toBeNull()
  })

  it('of a run that was killed while writing are cleared away', async () => {
    await mkdir(join(directory, 'ab'), { recursive: true })
    await writeFile(join(directory, 'ab', `${keyOf(1)}.99999999-0.tmp`), 'half a pict')
    await writeFile(join(directory, 'notes.txt'), 'not ours')
    await keptOf(open(), [1])
    expect((await readdir(directory, { recursive: true })).sort()).toEqual(['ab', 'notes.txt'])
  })
})
