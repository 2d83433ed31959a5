import { open } from 'node:fs/promises'
import type { Ending, Refused } from './kinds.ts'

/** Boxes of a film at its top that are looked through; some devices write a few hundred. */
const MAX_BOXES = 10_000
/** In the last bytes of a PDF its end is marked. */
const TAIL_BYTES = 2048

const CUT: Refused = {
  reason: 'It does not go to its end: it may have been cut.',
  remedy: 'Copy or save it once more, and upload that.',
}

/** Why a file is not whole, as far as its kind tells without playing it; undefined: nothing speaks against it. */
export async function whyNotWhole(file: string, ending: Ending, size: number): Promise<Refused | undefined> {
  const handle = await open(file)
  const read = async (at: number, bytes: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, at)
    return buffer.subarray(0, bytesRead)
  }
  try {
    if (ending === 'pdf') {
      const tail = (await read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES)).toString('latin1')
      return tail.includes('%%EOF') ? undefined : CUT
    }
    if (ending === 'wav') {
      const said = (await read(4, 4)).readUInt32LE()
      // Recorders that never ended say nothing, or all.
      return said === 0 || said === 0xffffffff || said + 8 <= size + 1 ? undefined : CUT
    }
    return ending === 'mp4' || ending === 'm4a' ? await whyNoBoxes(read, size) : undefined
  } finally {
    await handle.close()
  }
}

/** A film of MP4 is boxes, one after the other to its end; one of them says what there is to play. */
async function whyNoBoxes(
  read: (at: number, bytes: number) => Promise<Buffer>,
  size: number,
): Promise<Refused | undefined> {
  let hasFacts = false
  let at = 0
  for (let count = 0; at < size && count < MAX_BOXES; count++) {
    const head = await read(at, 16)
    if (head.length < 8) return CUT
    const said = head.readUInt32BE()
    const length = said === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : said === 0 ? size - at : said
    if (length < 8 || at + length > size) return CUT
    hasFacts ||= head.toString('latin1', 4, 8) === 'moov'
    at += length
  }
  return hasFacts ? undefined : CUT
}
