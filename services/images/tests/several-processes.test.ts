import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawMasters, serveImages } from './fixture.ts'

const WEBP = { accept: 'image/webp' }
const address = (width: number) => `/photo/full/${width},/0/default.jpg`

/** One at a time, as through a supervisor. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(_: string, work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

describe('image servers that share a directory', () => {
  let mastersDir: string
  beforeAll(async () => {
    mastersDir = await drawMasters()
  })
  afterAll(() => rm(mastersDir, { recursive: true, force: true }))

  /** Two of them, each of which is told at once what the other changes. */
  async function two(maxBytes = 10_000_000) {
    const exclusively = oneAtATime()
    type Served = Awaited<ReturnType<typeof serveImages>>
    const served: Served[] = []
    const resized: string[][] = [[], []]
    const settings = (own: number) => ({
      mastersDir,
      maxBytes,
      exclusively,
      onChange: (changed: [string, number]) => served[1 - own]?.service.noteChanged([changed]),
      onResize: (id: string) => void resized[own]?.push(id),
    })
    served.push(await serveImages(settings(0)))
    served.push(await serveImages({ ...settings(1), cacheDir: served[0]?.cacheDir as string }))
    const [one, other] = served as [Served, Served]
    const close = async () => {
      await other.close()
      await one.close()
    }
    return { one, other, resized, close }
  }

  it('make a picture once, however many ask each of them at once', async () => {
    const { one, other, close } = await two()
    const answers = await Promise.all([one, other, one, other].map(({ get }) => get(address(120), WEBP)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [a, b] = [one.service.metrics(), other.service.metrics()]
    expect([a.drawn + b.drawn, a.cached + b.cached]).toEqual([1, 1])
    await close()
  })

  it('know together what is kept, so that it stays within the bound', async () => {
    const { one, other, close } = await two(3000)
    for (let width = 100; width < 160; width += 10)
      expect((await (width % 20 ? one : other).get(address(width), WEBP)).status).toBe(200)
    const bytes = one.service.metrics().bytes
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(3000)
    expect(other.service.metrics().bytes).toBe(bytes)
    other.service.noteChanged([['../../etc', 5000]])
    expect(other.service.metrics().bytes).toBe(bytes)
    await close()
  })

  it('learn from each other that a master has another size', async () => {
    const { one, other, resized, close } = await two()
    const draw = async (width: number) =>
      writeFile(
        join(mastersDir, 'replaced.png'),
        await sharp({ create: { width, height: 30, channels: 3, background: '#888' } })
          .png()
          .toBuffer(),
      )
    await draw(60)
    for (const { service } of [one, other]) expect(await service.sizeOf('replaced')).toEqual({ width: 60, height: 30 })
    await draw(50)
    await one.get('/replaced/info.json')
    expect(resized).toEqual([['replaced'], []])
    for (const _ of [1, 2]) await other.service.look('replaced')
    expect(resized).toEqual([['replaced'], ['replaced']])
    expect(await other.service.sizeOf('replaced')).toEqual({ width: 50, height: 30 })
    await close()
  })
})
