import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import type { Issue } from '#engine/schema/issue.ts'
import { LIMITS } from './drawing/draw-process.ts'
import { Drawings } from './drawing/drawings.ts'
import { encodingOf } from './formats.ts'
import { ID } from './image-address.ts'
import { type Master, MasterError, Masters } from './masters/masters.ts'

/** What may take a vector long to draw: everything else is drawn in time that grows with its file. */
const COSTLY = /<(?:filter|pattern|mask|use|image|symbol|marker)\b/
const LARGE = 1024 * 1024
/** A progressive picture is held in memory whole: one of so many pixels may be too large. */
const LARGE_PROGRESSIVE = 40_000_000
/** Drawn to see how it goes: the whole for a screen, and a tile in the middle in its own scale. */
const SCREEN = 1600
const TILE = 512

/**
 * Masters that cannot be read as a picture, and vectors and progressive pictures that are too heavy to draw.
 *
 * @param folder of the masters; one that is not there has none
 * @returns issues with the name of the file
 */
export async function checkMasters(folder: string, limits = LIMITS): Promise<(Issue & { name: string })[]> {
  const masters = new Masters(folder)
  const drawings = new Drawings({ running: 1, waiting: 1, pixels: 0, limits })
  const issues: (Issue & { name: string })[] = []
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') issues.push(unreadableFolder(error))
    return []
  })
  for (const name of names.sort())
    try {
      const id = parse(name).name
      const master = ID.test(id) ? await masters.find(id) : null
      if (!master?.file.endsWith(name) || !(await isCostly(master))) continue
      for (const drawing of trialsOf(master)) await drawings.draw(drawing, 0, () => true)
    } catch (error) {
      const isRead = !(error instanceof MasterError)
      issues.push({
        name,
        severity: 'error',
        field: '',
        reason: isRead ? `cannot be drawn: ${(error as Error).message}` : 'cannot be read as a picture',
        remedy: isRead ? remedyFor(name) : 'Replace it.',
      })
    }
  drawings.close()
  return issues
}

const unreadableFolder = ({ message }: Error) => ({
  name: '',
  severity: 'error' as const,
  field: '',
  reason: `cannot be read: ${message}`,
  remedy: 'Make it a folder that the site may read.',
})

/** What to do about a master that is too heavy. */
export const remedyFor = (file: string): string =>
  /\.svg$/i.test(file)
    ? 'Simplify it, or save it as PNG or JPEG.'
    : 'Save it as a picture that is not progressive (interlaced), or of fewer pixels.'

async function isCostly({ file, isVector, isProgressive, width, height }: Master): Promise<boolean> {
  if (!isVector) return isProgressive && width * height > LARGE_PROGRESSIVE
  const text = await readFile(file, 'utf8')
  return text.length > LARGE || COSTLY.test(text)
}

function trialsOf(master: Master) {
  const { file, width, height, isVector } = master
  const scale = Math.min(1, SCREEN / Math.max(width, height))
  const whole = { region: { left: 0, top: 0, width, height }, size: sizeOf(width * scale, height * scale) }
  const tile = sizeOf(Math.min(TILE, width), Math.min(TILE, height))
  const middle = { left: Math.floor((width - tile.width) / 2), top: Math.floor((height - tile.height) / 2), ...tile }
  return [whole, { region: middle, size: tile }].map((cut) => ({
    file,
    master: { width, height, isVector },
    derivation: { ...cut, mirrored: false, degrees: 0, quality: 'default' },
    choice: [encodingOf('jpg')],
    target: '',
    maxBytes: 0,
  }))
}

const sizeOf = (width: number, height: number) => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})
