import { type FieldProblem, type Image, type Ports, pictureHost } from 'atrium'

type Images = Pick<Ports['images'], 'sizeOf'>

/**
 * Returns what is wrong with a picture that no schema sees: its master is missing or has another size, a crop lies
 * outside of it, browsers load nothing from its host.
 *
 * @param images the own image server; absent: pictures are those of a service outside
 */
export async function checkPicture(image: Image, images: Images | undefined): Promise<FieldProblem[]> {
  const { iiif, width, height } = image
  const master = iiif?.id && !iiif.service ? await masterOf(iiif.id, images) : undefined
  const problems = hostProblems(image)
  if (master === null) problems.push(missingMaster(iiif?.id as string))
  else if (master && ((width && width !== master.width) || (height && height !== master.height)))
    problems.push(otherSize({ width, height }, master))
  return [...problems, ...cropProblems(image, master ?? { width, height })]
}

/** @returns null for a master that is missing; undefined where none can be known, as one that is named by its file */
export const masterOf = async (id: string, images: Images | undefined): Promise<Size | null | undefined> =>
  images?.sizeOf(id).catch(() => undefined)

/** The picture that `field` names is not there. */
export const missingMaster = (id: string, field = 'iiif.id'): FieldProblem => ({
  severity: 'error',
  field,
  reason: `names the picture ${id}, of which images/ has no master`,
  remedy: ENDING.test(id)
    ? 'Write the name of the file without its ending.'
    : 'Add the master, or correct the id: it is the name of the file without its ending.',
})

const ENDING = /\.(?:svg|jpe?g|png|tiff?|webp|gif|avif)$/i

interface Size {
  width: number
  height: number
}

const otherSize = (stated: Partial<Size>, { width, height }: Size): FieldProblem => ({
  severity: 'warning',
  field: 'width',
  reason: `and height are ${stated.width ?? '?'} × ${stated.height ?? '?'}, while the master has ${width} × ${height}`,
  remedy: 'Correct them, or leave them out: the master is asked.',
})

function hostProblems({ iiif, mediaGatewayUrl }: Image): FieldProblem[] {
  const [field, url] = iiif?.id ? ['iiif.service', iiif.service] : ['media_gateway_url', mediaGatewayUrl]
  if (!url || pictureHost(url)) return []
  const reason = `is ${url}, from which browsers load no picture`
  return [{ severity: 'error', field, reason, remedy: 'Write an https address of a host with a name.' }]
}

const cropProblems = (
  { imageCrops = [] }: Image,
  { width = Infinity, height = Infinity }: Partial<Size>,
): FieldProblem[] =>
  imageCrops.flatMap(({ ratio, x, y, w, h }, index) => {
    if (x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= width && y + h <= height) return []
    const reason = `(${ratio}) lies outside of the picture and is not used`
    const remedy = 'Crop the picture again: it may have another master than before.'
    return [{ severity: 'warning', field: `image_crops[${index}]`, reason, remedy }]
  })
