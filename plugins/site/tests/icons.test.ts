import { definePlugin } from 'atrium'
import { testSite } from 'atrium/testing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { icons } from '../machines/icons.ts'

const plugin = definePlugin({ name: 'test-icons', endpoints: icons })
const { request } = testSite({ plugins: [plugin] })

interface Icon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

it('the manifest names icons in the sizes of home screens, each of which is there in its size, and colours', async () => {
  const manifest = JSON.parse((await request('/site.webmanifest')).text)
  const color = expect.stringMatching(/^#[0-9a-f]{6}$/)
  expect(manifest).toMatchObject({ lang: 'en-US', theme_color: color, background_color: color })
  const listed = manifest.icons as Icon[]
  expect(listed.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes, type } of listed) {
    const { status, headers, body } = await request(src)
    expect([src, status, headers['content-type']]).toEqual([src, 200, type])
    const { width, height, format } = await sharp(body as Uint8Array).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})

it('an icon that may be cut fills its corners', async () => {
  const cornerOf = async (path: string) => {
    const { data } = await sharp((await request(path)).body as Uint8Array)
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data[3]
  }
  expect(await cornerOf('/icon-maskable-512.png')).toBe(255)
})
