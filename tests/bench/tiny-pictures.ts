import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { published } from '../browser/content.ts'

const SIZE = 16

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of a few pixels; each number makes another one. */
export function tinyPicture(number: number): Buffer {
  const head = Buffer.from([0, 0, 0, SIZE, 0, 0, 0, SIZE, 8, 2, 0, 0, 0])
  const rows = Buffer.alloc(SIZE * (1 + 3 * SIZE))
  for (let at = 0; at < rows.length; at++) if (at % (1 + 3 * SIZE) !== 0) rows[at] = (number * 31 + at * 7) & 255
  rows.writeUInt32BE(number, 1)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Adds pictures with their images to a content directory. */
export function addPictures(directory: string, count: number): void {
  for (const folder of ['images', 'entries/image']) mkdirSync(join(directory, folder), { recursive: true })
  for (let index = 0; index < count; index++) {
    writeFileSync(join(directory, 'images', `tiny-${index}.png`), tinyPicture(index))
    const entry = published('image', {
      ...{ uid: `tiny_${index}`, title: `Shard ${index} of ${index % 90} pots`, alt: `Shard number ${index}` },
      ...{ iiif: { id: `tiny-${index}` }, width: SIZE, height: SIZE },
    })
    writeFileSync(join(directory, 'entries/image', `tiny_${index}.json`), JSON.stringify(entry))
  }
}

/** Adds recordings, as small as their names, that no entry leads to. */
export function addRecordings(directory: string, count: number): void {
  mkdirSync(join(directory, 'media'), { recursive: true })
  for (let index = 0; index < count; index++)
    writeFileSync(join(directory, 'media', `talk-${index}.mp3`), `ID3\x04 talk ${index}`)
}
