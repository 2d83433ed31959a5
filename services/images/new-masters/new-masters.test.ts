import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { temporaryFolder } from 'atrium/testing'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isNamedByContent } from '../masters/master-names.ts'
import { NoPictureError, openNewMasters } from './new-masters.ts'
import { sniff } from './sniff.ts'

const root = temporaryFolder('new-masters')
const folder = join(root, 'images')
const sent = join(root, 'sent')
const masters = openNewMasters(folder)
afterAll(() => masters.close())

const add = (bytes: Uint8Array, name = 'Kiln') => {
  writeFileSync(sent, bytes)
  return masters.add(sent, name, () => true)
}
const filesOf = (id: string) => readdirSync(folder).filter((name) => name.startsWith(`${id}.`))
const masterOf = (id: string) => readFileSync(join(folder, filesOf(id)[0] as string))
const noise = (width: number, height: number, seed = 1) => {
  const raw = Buffer.alloc(width * height * 3)
  for (let index = 0, value = seed; index < raw.length; index++) {
    value = (value * 1103515245 + 12345) % 2147483648
    raw[index] = value >> 8
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
}

const MARK = '<script>alert("polyglot")</script>'
let photograph: Buffer

beforeAll(async () => {
  photograph = await noise(60, 40)
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Copyright: MARK }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } },
    })
    .jpeg()
    .toBuffer()
})

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** A PNG of one color, with further chunks. */
function png(width: number, height: number, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 2000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture that is sent', () => {
  it('is turned upright, and nothing but its pixels is kept: no place, no words, nothing behind its end', async () => {
    expect([photograph.includes(MARK), (await sharp(photograph).metadata()).orientation]).toEqual([true, 6])
    const polyglot = Buffer.concat([photograph, Buffer.from(`${MARK}PK\x03\x04`)])
    const { id, isNew, ...size } = await add(polyglot, 'Kiln, open door')
    expect([isNew, size]).toEqual([true, { width: 40, height: 60 }])
    const master = masterOf(id)
    expect(filesOf(id)).toEqual([`${id}.jpg`])
    expect(id).toMatch(/^kiln-open-door-[0-9a-f]{8}$/)
    expect(isNamedByContent(id, createHash('sha256').update(master).digest('hex'))).toBe(true)
    const { exif, icc, xmp, iptc, orientation, isProgressive, space } = await sharp(master).metadata()
    expect([exif, icc, xmp, iptc, orientation, isProgressive, space]).toEqual([
      ...[undefined, undefined, undefined, undefined, undefined],
      ...[false, 'srgb'],
    ])
    expect(master.includes('script')).toBe(false)
    expect(master.includes('PK\x03\x04')).toBe(false)
  })

  it('that was sent before is the one that is there, also under another name, and so is a master itself', async () => {
    const { id } = await add(photograph)
    expect(await add(photograph, 'Another')).toMatchObject({ id, isNew: false })
    expect(await add(masterOf(id), 'Third')).toMatchObject({ id, isNew: false })
    expect(filesOf(id)).toHaveLength(1)
  })

  it('keeps what is clear, and what is drawn without loss', async () => {
    const clear = noise(8, 8).ensureAlpha(0.5)
    const endings = []
    for (const bytes of [
      await clear.clone().webp().toBuffer(),
      await noise(8, 8, 2).webp().toBuffer(),
      await noise(8, 8, 3).png().toBuffer(),
      await noise(8, 8, 4).tiff().toBuffer(),
      await noise(8, 8, 5).avif().toBuffer(),
      await noise(8, 8, 6).gif().toBuffer(),
    ])
      endings.push(filesOf((await add(bytes)).id)[0]?.split('.')[1])
    expect(endings).toEqual(['png', 'jpg', 'png', 'jpg', 'jpg', 'png'])
  })

  it.each([
    ['../../etc/passwd', 'etcpasswd'],
    ['..\\..\\boot.ini', 'bootini'],
    ['.htaccess', 'htaccess'],
    ['CON', 'con'],
    ['a\0b/c.svg', 'abcsvg'],
    [`${'x'.repeat(300)}.jpg`, 'x'.repeat(60)],
    ['Öfen & Töpfe', 'ofen-topfe'],
    ['窯', 'picture'],
    ['\u202egpj.exe', 'gpjexe'],
    ['', 'picture'],
  ])('called %j has a name that is one on every disk', async (name, begins) => {
    const { id } = await add(
      await noise(4, 4, name.length + 40)
        .png()
        .toBuffer(),
      name,
    )
    expect(id).toMatch(new RegExp(`^${begins}-[0-9a-f]{8}$`))
    expect(filesOf(id)).toHaveLength(1)
  })
})

describe('what is no picture', () => {
  const vector = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${MARK}</svg>`
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, RegExp][] = [
    ['a script in SVG', () => Buffer.from(vector), /vector drawing/],
    ['SVG behind a mark and spaces', () => Buffer.from(`\ufeff\n <!-- x --><svg/>`), /vector drawing/],
    ['a page', () => Buffer.from('<html><img src=x></html>'), /is a text/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), /is a PDF/],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), /HEIC/],
    ['nothing', () => Buffer.alloc(0), /no picture of a kind/],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), /no picture of a kind/],
    ['40,000 × 40,000 pixels', () => png(40_000, 40_000), /more than 100 million pixels/],
    ['a picture that was cut', async () => photograph.subarray(0, photograph.length / 2), /may have been cut/],
    ['the first bytes of one alone', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), /may have been cut/],
    [
      'SVG behind the first bytes of a PNG',
      () => Buffer.from(`\x89PNG\r\n\x1a\n${vector}`, 'latin1'),
      /may have been cut/,
    ],
    [
      'an animation',
      () =>
        sharp(Buffer.alloc(4 * 8 * 3, 9).fill(200, 0, 48), { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
          .gif({ delay: [100, 100] })
          .toBuffer(),
      /holds 2 pictures/,
    ],
  ]
  it.each(cases)('is refused with a reason and what to do, and leaves nothing: %s', async (_, bytes, reason) => {
    const before = readdirSync(folder).sort()
    const error = await add(await bytes()).catch((refused) => refused)
    expect(error).toBeInstanceOf(NoPictureError)
    expect(error.message).toMatch(reason)
    expect(error.remedy).toMatch(/^(Save|Choose|Open) .*\.$/)
    expect(readdirSync(folder).sort()).toEqual(before)
  })

  it('words that are packed into a picture (a bomb) are not unpacked', async () => {
    const words = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))])
    const { id } = await add(png(16, 16, chunk('zTXt', words)), 'Bomb')
    expect(masterOf(id).length).toBeLessThan(1000)
  })

  it('bytes at random end nothing, and leave nothing half', async () => {
    const changes = fc.array(fc.tuple(fc.nat(photograph.length - 1), fc.integer({ min: 0, max: 255 })), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const bytes = Buffer.from(photograph)
        for (const [at, value] of changed) bytes[at] = value
        const outcome = await add(bytes).catch((error) => error)
        expect(outcome instanceof NoPictureError || filesOf(outcome.id).length === 1).toBe(true)
        expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('two studios never write one file, also where their processes have the same number', async () => {
    const written = new Set<string>()
    for (const seed of [70, 71]) {
      vi.resetModules()
      const studio = (await import('./new-masters.ts')).openNewMasters(folder)
      await noise(40, 30, seed).png().toFile(sent)
      let unfinished: string[] = []
      const look = () => {
        unfinished = readdirSync(folder).filter((name) => name.startsWith('.'))
        return true
      }
      await studio.add(sent, 'Kiln', look)
      studio.close()
      for (const name of unfinished) written.add(name)
    }
    expect(written.size).toBe(2)
  })

  it('nothing of a process that was killed stays', async () => {
    const other = join(root, 'other')
    mkdirSync(other, { recursive: true })
    for (const name of ['.new-master.999999999-0.tmp', `.new-master.${process.ppid}-7.tmp`, 'kiln.jpg'])
      writeFileSync(join(other, name), 'x')
    openNewMasters(other).close()
    expect(readdirSync(other).sort()).toEqual([`.new-master.${process.ppid}-7.tmp`, 'kiln.jpg'])
  })
})

it('a kind is told by the first bytes alone, whatever they are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(sniff(bytes)).toMatch(/^[a-z]+$/)
    }),
  )
})
