import { MAX_SIDE, type Size } from './derivatives/derivation.ts'
import { formats } from './derivatives/formats.ts'

const SMALLEST = 64
const TILE = 512

/**
 * `info.json` of the IIIF Image API 2.1: what the picture is, and what may be asked of it.
 *
 * @param base address of the picture, without closing slash
 */
export async function infoDocument(
  base: string,
  { width, height }: Size,
  maxPixels: number,
): Promise<Record<string, unknown>> {
  const { infoDoc, profileLink } = (await import('iiif-processor')).Versions[2]
  const scaleFactors = [1]
  for (let factor = 2; Math.min(width, height) / factor >= SMALLEST; factor *= 2) scaleFactors.push(factor)
  const sizes = scaleFactors
    .map((factor) => ({ width: Math.round(width / factor), height: Math.round(height / factor) }))
    .filter((size) => size.width * size.height <= maxPixels && Math.max(size.width, size.height) <= MAX_SIDE)
  return {
    ...infoDoc({ id: base, width, height, sizes: sizes.reverse() }),
    tiles: [{ width: TILE, height: TILE, scaleFactors }],
    profile: [
      profileLink,
      {
        formats: Object.keys(formats),
        qualities: ['default', 'color', 'gray', 'bitonal'],
        maxArea: maxPixels,
        maxWidth: MAX_SIDE,
        maxHeight: MAX_SIDE,
        supports: ['mirroring', 'regionSquare', 'sizeByDistortedWh'],
      },
    ],
  }
}
