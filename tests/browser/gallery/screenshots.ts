import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '../../..')
/** Stored pictures are no wider, in pixels, so that they can be kept with the sources. */
const MAX_WIDTH = 390
/** Each is smaller than the window, and shown so by the browser, which takes a third of the time. */
const SCALE = 2 / 3
/** Channels of a pixel that differ by no more are the same to the eye, in 0 … 255. */
const TOLERANCE = 40
/** Differing pixels that are still no change. */
const STRAY_PIXELS = 12

/** Says of each example what its window showed, by a hash: while it shows exactly that, no picture is compared. */
const SHOWN = 'shown.json'

/** What a stored picture is wide, of a window so wide, in pixels. */
export const smallWidth = (width: number): number => Math.min(MAX_WIDTH, Math.round(width * SCALE))

export interface Screenshots {
  /**
   * Compares a picture of a window, full or small, with the stored one.
   *
   * @param width of the window
   * @returns what differs; null: nothing
   */
  compare(name: string, png: Buffer, width: number): Promise<string | null>
  /** Stored pictures beyond these; with new ones being accepted they are deleted, and none is left. */
  leftover(names: readonly string[]): string[]
}

/**
 * Stored pictures of one browser build: another build draws letters otherwise, and is not compared. What it shows is
 * written to `test-results/screenshots` to be looked at, and so is what differs.
 *
 * @param build names browser, version and platform
 * @param accept store what is shown in place of what was
 */
export function openScreenshots(build: string, accept: boolean): Screenshots {
  const stored = join(root, 'tests/screenshots', build)
  const shown = join(root, 'test-results/screenshots', build)
  const names = listPictures(stored)
  const isStoredBuild = names.length > 0
  const hashes = readHashes(stored)
  const write = async (folder: string, name: string, picture: Buffer) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.webp`), picture)
    return relative(root, join(folder, `${name}.webp`))
  }
  return {
    async compare(name, png, width) {
      const hash = createHash('sha1').update(png).digest('base64url')
      if (hashes[name] === hash && names.includes(name)) return null
      const small = await smallPicture(png, width)
      if (accept) {
        hashes[name] = hash
        const difference = names.includes(name) ? await differenceOf(readPicture(stored, name), small) : 'new'
        if (difference) await write(stored, name, small)
        return null
      }
      if (!isStoredBuild) {
        await write(shown, name, small)
        return null
      }
      const difference = names.includes(name)
        ? await differenceOf(readPicture(stored, name), small)
        : 'has no stored picture'
      if (!difference) return null
      return `${name} ${difference}: look at ${await write(shown, name, small)}, and when it is right run "npm run screenshots"`
    },
    leftover(wanted) {
      const left = names.filter((name) => !wanted.includes(name))
      if (!accept) return left
      for (const name of left) rmSync(join(stored, `${name}.webp`))
      const kept = Object.fromEntries([...wanted].sort().map((name) => [name, hashes[name]]))
      writeFileSync(join(stored, SHOWN), `${JSON.stringify(kept, null, 2)}\n`)
      return []
    },
  }
}

const listPictures = (folder: string): string[] => {
  try {
    return readdirSync(folder).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -'.webp'.length)] : []))
  } catch {
    return []
  }
}

const readHashes = (folder: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(join(folder, SHOWN), 'utf8'))
  } catch {
    return {}
  }
}

const readPicture = (folder: string, name: string): Buffer => readFileSync(join(folder, `${name}.webp`))

/** As it is stored. @param png of a window, full or small already */
export const smallPicture = (png: Buffer, width: number): Promise<Buffer> =>
  sharp(png)
    .resize({ width: smallWidth(width) })
    .webp({ quality: 50, effort: 6 })
    .toBuffer()

/** What differs between two pictures; null: nothing that can be seen. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<string | null> {
  if (before.equals(after)) return null
  const [a, b] = await Promise.all(
    [before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b) return 'cannot be read'
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    return `is ${b.info.width} × ${b.info.height} small, and was ${a.info.width} × ${a.info.height}`
  let different = 0
  const differs = (at: number) => Math.abs((a.data[at] as number) - (b.data[at] as number)) > TOLERANCE
  for (let place = 0; place < a.data.length; place += a.info.channels)
    if (differs(place) || differs(place + 1) || differs(place + 2)) different++
  return different > STRAY_PIXELS ? `differs in ${different} of ${a.info.width * a.info.height} pixels` : null
}
