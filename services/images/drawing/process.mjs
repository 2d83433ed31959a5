/**
 * Draws pictures, and makes masters, in a process of its own, which can be ended when one takes too long or too much
 * memory. It is given the address of the image library, and then one job after the other.
 */
import { writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { crc32 } from 'node:zlib'

const isBackground = process.argv[2] === 'background'
// Threads take over the priority of the one that starts them: it is set before the library starts any.
if (isBackground) setPriority(constants.priority.PRIORITY_LOW)

const { default: sharp } = await import(process.argv[1])
sharp.cache(false)
if (isBackground) sharp.concurrency(1)
try {
  // Where memory runs out, Linux ends this process before any other.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Elsewhere its memory is watched from outside alone.
}

process.on('disconnect', () => process.exit())
process.on('message', async (job) => {
  try {
    process.send('source' in job ? await remake(job) : await keep(await draw(job), job))
  } catch (error) {
    process.send({ failure: error.message })
  }
})

/** The picture in the format that comes out smallest. One after the other, to hold one at a time in memory. */
async function draw({ file, master, derivation, choice }) {
  const { data, info } = await pixelsOf(file, master, derivation, choice)
  const isClear = isTransparent(data, info)
  const fitting = choice.filter(({ format }) => !isClear || format !== 'jpeg')
  let best
  for (const { format, contentType, options } of fitting) {
    const pixels = sharp(data, { raw: info })
    const body = await (isClear ? pixels : pixels.flatten({ background: '#fff' })).toFormat(format, options).toBuffer()
    if (!best || body.length < best.body.length) best = { contentType, body }
  }
  return best
}

/** Without the outermost pixels: in a scale of its own a vector covers these in part. */
function isTransparent(data, { width, height, channels }) {
  if (channels !== 2 && channels !== 4) return false
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if (data[(y * width + x + 1) * channels - 1] !== 255) return true
  return false
}

/** Writes it where it is kept, else hands it over as it is. */
async function keep({ contentType, body }, { target, maxBytes }) {
  const head = Buffer.from(`${contentType} ${body.length} ${crc32(body)}\n`)
  const bytes = head.length + body.length
  if (bytes > maxBytes) return { contentType, body }
  try {
    await writeFile(target, [head, body])
    return { contentType, bytes }
  } catch (error) {
    return { contentType, body, unkept: error.message }
  }
}

async function pixelsOf(file, master, { region, size, mirrored, degrees, quality }, choice) {
  // Vectors are read from memory, where they cannot refer to other files.
  const source = sharp(master.isVector ? await readFile(file) : file, { failOn: 'error' })
  let picture = master.isVector ? drawnAt(source, master, region, size) : await cutFrom(source, master, region, size)
  if (mirrored) picture = picture.flop()
  if (degrees) picture = picture.rotate(degrees)
  if (choice.every(({ format }) => format === 'jpeg')) picture = picture.flatten({ background: '#fff' })
  if (quality === 'gray') picture = picture.grayscale()
  if (quality === 'bitonal') picture = picture.threshold()
  return picture.raw().toBuffer({ resolveWithObject: true })
}

/** A vector is drawn in the scale that is needed, never larger, and cut afterwards: a tenth of the time at 300 pixels. */
function drawnAt(picture, master, region, size) {
  const across = size.width / region.width
  const down = size.height / region.height
  const width = Math.max(size.width, Math.round(master.width * across))
  const height = Math.max(size.height, Math.round(master.height * down))
  const left = Math.min(Math.round(region.left * across), width - size.width)
  const top = Math.min(Math.round(region.top * down), height - size.height)
  const drawn = picture.resize(width, height, { fit: 'fill' })
  return width === size.width && height === size.height ? drawn : drawn.extract({ left, top, ...size })
}

/**
 * Pixels are cut first, and turned upright at last: to turn the whole takes three bytes of memory a pixel. A whole picture
 * is not cut, so that large JPEG files are read in the scale that is needed.
 */
async function cutFrom(source, master, region, size) {
  const { orientation = 1 } = await source.metadata()
  const isWhole = region.width === master.width && region.height === master.height
  const cut = isWhole ? source : source.extract(asStored(region, master, orientation))
  return cut.resize(size.width, size.height, { fit: 'fill' }).autoOrient()
}

/** Where a part of the upright picture lies in the file. @param orientation as in Exif, 1 … 8 */
function asStored({ left, top, width, height }, master, orientation) {
  const right = master.width - left - width
  const bottom = master.height - top - height
  const x = [2, 3].includes(orientation) ? right : left
  const y = [3, 4].includes(orientation) ? bottom : top
  if (orientation < 5) return { left: x, top: y, width, height }
  return {
    left: orientation > 6 ? bottom : top,
    top: orientation === 6 || orientation === 7 ? right : left,
    width: height,
    height: width,
  }
}

/** Makes a master of what somebody sent: its pixels alone, upright, in sRGB, and in a form that is read in parts. */
async function remake({ source, target, maxPixels, forms }) {
  const read = () => sharp(source, { failOn: 'error', limitInputPixels: maxPixels })
  const { format, pages = 1, hasAlpha } = await read().metadata()
  if (pages > 1) throw new Error(`it holds ${pages} pictures`)
  const isDrawn = format === 'png' || format === 'gif'
  const isClear = hasAlpha && !isDrawn && !(await read().stats()).isOpaque
  const form = forms[isDrawn || isClear ? 'lossless' : 'photograph']
  const { width, height } = await read()
    .autoOrient()
    .toColourspace('srgb')
    .toFormat(form.format, form.options)
    .toFile(target)
  return { ending: form.ending, width, height }
}
