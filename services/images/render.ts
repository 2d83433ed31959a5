import sharp, { type Sharp } from 'sharp'
import type { Derivation } from './derivation.ts'
import { encoded, type Format, formats } from './formats.ts'
import { type Master, MasterError, open } from './masters.ts'

/** A finished picture. */
export interface Derivative {
  contentType: string
  body: Buffer
}

const MAX_SECONDS = 30

/**
 * Makes a derivative of a master.
 *
 * @param choice formats that will do; the one that comes out smallest is taken
 * @throws MasterError naming the file when its pixels cannot be read
 */
export async function render(master: Master, derivation: Derivation, choice: readonly Format[]): Promise<Derivative> {
  const { data, info } = await pixelsOf(master, derivation, !choice.includes('jpg')).catch((error: Error) => {
    throw new MasterError(`${master.file} cannot be read as a picture: ${error.message}. Replace the file.`)
  })
  const made = await Promise.all(
    choice.map(async (format) => ({
      contentType: formats[format],
      body: await encoded(sharp(data, { raw: info }), format),
    })),
  )
  return made.reduce((best, next) => (next.body.length < best.body.length ? next : best))
}

async function pixelsOf(master: Master, { region, size, mirrored, degrees, quality }: Derivation, keepAlpha: boolean) {
  let picture = (await open(master.file)).timeout({ seconds: MAX_SECONDS })
  picture = master.isVector ? drawnAt(picture, master, { region, size }) : cutFrom(picture, master, { region, size })
  if (mirrored) picture = picture.flop()
  if (degrees) picture = picture.rotate(degrees)
  if (!keepAlpha) picture = picture.flatten({ background: '#fff' })
  if (quality === 'gray') picture = picture.grayscale()
  if (quality === 'bitonal') picture = picture.threshold()
  return picture.raw().toBuffer({ resolveWithObject: true })
}

type Cut = Pick<Derivation, 'region' | 'size'>

/** A vector is drawn in the scale that is needed, never larger, and cut afterwards: a tenth of the time at 300 pixels. */
function drawnAt(picture: Sharp, master: Master, { region, size }: Cut): Sharp {
  const across = size.width / region.width
  const down = size.height / region.height
  const width = Math.max(size.width, Math.round(master.width * across))
  const height = Math.max(size.height, Math.round(master.height * down))
  const left = Math.min(Math.round(region.left * across), width - size.width)
  const top = Math.min(Math.round(region.top * down), height - size.height)
  const drawn = picture.resize(width, height, { fit: 'fill' })
  return width === size.width && height === size.height ? drawn : drawn.extract({ left, top, ...size })
}

/** Pixels are cut first; a whole picture is not, so that large JPEG files are read in the scale that is needed. */
function cutFrom(picture: Sharp, master: Master, { region, size }: Cut): Sharp {
  const isWhole = region.width === master.width && region.height === master.height
  return (isWhole ? picture : picture.extract(region)).resize(size.width, size.height, { fit: 'fill' })
}
