import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createImageService, type ImageServiceOptions } from '../index.ts'

/** Colour of a square of the grid master: each differs from all others. */
export const squareColor = (column: number, row: number) => [column * 20, row * 25, (column * 10 + row) * 2] as const

const SQUARE = 40
const COLUMNS = 12
const ROWS = 9
/** Size of the grid masters. */
export const grid = { width: COLUMNS * SQUARE, height: ROWS * SQUARE, square: SQUARE }

const rectangles = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
  return `<rect x="${column * SQUARE}" y="${row * SQUARE}" width="${SQUARE}" height="${SQUARE}" fill="rgb(${squareColor(column, row)})"/>`
})
const gridSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${grid.width}" height="${grid.height}" shape-rendering="crispEdges">${rectangles.join('')}</svg>`

/** Some seconds of work, whatever size is asked for. */
export const HEAVY = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="1" height="1">
  <feTurbulence baseFrequency="0.01" numOctaves="9"/>${'<feGaussianBlur stdDeviation="40"/>'.repeat(40)}</filter>
  <rect width="100%" height="100%" filter="url(#f)"/></svg>`

/** A folder of masters: one grid in every kind of file, and the awkward ones. */
export async function drawMasters(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'masters-'))
  const put = (name: string, content: Buffer | string) => writeFile(join(folder, name), content)
  const drawn = () => sharp(Buffer.from(gridSvg))
  await put('vector.svg', gridSvg)
  await put('flat.png', await drawn().png().toBuffer())
  await put('photo.jpg', await drawn().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer())
  await put('scan.tif', await drawn().toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer())
  await put(
    'turned.jpg',
    await drawn()
      .rotate(270)
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  )
  await put(
    'scroll.png',
    await sharp({ create: { width: 20_000, height: 20, channels: 3, background: '#c84' } })
      .png()
      .toBuffer(),
  )
  await put(
    'glass.png',
    await sharp({ create: { width: 60, height: 60, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  )
  const noise = sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  await put('noise.png', await noise.png().toBuffer())
  await put('broken.png', 'no picture')
  await put('cut-short.jpg', (await noise.jpeg().toBuffer()).subarray(0, 90_000))
  return folder
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Logged {
  level: string
  message: string
}

/** The image service behind a real HTTP server, mounted at its root. */
export async function serveImages(settings: Partial<ImageServiceOptions> & { mastersDir: string }) {
  const logged: Logged[] = []
  const write = (level: string) => (_: unknown, message: string) => void logged.push({ level, message })
  const folder = settings.cacheDir ?? (await mkdtemp(join(tmpdir(), 'derivatives-')))
  const cacheDir = settings.cacheDir ?? join(folder, 'cache')
  const service = createImageService({
    maxBytes: 10_000_000,
    baseUrl: 'https://www.ellery.example/iiif',
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    ...settings,
    cacheDir,
  })
  const server = createServer(async (incoming, outgoing) => {
    if (!(await service.handle(incoming, outgoing))) outgoing.writeHead(404, { 'x-from': 'site' }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo

  /** The path goes out as written: nothing is resolved or escaped on the way. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      const outgoing = request({ port, path, method, headers, agent: false }, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk) => chunks.push(chunk))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
        )
      })
      outgoing.on('error', reject).end()
    })
  const close = async () => {
    await new Promise((closed) => server.close(closed))
    service.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { service, get, port, close, logged, cacheDir }
}

/** The colour at a place of a picture, 0 … 255 each. */
export async function colorAt(body: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(body)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

/** How far two colours lie apart, in their worst channel. */
export const distance = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))
