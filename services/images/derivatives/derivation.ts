import type { DerivativeAddress } from '../image-address.ts'

export interface Size {
  width: number
  height: number
}

/** Describes what is done to a master, in its pixels: the region is cut out, brought to the size, mirrored, turned, coloured. */
export interface Derivation {
  region: Size & { left: number; top: number }
  size: Size
  mirrored: boolean
  degrees: number
  quality: string
}

/** The address is well formed but asks for something that this master does not have. */
export class DerivationError extends Error {
  override name = 'DerivationError'
}

/** The longest side of an answer, in pixels: WebP has no more. */
export const MAX_SIDE = 16_383

/**
 * Works out what an address means for a master (IIIF Image API 2.1). Nothing is enlarged: a size beyond the region's
 * own, or beyond `maxPixels` or `MAX_SIDE`, becomes the largest one of the same shape.
 *
 * @throws DerivationError for a region outside the master, or without a pixel
 */
export async function derive(address: DerivativeAddress, master: Size, maxPixels: number): Promise<Derivation> {
  const { region, size, rotation, quality } = await calculated(address, master)
  if (region.width < 1 || region.height < 1) throw new DerivationError('The region lies outside the picture.')
  const asked = size.fit === 'inside' ? inside(size, region) : exact(address.size, size, region)
  const scale = Math.min(
    1,
    region.width / asked.width,
    region.height / asked.height,
    MAX_SIDE / Math.max(asked.width, asked.height),
    Math.sqrt(maxPixels / (asked.width * asked.height)),
  )
  return { region, size: scaled(asked, scale), mirrored: rotation.flop, degrees: rotation.degree % 360, quality }
}

async function calculated({ region, size, rotation, quality }: DerivativeAddress, master: Size) {
  // Loaded with the first picture: it brings the library that draws.
  const { IIIFError, Versions } = await import('iiif-processor')
  try {
    return new Versions[2].Calculator({ ...master })
      .region(region)
      .size(size)
      .rotation(rotation)
      .quality(quality)
      .info()
  } catch (error) {
    if (error instanceof IIIFError) throw new DerivationError(`${error.message}.`)
    throw error
  }
}

/** The size that a form asks for which leaves a side open. The library rounds that side down, a fraction below it too. */
function exact(form: string, size: Size, region: Size): Size {
  const atMost = (scale: number) => scaled(region, Math.min(1, scale))
  if (form.startsWith('pct:')) return atMost(Number(form.slice(4)) / 100)
  if (form.endsWith(',')) return atMost(size.width / region.width)
  return form.startsWith(',') ? atMost(size.height / region.height) : size
}

const inside = (box: Size, { width, height }: Size): Size =>
  scaled({ width, height }, Math.min(box.width / width, box.height / height))

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})
