import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** A finished picture: in memory, or in an open file from a place on. Whoever gets it has to close it. */
export type Derivative = { contentType: string; length: number; close: () => Promise<void> } & (
  | { body: Buffer; file?: undefined }
  | { file: FileHandle; start: number; body?: undefined }
)

/** Large files that were checked, by their path: as they were then. */
export type Checked = Map<string, string>

/** Up to here a picture is read in one go. */
const SMALL_BYTES = 256 * 1024
const READ_BYTES = 64 * 1024
const LONGEST_HEAD = 100
const END_OF_HEAD = 0x0a

/**
 * Opens the file of a derivative: a line that names its type, length and checksum, then the picture. A large one is
 * checked in parts, once until it is written again, and left in the file, so that no number of slow clients fills the
 * memory.
 *
 * @returns null when it is damaged
 * @throws when it cannot be read
 */
export async function openDerivative(path: string, checked: Checked): Promise<Derivative | null> {
  const file = await open(path)
  let isGiven = false
  try {
    const { size, mtimeMs, ino } = await file.stat()
    const first = await read(file, 0, Math.min(size, SMALL_BYTES))
    const end = first.subarray(0, LONGEST_HEAD).indexOf(END_OF_HEAD)
    const [contentType = '', length, checksum] = first.toString('latin1', 0, Math.max(end, 0)).split(' ')
    const start = end + 1
    if (end === -1 || size - start !== Number(length)) return null
    const version = `${mtimeMs} ${size} ${ino}`
    if (checked.get(path) !== version) {
      let sum = crc32(first.subarray(start))
      for (let at = first.length; at < size; at += READ_BYTES)
        sum = crc32(await read(file, at, Math.min(READ_BYTES, size - at)), sum)
      if (sum !== Number(checksum)) return null
      if (size > SMALL_BYTES) checked.set(path, version)
    }
    if (size <= SMALL_BYTES)
      return { contentType, length: size - start, body: first.subarray(start), close: async () => {} }
    isGiven = true
    return { contentType, length: size - start, file, start, close: () => file.close() }
  } finally {
    if (!isGiven) await file.close()
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(length), position })
  if (bytesRead < length) throw new Error('The file is cut off.')
  return buffer
}
