import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'

const KINDS = ['content.db', 'content.db-wal', 'content.db-shm', 'content.db.seal', 'pages', 'images'] as const
const DAMAGES = ['flip', 'zero', 'cut', 'lengthen', 'empty', 'remove', 'rubbish'] as const
const MAX_ZEROS = 9000

/** What is done to a file of the data directory; places in it are fractions of its length. */
export interface Damage {
  kind: (typeof KINDS)[number]
  /** Which file, of a folder. */
  nth: number
  way: (typeof DAMAGES)[number]
  places: { at: number; byte: number }[]
}

export const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom(...KINDS, 'content.db', 'content.db', 'pages'),
  nth: fc.nat(),
  way: fc.constantFrom(...DAMAGES, 'flip', 'flip', 'flip'),
  places: fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) }), {
    minLength: 1,
    maxLength: 5,
  }),
})

/** Damages a file as it stands, in its place. A file that is not there, or is gone meanwhile, is left alone. */
export function inflict({ kind, nth, way, places }: Damage, data: string): void {
  try {
    const file = fileOf(join(data, kind), nth)
    if (file) DO[way](file, places)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

type Places = Damage['places']
const at = (places: Places, length: number) => Math.floor((places[0]?.at ?? 0) * Math.max(0, length - 1))

/** Not cut to nothing first: who has the file open sees no moment without content. */
function rewrite(file: string, change: (bytes: Buffer) => Buffer): void {
  writeFileSync(file, change(readFileSync(file)), { flag: 'r+' })
}

const DO: Record<Damage['way'], (file: string, places: Places) => void> = {
  flip: (file, places) =>
    rewrite(file, (bytes) => {
      for (const place of places) bytes[at([place], bytes.length)] = place.byte
      return bytes
    }),
  zero: (file, places) =>
    rewrite(file, (bytes) => {
      bytes.subarray(at(places, bytes.length)).subarray(0, MAX_ZEROS).fill(0)
      return bytes
    }),
  rubbish: (file, places) =>
    rewrite(file, (bytes) => {
      bytes.subarray(at(places, bytes.length)).fill('rubbish ')
      return bytes
    }),
  lengthen: (file) => rewrite(file, (bytes) => Buffer.concat([bytes, bytes.subarray(0, 5000)])),
  cut: (file, places) => truncateSync(file, at(places, statSync(file).size)),
  empty: (file) => truncateSync(file, 0),
  remove: (file) => rmSync(file),
}

function fileOf(path: string, nth: number): string | undefined {
  if (!existsSync(path)) return undefined
  if (/content\.db/.test(path)) return path
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const file = files.sort((a, b) => a.name.localeCompare(b.name))[nth % Math.max(files.length, 1)]
  return file && join(file.parentPath, file.name)
}
