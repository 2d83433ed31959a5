import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { MEDIA } from '../../server/assets/content-files.ts'
import { whyNoCaptions } from './captions.ts'
import { kindOf } from './kinds.ts'
import { openFileList } from './listed.ts'
import { readFileName } from './names.ts'
import { type FileWords, NoFileError, openNewFiles } from './new-files.ts'

const root = temporaryFolder('new-files')
const folder = join(root, 'media')
const sent = join(root, 'sent')
const files = openNewFiles(folder)

const add = (bytes: Uint8Array | string, words: Partial<FileWords> = {}) => {
  writeFileSync(sent, bytes)
  return files.add(sent, { title: 'Kiln', ...words }, () => true)
}
const names = () => {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder).sort()
}
const latin = (text: string) => Buffer.from(text, 'latin1')
const box = (name: string, bytes = 8) => {
  const head = Buffer.alloc(bytes)
  head.writeUInt32BE(bytes)
  head.write(name, 4, 'latin1')
  return head
}
const film = (brand: string, ...boxes: Buffer[]) => Buffer.concat([latin(`\0\0\0\x10ftyp${brand}\0\0\0\0`), ...boxes])
const PDF = '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n'
const VTT = 'WEBVTT\n\n00:01.000 --> 00:04.000\nIt is warm.\n'
const WAV = Buffer.concat([latin('RIFF'), Buffer.from([36, 0, 0, 0]), latin('WAVEfmt '), Buffer.alloc(28)])

describe('a file that is sent', () => {
  it.each<[string, Uint8Array | string, Partial<FileWords>, RegExp]>([
    ['a PDF', PDF, { title: 'Annual report 2025' }, /^annual-report-2025\.[0-9a-f]{12}\.pdf$/],
    ['captions', VTT, { language: 'pt-BR' }, /^kiln\.[0-9a-f]{12}\.pt-BR\.vtt$/],
    ['MP3 with a tag', latin('ID3\x04\0\0\0\0\0\0'), {}, /\.mp3$/],
    ['MP3 without one', latin('\xff\xfb\x90\x64'), {}, /\.mp3$/],
    ['M4A', film('M4A ', box('moov')), {}, /\.m4a$/],
    ['sound in MP4', film('isom', box('moov')), { fileName: 'Talk.M4A' }, /\.m4a$/],
    ['MP4', film('isom', box('mdat', 20), box('moov')), {}, /\.mp4$/],
    ['WebM', latin('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm'), {}, /\.webm$/],
    ['WAV', WAV, {}, /\.wav$/],
    ['Ogg', latin('OggS\0\x02'), {}, /\.ogg$/],
  ])('is kept byte by byte, and named by title and content: %s', async (_, bytes, words, name) => {
    const added = await add(bytes, words)
    expect(added).toEqual({ name: expect.stringMatching(name), isNew: true })
    const kept = readFileSync(join(folder, added.name))
    expect(kept.equals(Buffer.from(bytes as string))).toBe(true)
    expect(added.name).toContain(createHash('sha256').update(kept).digest('hex').slice(0, 12))
    expect(MEDIA.file.test(`/${added.name}`)).toBe(true)
    expect(await add(bytes, { ...words, title: 'Another' })).toEqual({ name: added.name, isNew: false })
  })

  it.each(['../../etc/passwd', '..\\boot.ini', 'CON', 'a\0b/c', '\u202ecod.exe', '窯', '', 'x'.repeat(300)])(
    'called %j has a name that is one on every disk, and is served',
    async (title) => {
      const { name } = await add(`${PDF}${title.length}%%EOF`, { title, fileName: title })
      expect(`/${name}`).toMatch(MEDIA.file)
      expect(readdirSync(root).filter((one) => one !== 'sent')).toEqual(['media'])
    },
  )

  it('is listed with what its name says; others of the folder are not', async () => {
    writeFileSync(join(folder, 'room-gate.en.vtt'), VTT)
    for (const name of ['.new-file.1-1.tmp', 'notes.txt', 'a b.pdf']) writeFileSync(join(folder, name), '')
    mkdirSync(join(folder, 'folder.mp3'), { recursive: true })
    const listed = await openFileList(folder).all()
    const found = listed.find(({ address }) => address === '/media/room-gate.en.vtt')
    expect(found).toMatchObject({ title: 'Room gate', kind: 'captions', language: 'en', bytes: VTT.length })
    expect(listed.filter(({ address }) => !MEDIA.file.test(address.slice('/media'.length)))).toEqual([])
    expect(listed.some(({ address }) => address.includes('folder'))).toBe(false)
    expect(await openFileList(join(root, 'none')).all()).toEqual([])
  })
})

describe('what is no file of its kind', () => {
  const script = '<script>alert(1)</script>'
  const cases: [string, Uint8Array | string, Partial<FileWords>, RegExp][] = [
    ['a page that is called a PDF', `<!doctype html>${script}`, { fileName: 'report.pdf' }, /is a text/],
    ['a page with a PDF behind its beginning', `<html>%PDF-1.7 ${script}%%EOF`, { fileName: 'a.pdf' }, /is a text/],
    ['a drawing with a script', `<svg onload="alert(1)"/>`, { fileName: 'a.mp4' }, /is a text/],
    ['a picture', latin('\x89PNG\r\n\x1a\n'), {}, /is a picture/],
    ['a program', latin('\x7fELF\x02\x01\x01\0'), {}, /no file of a kind/],
    ['nothing', '', {}, /no file of a kind/],
    ['an archive', latin('PK\x03\x04'), {}, /archive/],
    ['a QuickTime film', film('qt  ', box('moov')), {}, /QuickTime/],
    ['half a PDF', PDF.slice(0, 40), {}, /may have been cut/],
    ['half a film', film('isom', box('moov')).subarray(0, 20), {}, /may have been cut/],
    ['a film that says it is longer', film('isom', box('moov', 16).subarray(0, 9)), {}, /may have been cut/],
    ['a film that says nothing', film('isom', box('mdat')), {}, /may have been cut/],
    ['boxes of no length', film('isom', latin('\0\0\0\x04moov')), {}, /may have been cut/],
    ['half a WAV', WAV.subarray(0, 30), {}, /may have been cut/],
    ['captions without an end', `WEBVTT\n\n${'x'.repeat(1_000_001)}`, {}, /larger than 1 MB/],
    ['captions in another script', latin('WEBVTT\n\n00:01.000 --> 00:02.000\n\xff'), {}, /not in UTF-8/],
    ['captions whose language is a path', VTT, { language: '../x' }, /no language/],
  ]
  it.each(cases)('is refused with a reason and what to do, and leaves nothing: %s', async (_, bytes, words, reason) => {
    const before = names()
    const error = await add(bytes, words).catch((refused) => refused)
    expect(error).toBeInstanceOf(NoFileError)
    expect(error.message).toMatch(reason)
    expect(error.remedy).toMatch(/^[A-Z].*\.$/)
    expect(names()).toEqual(before)
  })

  it.each([
    ['00:01.000 --> 00:04.000\nOne\n00:05.000 --> 00:06.000\nTwo', 'Line 5: a time within words'],
    ['00:04.000 --> 00:01.000\nOne', 'Line 3: it ends before'],
    ['00:04.000 --> 00:05.000\nOne\n\n00:01.000 --> 00:02.000\nTwo', 'Line 6: it begins before'],
    ['x\ny\n00:01.000 --> 00:02.000\nOne', 'Line 5: a time within words'],
    ['0:1 --> 0:2\nOne', 'Line 3: the times are not'],
    ['00:01,000 --> 00:02,000\nOne', 'Line 3: the times are not'],
    ['00:01.000 --> 00:02.000\nOne\n\nWords', 'Line 6: words without'],
  ])('captions say the line: %j', (text, reason) => {
    expect(whyNoCaptions(Buffer.from(`WEBVTT\n\n${text}\n`))?.reason).toContain(reason)
  })

  it('captions of every allowed form are taken', () => {
    const text =
      '\ufeffWEBVTT - Kiln\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE words\n\n1\n00:01.000 --> 01:00:02.000 line:0\n<v Ana>Hot</v>\n\n\n00:03.000\t-->\t00:04.000\nCold\n'
    for (const end of ['\n', '\r\n', '\r'])
      expect(whyNoCaptions(Buffer.from(text.replaceAll('\n', end)))).toBeUndefined()
  })

  it('what two studios add at a time is kept apart, also where their processes have the same number', async () => {
    const open = async () => {
      vi.resetModules()
      return (await import('./new-files.ts')).openNewFiles(folder)
    }
    const studios = [await open(), await open()]
    const added = await Promise.all(
      studios.map(async (studio, at) => {
        const [from, bytes] = [`${sent}-${at}`, `${PDF}of studio ${at}%%EOF\n`]
        writeFileSync(from, bytes)
        const { name } = await studio.add(from, { title: 'At a time' }, () => true)
        return [readFileSync(join(folder, name), 'utf8'), bytes]
      }),
    )
    for (const [kept, bytes] of added) expect(kept).toBe(bytes)
  })

  it('nothing of a process that was killed stays', () => {
    const other = join(root, 'other')
    mkdirSync(other, { recursive: true })
    for (const name of ['.new-file.999999999-0.tmp', `.new-file.${process.ppid}-7.tmp`, 'kiln.mp3'])
      writeFileSync(join(other, name), 'x')
    openNewFiles(other)
    expect(readdirSync(other).sort()).toEqual([`.new-file.${process.ppid}-7.tmp`, 'kiln.mp3'])
  })
})

describe('whatever bytes and names there are', () => {
  const bytes = fc.uint8Array({ maxLength: 200 })

  it('a kind is told, and captions are judged', () => {
    fc.assert(
      fc.property(bytes, fc.string(), (given, name) => {
        expect(Object.keys(kindOf(given, name))).toHaveLength(1)
        whyNoCaptions(Buffer.concat([Buffer.from('WEBVTT\n\n'), given]))
      }),
    )
  })

  it('a film is taken or refused, and never read without an end', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, async (given) => {
        const outcome = await add(Buffer.concat([film('isom'), given])).catch((error) => error)
        expect(outcome instanceof NoFileError || 'name' in outcome).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('a name that is read is one that is served', () => {
    const part = fc.constantFrom(
      'kiln',
      'a_b',
      '1a2b3c4d5e6f',
      'es',
      'pt-BR',
      'mp3',
      'vtt',
      'pdf',
      '..',
      '/',
      ' ',
      'exe',
    )
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const name = parts.join('.')
        if (readFileName(name)) expect(`/${name}`).toMatch(MEDIA.file)
      }),
    )
  })
})
