import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContentFiles, temporaryFolder } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFileRecordings } from '../recordings/index.ts'
import { parseWebVtt } from '../recordings/web-vtt.ts'

const FILE = `WEBVTT - a title

NOTE nobody says this

STYLE
::cue { color: red }

intro
00:04.500 --> 00:09.000 align:start
<v Mara Quill>It is <i>heavier</i> &amp; older</v>
than it looks.

01:00:00.000 --> 01:00:02.250
The end.

00:00.000 --> 00:04.500
A lid.

00:10.000 --> 00:09.000
backwards

broken --> 00:11.000
nothing`

describe('captions', () => {
  it('are what is said, when, and by whom', () => {
    expect(parseWebVtt(FILE.replaceAll('\n', '\r\n'))).toEqual([
      { start: 0, end: 4.5, text: 'A lid.' },
      { start: 4.5, end: 9, speaker: 'Mara Quill', text: 'It is heavier & older than it looks.' },
      { start: 3600, end: 3602.25, text: 'The end.' },
    ])
  })

  it('are refused where they are something else', () => {
    expect(() => parseWebVtt('1\n00:00:00,000 --> 00:00:01,000\nSubRip')).toThrow('not valid WebVTT')
  })

  it('never fail in another way, and hold no markup', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('\n\n', '\n', '00:00.000 --> 00:01.000\n', '<v ', '>', '<', '&lt;', '-->'),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) =>
        parseWebVtt(`WEBVTT\n\n${parts.join('')}`).every(({ start, end, text }) => start < end && text !== ''),
      ),
      { seed: 14, numRuns: 500 },
    )
  })
})

describe('recordings of the content directory', () => {
  it('have a size and captions; what stands elsewhere or outside of its folder is not known', async () => {
    const folder = temporaryFolder('recordings')
    mkdirSync(join(folder, 'media'))
    writeFileSync(join(folder, 'media', 'kiln.mp3'), 'twelve bytes')
    writeFileSync(join(folder, 'media', 'kiln.en.vtt'), FILE)
    writeFileSync(join(folder, 'secret.vtt'), FILE)
    const { sizeOf, cuesOf } = createFileRecordings(createContentFiles(folder))
    expect(await sizeOf('/media/kiln.mp3')).toBe(12)
    expect(await cuesOf('/media/kiln.en.vtt')).toHaveLength(3)
    for (const source of [
      '/media/none.mp3',
      'https://audio.example.org/kiln.mp3',
      '/media/../secret.vtt',
      '/secret.vtt',
    ])
      expect([await sizeOf(source), await cuesOf(source)]).toEqual([null, []])
  })
})
