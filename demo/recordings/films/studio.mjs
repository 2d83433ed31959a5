import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/setup/browser.mjs'

const images = fileURLToPath(new URL('../../content/images/', import.meta.url))
const mediabunny = join(dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.mjs')
/** Pages of this host may encode films. */
const HOST = 'http://localhost'
const TYPES = { '/mediabunny.mjs': 'text/javascript' }

/** The text of a master of the collection. */
export const master = (id) => readFile(`${images}${id}.svg`, 'utf8')

/**
 * Films what a function of the browser draws: `direct(scene, canvas)` prepares, and gives a function that draws the
 * picture of a moment in seconds.
 *
 * @param {{ width: number, height: number, seconds: number, rate: number, bitrate: number, scene: object, direct: Function }} film
 */
export async function shoot({ direct, ...film }) {
  const files = { '/': '<!doctype html><canvas></canvas>', '/mediabunny.mjs': await readFile(mediabunny, 'utf8') }
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.route(`${HOST}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ contentType: TYPES[pathname] ?? 'text/html', body: files[pathname] ?? '' })
    })
    await page.goto(HOST)
    const base64 = await page.evaluate(
      `(${inBrowser})(${JSON.stringify(film)}, ${direct}).catch((error) => Promise.reject(error))`,
    )
    return { ending: 'webm', bytes: Buffer.from(base64, 'base64'), seconds: film.seconds }
  } finally {
    await browser.close()
  }
}

async function inBrowser({ width, height, seconds, rate, bitrate, scene }, direct) {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import('/mediabunny.mjs')
  const canvas = Object.assign(document.querySelector('canvas'), { width, height })
  const draw = await direct(scene, canvas)
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate, latencyMode: 'quality', keyFrameInterval: 21 })
  output.addVideoTrack(source, { frameRate: rate })
  await output.start()
  for (let frame = 0; frame < seconds * rate; frame++) {
    draw(frame / rate)
    await source.add(frame / rate, 1 / rate)
  }
  await output.finalize()
  let text = ''
  for (const byte of new Uint8Array(output.target.buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}
