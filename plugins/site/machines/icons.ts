import { defineEndpoint, type Endpoint, type Institution, languageAttributes, publicAddress } from 'atrium'
import { paletteOf } from 'atrium/ui/theme/palette.ts'

const DAY = { 'cache-control': 'public, max-age=86400' }

/** Two rooms, one lit, in the colours of the theme. */
function markIn({ theme }: Institution): string {
  const { blue, yellow, white } = paletteOf(theme)
  const shade = white === '#ffffff' ? '#fff' : white
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${blue}" d="M0 0h32v32H0z"/><path fill="${yellow}" d="M14 6h12v20H14z"/><path fill="${shade}" d="M6 6h5v20H6z"/></svg>`
}

/** Drawn in its size, with room around it where the mark is no square. */
async function png(mark: string, size: number): Promise<Buffer> {
  // Loaded when it is needed: that takes a tenth of the server's start.
  const { default: sharp } = await import('sharp')
  const vector = Buffer.from(mark)
  const { width = 32, height = 32 } = await sharp(vector).metadata()
  return sharp(vector, { density: Math.max(1, (72 * size) / Math.max(width, height)) })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

/** Part of the side that home screens may cut off on each side of a mark that fills its ground. */
const CUT = 0.1

/** On a ground that fills the square, so that home screens may cut any shape out of it. */
async function maskable(mark: string, size: number, ground: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const margin = Math.round(size * CUT)
  const room = { top: margin, bottom: margin, left: margin, right: margin, background: ground }
  return sharp(await png(mark, size - 2 * margin))
    .flatten({ background: ground })
    .extend(room)
    .png()
    .toBuffer()
}

/** An ICO file that holds one PNG, as every browser reads it. */
async function ico(mark: string, size: number): Promise<Buffer> {
  const picture = await png(mark, size)
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

type Drawing = Promise<Buffer> | string

/** Drawn once: the mark is another one only when the site starts again. */
const icon = (route: string, type: string, draw: (mark: string, institution: Institution) => Drawing): Endpoint => {
  let known: { mark: string; drawn: Drawing } | undefined
  return defineEndpoint({
    name: route.slice(1),
    route,
    async handle({ context: { institution } }) {
      const mark = institution.favicon ?? markIn(institution)
      if (known?.mark !== mark) known = { mark, drawn: draw(mark, institution) }
      return { status: 200, headers: { 'content-type': type, ...DAY }, body: await known.drawn }
    },
  })
}

/** As home screens and launchers ask for them. */
const SIZES = [192, 512] as const

/** What is around a mark: the house's colour around the one drawn here, else what the site is on. */
const groundOf = ({ favicon, theme }: Institution): string => {
  const { blue = '', white = '' } = paletteOf(theme)
  return favicon ? white : blue
}

const iconOf = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

/** Lists what browsers and home screens show for the site. */
export const icons: Endpoint[] = [
  icon('/favicon.svg', 'image/svg+xml', (mark) => mark),
  icon('/favicon.ico', 'image/x-icon', (mark) => ico(mark, 32)),
  icon('/apple-touch-icon.png', 'image/png', (mark) => png(mark, 180)),
  ...SIZES.map((size) => icon(`/icon-${size}.png`, 'image/png', (mark) => png(mark, size))),
  icon('/icon-maskable-512.png', 'image/png', (mark, institution) => maskable(mark, 512, groundOf(institution))),
  defineEndpoint({
    name: 'site.webmanifest',
    route: '/site.webmanifest',
    handle: async ({ context: { institution } }) => ({
      status: 200,
      headers: { 'content-type': 'application/manifest+json', ...DAY },
      body: JSON.stringify({
        name: institution.name,
        short_name: institution.host,
        start_url: publicAddress('/', institution),
        display: 'browser',
        ...languageAttributes(institution.language),
        theme_color: paletteOf(institution.theme).white,
        background_color: paletteOf(institution.theme).white,
        icons: [
          ...SIZES.map((size) => iconOf(publicAddress(`/icon-${size}.png`, institution), size)),
          { ...iconOf(publicAddress('/icon-maskable-512.png', institution), 512), purpose: 'maskable' },
        ],
      }),
    }),
  }),
]
