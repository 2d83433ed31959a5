import { appendFile, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KINDS, put } from '../../../tests/files/objects.ts'
import { MasterFacts } from '../masters/master-facts.ts'
import { Masters } from '../masters/masters.ts'
import { drawMasters, grid } from './fixture.ts'

let folder: string
let data: string
let factsFile: string
beforeAll(async () => {
  folder = await drawMasters()
  data = await mkdtemp(join(tmpdir(), 'facts-'))
})
afterAll(() => Promise.all([folder, data].map((path) => rm(path, { recursive: true }))))
beforeEach(async () => {
  factsFile = join(await mkdtemp(join(data, 'run-')), 'masters.jsonl')
})

const start = () => new Masters(folder, { facts: new MasterFacts(factsFile) })
const SIZE = { width: grid.width, height: grid.height }
const lines = async () => (await readFile(factsFile, 'utf8')).trim().split('\n')

/** Whoever reads the file now finds no picture; by its time and size it is the same. */
async function spoil(name: string): Promise<() => Promise<void>> {
  const file = join(folder, name)
  const { atime, mtime } = await stat(file)
  const content = await readFile(file)
  const put = async (bytes: Buffer) => {
    await writeFile(file, bytes)
    await utimes(file, atime, mtime)
  }
  await utimes(file, atime, mtime)
  await put(Buffer.alloc(content.length))
  return () => put(content)
}

describe('what is learnt of masters', () => {
  it.each(KINDS.filter((kind) => !/nothing|root|endless|pipe outside|folder/.test(kind)))(
    'Q-23 is learnt again where its file is none, and kept from then on: %s',
    async (kind) => {
      await put(kind, factsFile, { inside: dirname(factsFile), outside: folder, body: 'no line' })
      expect(await start().find('flat')).toMatchObject(SIZE)
      await expect.poll(() => lines().catch(() => [])).toContainEqual(expect.stringContaining('flat.png'))
    },
  )

  it('is known to the next process, which reads none of them', async () => {
    const { mtime, atime } = await stat(join(folder, 'flat.png'))
    await utimes(join(folder, 'flat.png'), atime, mtime)
    const first = await start().find('flat')
    const hash = await first?.hash()
    await expect.poll(lines).toHaveLength(2)
    const restore = await spoil('flat.png')
    const again = await start().find('flat')
    expect(again).toMatchObject(SIZE)
    expect(await again?.hash()).toBe(hash)
    await restore()
  })

  it('is the size alone, as long as nobody asks for the picture', async () => {
    expect(await start().find('photo')).toMatchObject(SIZE)
    await expect.poll(lines).toHaveLength(1)
    expect((await lines())[0]).not.toContain('hash')
  })

  it('is learnt again of a master that was written again', async () => {
    const masters = start()
    const before = await (await masters.find('flat'))?.hash()
    await appendFile(join(folder, 'flat.png'), 'more')
    expect(await (await masters.find('flat'))?.hash()).not.toBe(before)
    expect(await (await start().find('flat'))?.hash()).not.toBe(before)
  })

  it('is learnt again where its file is damaged, cut or cannot be used', async () => {
    await (await start().find('photo'))?.hash()
    await expect.poll(lines).toHaveLength(2)
    const whole = await readFile(factsFile)
    const damage = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), fc.nat(whole.length))
    await fc.assert(
      fc.asyncProperty(damage, async ([at, flip, length]) => {
        const bytes = Buffer.from(whole)
        bytes[at] = (bytes[at] as number) ^ flip
        await writeFile(factsFile, bytes.subarray(0, length))
        expect(await start().find('photo')).toMatchObject(SIZE)
      }),
      { numRuns: 100, seed: 11 },
    )
    factsFile = folder
    expect(await start().find('photo')).toMatchObject(SIZE)
  })

  it('takes no more lines than twice the masters', async () => {
    const facts = new MasterFacts(factsFile)
    for (let version = 0; version < 50; version++) facts.add('a.png', `${version}`, SIZE)
    await expect.poll(lines).toHaveLength(50)
    expect(await new MasterFacts(factsFile).find('a.png', '49')).toEqual(SIZE)
    await expect.poll(lines).toHaveLength(1)
    expect(await new MasterFacts(factsFile).find('a.png', '49')).toEqual(SIZE)
  })
})
