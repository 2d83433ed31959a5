import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { FileError, PatientFolder, type Problem, problemOf } from '#engine/host.ts'
import { encodingOf } from './derivatives/formats.ts'
import { LIMITS, TooHeavyError } from './drawing/draw-process.ts'
import { Drawings } from './drawing/drawings.ts'
import { ENDINGS, inOrder, isMasterId, MAX_NAMES, readName } from './masters/master-names.ts'
import { type Master, MasterError, Masters } from './masters/masters.ts'

/** Matches what takes long to draw in a vector: everything else is drawn in time that grows with its file. */
const COSTLY = /<(?:filter|pattern|mask|use|image|symbol|marker)\b/
const LARGE_BYTES = 1024 * 1024
/** A progressive picture is held in memory whole: one of so many pixels may be too large. */
const LARGE_PROGRESSIVE = 40_000_000
/** Drawn to see how it goes: the whole for a screen, and a tile in the middle in its own scale. */
const SCREEN_WIDTH = 1600
const TILE = 512
const SMALL = 64

/**
 * Masters that cannot be read whole as a picture, vectors and progressive pictures that are too heavy to draw, and files
 * that no entry can name.
 *
 * @param path of the folder of the masters; one that is not there has none
 * @returns problems with the name of the file
 */
export async function checkMasters(path: string, limits = LIMITS): Promise<Problem[]> {
  const masters = new Masters(path)
  const drawings = new Drawings({ running: 1, waiting: 1, pixels: 0, limits })
  const issues: Problem[] = []
  const names = await new PatientFolder(path).names(MAX_NAMES).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') issues.push(unreadableFolder(error))
    return []
  })
  issues.push(...names.sort().flatMap(unnamable))
  for (const [name, ...others] of filesById(names)) {
    issues.push(...others.map((other) => shadowed(other, name as string)))
    let isHeavy = false
    try {
      const master = await masters.find(readName(name as string)?.id ?? '')
      isHeavy = master !== null && (await isCostly(master))
      for (const drawing of master ? trialsOf(master, isHeavy) : []) await drawings.draw(drawing, 0, () => true)
    } catch (error) {
      issues.push(faulty(name as string, error as Error, isHeavy))
    }
  }
  drawings.close()
  return issues
}

/** Files of each id in the order in which they count. */
function filesById(names: readonly string[]): string[][] {
  const files = new Map<string, string[]>()
  for (const name of names) {
    const id = readName(name)?.id
    if (id !== undefined) files.set(id, [...(files.get(id) ?? []), name])
  }
  return [...files.values()].map((group) => group.sort(inOrder))
}

const NOT_UTF8 = '\ufffd'

function unnamable(name: string): Problem[] {
  const { ext, name: id } = parse(name)
  if (name.startsWith('.') || !ENDINGS.includes(ext.slice(1).toLowerCase())) return []
  const reason = name.includes(NOT_UTF8)
    ? 'is not shown: its name is not UTF-8'
    : !isMasterId(id) && 'is not shown: its name is too long, or has control characters'
  return reason ? [problemOf(name, reason, 'Name it otherwise.')] : []
}

const shadowed = (name: string, shown: string) =>
  problemOf(
    name,
    `is not shown: ${shown} has the same name and is shown instead`,
    'Delete one of the two, or name it otherwise.',
    'warning',
  )

function faulty(name: string, error: Error, isHeavy: boolean): Problem {
  if (error.cause instanceof FileError)
    return problemOf(name, `is not read: ${error.cause.message}`, error.cause.remedy)
  if (error instanceof MasterError) return problemOf(name, 'cannot be read as a picture', 'Replace it.')
  const remedy =
    isHeavy || error instanceof TooHeavyError ? remedyFor(name) : 'Replace it: it may not have been copied whole.'
  return problemOf(name, `cannot be drawn: ${error.message}`, remedy)
}

const unreadableFolder = ({ message }: Error) =>
  problemOf('', `cannot be read: ${message}`, 'Make it a folder that the site may read.')

/** Returns what to do about a master that is too heavy. */
export const remedyFor = (file: string): string =>
  /\.svg$/i.test(file)
    ? 'Simplify it, or save it as PNG or JPEG.'
    : 'Save it as a picture that is not progressive (interlaced), or of fewer pixels.'

/** Every master is read to its end, in a small size; what may be heavy is drawn as it is shown. */
function trialsOf(master: Master, isHeavy: boolean) {
  const { path, width, height, isVector } = master
  if (isVector && !isHeavy) return []
  const longest = isHeavy ? SCREEN_WIDTH : SMALL
  const scale = Math.min(1, longest / Math.max(width, height))
  const whole = { region: { left: 0, top: 0, width, height }, size: sizeOf(width * scale, height * scale) }
  const tile = sizeOf(Math.min(TILE, width), Math.min(TILE, height))
  const middle = { left: Math.floor((width - tile.width) / 2), top: Math.floor((height - tile.height) / 2), ...tile }
  return [whole, ...(isHeavy ? [{ region: middle, size: tile }] : [])].map((cut) => ({
    file: path,
    master: { width, height, isVector },
    derivation: { ...cut, mirrored: false, degrees: 0, quality: 'default' },
    choice: [encodingOf('jpg')],
    target: '',
    maxBytes: 0,
  }))
}

async function isCostly({ path, isVector, isProgressive, width, height }: Master): Promise<boolean> {
  if (!isVector) return isProgressive && width * height > LARGE_PROGRESSIVE
  const text = await readFile(path, 'utf8')
  return text.length > LARGE_BYTES || COSTLY.test(text)
}

const sizeOf = (width: number, height: number) => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})
