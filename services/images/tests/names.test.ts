import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWhole, KINDS, put } from '../../../tests/files/objects.ts'
import { checkMasters } from '../check.ts'
import { serveImages } from './fixture.ts'

const folder = temporaryFolder('named-masters')
const NAMES = ['1988.31', 'IMG 0042', 'Vase, blau & weiß', 'آنية', '花瓶', 'naïve 100%', 'a"b', '?x=#y']
let images: Awaited<ReturnType<typeof serveImages>>
const drawn = (width: number) => sharp({ create: { width, height: 60, channels: 3, background: '#c84' } })
const BROWSER = { accept: 'image/webp,image/*,*/*;q=0.8' }

beforeAll(async () => {
  for (const name of NAMES) await writeFile(join(folder, `${name}.jpg`), await drawn(90).jpeg().toBuffer())
  await writeFile(join(folder, `${'Café'.normalize('NFD')}.JPG`), await drawn(90).jpeg().toBuffer())
  await writeFile(join(folder, 'instead.png'), await drawn(3000).png().toBuffer())
  images = await serveImages({ mastersDir: folder, placeholderId: 'instead' })
})
afterAll(() => images.close())

describe('a master is the file that has its name', () => {
  it.each([...NAMES, 'Café', 'Café'.normalize('NFD')])('SITE-087 whatever it is called: %s', async (name) => {
    const id = encodeURIComponent(name)
    expect(await images.service.sizeOf(name)).toEqual({ width: 90, height: 60 })
    const { status, body } = await images.get(`/${id}/full/30,/0/default.jpg`)
    expect([status, (await sharp(body).metadata()).width]).toEqual([200, 30])
    const info = await images.get(`/${id}/info.json`)
    expect(JSON.parse(info.body.toString())['@id']).toBe(`https://www.ellery.example/iiif/${id}`)
    expect((await images.get(`/${id}`)).headers.location).toBe(`https://www.ellery.example/iiif/${id}/info.json`)
    const { headers } = await images.get(`/${id}/full/30,/0/default.jpg?download=`)
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .-]+\.jpg"(?:; filename\*=UTF-8''[\w.%-]+)?$/,
    )
  })

  it('of two that differ in their ending the one that comes first is shown, and the check names the other', async () => {
    const two = temporaryFolder('two-masters')
    await writeFile(join(two, 'jar.tif'), await drawn(50).tiff().toBuffer())
    await writeFile(join(two, 'jar.png'), await drawn(70).png().toBuffer())
    await writeFile(join(two, 'jar.JPG'), await drawn(90).jpeg().toBuffer())
    await writeFile(join(two, `${'é'.repeat(125)}.jpg`), await drawn(90).jpeg().toBuffer())
    const { service, close } = await serveImages({ mastersDir: two })
    expect(await service.sizeOf('jar')).toEqual({ width: 70, height: 60 })
    await close()
    expect((await checkMasters(two)).map(({ file, severity, reason }) => `${severity} ${file} ${reason}`)).toEqual([
      'warning jar.tif is not shown: jar.png has the same name and is shown instead',
      'warning jar.JPG is not shown: jar.png has the same name and is shown instead',
    ])
  })

  it.each(['full', 'max', '2000,', ',900'])('SITE-083 a missing one is the placeholder, small: %s', async (size) => {
    const { status, body } = await images.get(`/missing/full/${size}/0/default.jpg`, BROWSER)
    expect([status, (await sharp(body).metadata()).width]).toEqual([404, 600])
  })

  it.each(KINDS)('Q-21 what is in its place is shown where it is a file of the folder: %s', async (kind) => {
    const odd = temporaryFolder('odd-masters')
    const body = await drawn(90).jpeg().toBuffer()
    await put(kind, join(odd, 'odd.jpg'), { inside: odd, outside: temporaryFolder('outside'), body })
    const { get, close } = await serveImages({ mastersDir: odd })
    const { status } = await get('/odd/full/30,/0/default.jpg')
    expect(status).toBe(isWhole(kind) ? 200 : 404)
    const issues = await checkMasters(odd)
    expect(issues.map(({ file }) => file)).toEqual(isWhole(kind) || kind === 'link to nothing' ? [] : ['odd.jpg'])
    await close()
  })
})

describe('a master that was not copied whole', () => {
  const noise = () =>
    sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })

  it.each(['jpg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'Q-21 is named by the content check, and a page shows the placeholder: %s',
    async (ending) => {
      const cut = temporaryFolder('cut-masters')
      const whole = await noise()
        .toFormat(ending === 'jpg' ? 'jpeg' : ending)
        .toBuffer()
      const at = (part: number) => whole.subarray(0, Math.round(whole.length * part))
      await writeFile(join(cut, `half.${ending}`), at(0.5))
      await writeFile(join(cut, `whole.${ending}`), whole)
      await writeFile(join(cut, 'instead.png'), await drawn(90).png().toBuffer())
      expect(await checkMasters(cut)).toMatchObject([{ file: `half.${ending}`, severity: 'error' }])
      const { get, close } = await serveImages({ mastersDir: cut, placeholderId: 'instead' })
      const { headers, body } = await get('/half/full/300,/0/default.jpg', BROWSER)
      expect([headers['cache-control'], (await sharp(body).metadata()).height]).toEqual(['no-store', 60])
      expect((await get('/whole/full/300,/0/default.jpg', BROWSER)).status).toBe(200)
      await close()
      await rm(cut, { recursive: true })
    },
  )
})
