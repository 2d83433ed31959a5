import { rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord, parseJson } from 'atrium'
import type { Request } from 'express'
import { unfinishedName } from '#engine/host.ts'
import { ApiError } from '../guards/api-error.ts'

/** What is said of it, before its bytes. */
const MAX_WORDS_BYTES = 32 * 1024
/** Milliseconds without a byte after which nobody is taken to send any more. */
const PATIENCE = 30_000

export const BODY_TYPE = 'application/octet-stream'

/** Says how large a file may be, and what to do with a larger one. */
export interface Bounds {
  maxBytes: number
  remedy: string
}

/** A file that was sent, and what was said of it. */
export interface Received {
  words: Readonly<Record<string, unknown>>
  file: string
  /** Removes it. */
  discard(): void
}

let received = 0

/**
 * Takes a body onto the disk: a line of JSON, then the bytes of one file. Memory holds a piece of it at a time.
 *
 * @param folder where it is put under a name of its own
 * @param bounds most bytes of the file, and what to do with a larger one
 * @throws ApiError for what is no such body, too large, or does not end
 */
export async function receive(request: Request, folder: string, bounds: Bounds): Promise<Received> {
  if (request.headers['content-type'] !== BODY_TYPE)
    throw new ApiError(415, 'The file is not sent as such.', 'Send it with content-type: {type}.', { type: BODY_TYPE })
  if (Number(request.headers['content-length'] ?? 0) > MAX_WORDS_BYTES + bounds.maxBytes) throw tooLarge(bounds)
  const file = unfinishedName(join(folder, 'upload'), received++)
  const discard = () => rmSync(file, { force: true })
  request.setTimeout(PATIENCE, () => request.destroy())
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      return { words: wordsIn(await written(request, handle, bounds)), file, discard }
    } finally {
      await handle.close()
    }
  } catch (error) {
    discard()
    throw explained(error as NodeJS.ErrnoException)
  } finally {
    request.setTimeout(0)
  }
}

/** Writes all that comes after the first line, and returns that. */
async function written(request: Request, handle: FileHandle, bounds: Bounds): Promise<string> {
  let words: string | undefined
  let head = Buffer.alloc(0)
  let bytes = 0
  const write = async (piece: Buffer) => {
    bytes += piece.length
    if (bytes > bounds.maxBytes) throw tooLarge(bounds)
    await handle.writeFile(piece)
  }
  // Where it is refused the connection stays for the answer.
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (words !== undefined) await write(piece)
    else {
      head = Buffer.concat([head, piece])
      const end = head.indexOf('\n')
      if (end === -1 ? head.length > MAX_WORDS_BYTES : end > MAX_WORDS_BYTES) throw unreadable()
      if (end === -1) continue
      words = head.subarray(0, end).toString()
      await write(head.subarray(end + 1))
    }
  }
  if (!request.complete) throw new ApiError(400, 'The file did not come to its end.', 'Send it again.')
  if (words === undefined) throw unreadable()
  return words
}

function wordsIn(line: string): Received['words'] {
  try {
    const words = parseJson(line)
    if (isRecord(words)) return words
  } catch {
    // Said below.
  }
  throw unreadable()
}

const unreadable = () => new ApiError(400, 'What is said of the file cannot be read.', 'Reload the page.')

const tooLarge = ({ maxBytes, remedy }: Bounds) =>
  new ApiError(413, 'The file is larger than {size} MB.', remedy, { size: maxBytes / 2 ** 20 })

function explained(error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOSPC')
    return new ApiError(507, 'The disk of the studio is full.', 'Have room made on it, and send the file again.')
  if (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new ApiError(400, 'The file did not come to its end.', 'Send it again.')
  return error
}
