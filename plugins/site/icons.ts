import sharp from 'sharp'
import { defineEndpoint, type Endpoint } from '#engine'

/** Two rooms, one lit: the mark in the institution's ink blue and yellow. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1f3a93" d="M0 0h32v32H0z"/><path fill="#f3c332" d="M14 6h12v20H14z"/><path fill="#fff" d="M6 6h5v20H6z"/></svg>`

const DAY = { 'cache-control': 'public, max-age=86400' }

const png = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(MARK), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()

/** An ICO file that holds one PNG, as every browser reads it. */
async function ico(size: number): Promise<Buffer> {
  const picture = await png(size)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

const icon = (route: string, type: string, draw: () => Promise<Buffer> | string): Endpoint => {
  let drawn: Promise<Buffer> | string | undefined
  return defineEndpoint({
    name: route.slice(1),
    route,
    async handle() {
      drawn ??= draw()
      return { status: 200, headers: { 'content-type': type, ...DAY }, body: await drawn }
    },
  })
}

/** What browsers and home screens show for the site. */
export const icons: Endpoint[] = [
  icon('/favicon.svg', 'image/svg+xml', () => MARK),
  icon('/favicon.ico', 'image/x-icon', () => ico(32)),
  icon('/apple-touch-icon.png', 'image/png', () => png(180)),
  icon('/icon-512.png', 'image/png', () => png(512)),
  defineEndpoint({
    name: 'site.webmanifest',
    route: '/site.webmanifest',
    handle: async ({ context: { institution } }) => ({
      status: 200,
      headers: { 'content-type': 'application/manifest+json', ...DAY },
      body: JSON.stringify({
        name: institution.name,
        short_name: institution.host,
        start_url: '/',
        display: 'browser',
        icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
      }),
    }),
  }),
]
