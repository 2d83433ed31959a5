import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawMasters, serveImages } from './fixture.ts'

const WEBP = { accept: 'image/webp' }
const SMALL = '/photo/full/200,150/0/default.jpg'

describe('a picture made before anybody asks for it', () => {
  let mastersDir: string
  beforeAll(async () => {
    mastersDir = await drawMasters()
  })
  afterAll(() => rm(mastersDir, { recursive: true, force: true }))

  it('is not made again for visitors, nor counted as asked for', async () => {
    const { service, get, close } = await serveImages({ mastersDir })
    expect(await service.prepare(SMALL, WEBP.accept)).toBe('drawn')
    expect(await service.prepare(SMALL, WEBP.accept)).toBe('kept')
    expect(service.metrics()).toMatchObject({ drawn: 0, cached: 0 })
    expect((await get(SMALL, WEBP)).status).toBe(200)
    expect(service.metrics()).toMatchObject({ drawn: 0, cached: 1 })
    await close()
  })

  it('is found by a process that runs already', async () => {
    const running = await serveImages({ mastersDir })
    expect((await running.get('/photo/full/100,75/0/default.jpg', WEBP)).status).toBe(200)
    const other = await serveImages({ mastersDir, cacheDir: running.cacheDir })
    expect(await other.service.prepare(SMALL, WEBP.accept)).toBe('drawn')
    expect((await running.get(SMALL, WEBP)).status).toBe(200)
    expect(running.service.metrics()).toMatchObject({ drawn: 1, cached: 1 })
    other.service.close()
    await running.close()
  })

  it('is of a master that can be drawn, else it is said which cannot', async () => {
    const { service, get, close } = await serveImages({ mastersDir })
    for (const address of ['/nothing/full/200,150/0/default.jpg', '/photo/info.json', '/photo', '/'])
      expect(await service.prepare(address, WEBP.accept)).toBeNull()
    await expect(service.prepare('/broken/full/20,15/0/default.jpg', WEBP.accept)).rejects.toThrow(/broken\.png cannot/)
    await expect(service.prepare('/cut-short/full/450,300/0/default.jpg', WEBP.accept)).rejects.toThrow(
      /cut-short\.jpg cannot be drawn: .* Replace the file\./,
    )
    expect((await get(SMALL, WEBP)).status).toBe(200)
    await close()
  })

  it('leaves a tenth of the disk space to what is asked for', async () => {
    const large = await serveImages({ mastersDir })
    await large.service.prepare(SMALL, WEBP.accept)
    const { bytes } = large.service.metrics()
    await large.close()
    for (const [maxBytes, hasRoom] of [
      [Math.ceil(bytes * 1.2), true],
      [Math.ceil(bytes * 1.1), false],
    ] as const) {
      const { service, close } = await serveImages({ mastersDir, maxBytes })
      await service.prepare(SMALL, WEBP.accept)
      expect([service.metrics().bytes, service.hasRoom()]).toEqual([bytes, hasRoom])
      await close()
    }
  })
})
