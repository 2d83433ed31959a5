// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withFile } from '../../fields/controls/recording/recording.ts'
import type { LibraryFile } from '../api/files.ts'
import { Refusal } from '../api/refusal.ts'
import { textsIn } from '../parts/texts.tsx'
import { button, click, control, hide, openStudio, press, settle, type, until } from '../testing/app.tsx'
import { type StandIn, standIn, textOf } from '../testing/stand-in.ts'
import { fileFacts, sizeText } from './file-words.ts'
import { timeText } from './play-time.ts'

const file = (name: string, kind: LibraryFile['kind'], more: Partial<LibraryFile> = {}): LibraryFile => ({
  ...{ address: `/media/${name}`, title: name.replace(/\..*/, ''), kind, bytes: 2_400_000, uses: 0 },
  changedAt: '2026-03-01T18:00:00.000Z',
  ...more,
})
const REPORT = file('report.1a2b3c4d5e6f.pdf', 'pdf', { uses: 2 })
const TALK = file('talk.1a2b3c4d5e6f.mp3', 'audio')
const WORDS = file('talk.1a2b3c4d5e6f.es.vtt', 'captions', { language: 'es', bytes: 500 })
let server: StandIn
let sent: object[]

beforeEach(() => {
  localStorage.clear()
  server = standIn([], { files: { maxBytes: 1000 } })
  server.files.push(REPORT, TALK, WORDS)
  sent = []
})
afterEach(hide)

const page = () => document.querySelector('main') as HTMLElement
const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
const drop = async (element: Element, ...files: File[]) => {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files, types: ['Files'] },
  })
  await act(async () => void element.dispatchEvent(event))
}
const dialog = () => document.querySelector<HTMLElement>('.dialog') as HTMLElement
const saved = (key: string) => JSON.parse(server.stored.get(key)?.draft?.body ?? '{}')

describe('the library', () => {
  it('shows kind, size and language of files, where they are used, and those of a kind alone', async () => {
    await openStudio(server, '/files')
    await until(() => rows().length === 3)
    expect(rows()[0]).toContain('reportPDF2.4 MBMar 1, 2026, 10:00 AM2 entries')
    expect(rows()[2]).toContain('talkCaptionses1 kB')
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(`http://localhost:3101${REPORT.address}`)
    const used = [...document.querySelectorAll('td a')].map((link) => link.getAttribute('href'))
    expect(used).toEqual([`/?file=${encodeURIComponent(REPORT.address)}`])
    await openStudio(server, '/files?kind=audio')
    await until(() => rows().length === 1)
    expect(server.asked).toContain('GET /api/files?kind=audio&limit=100')
  })

  it('takes what is dropped: title and language from its name, what is refused stays with the reason', async () => {
    server.send = (async (path: string, given: File, words: object) => {
      sent.push({ path, ...words })
      if (given.name.endsWith('.mp3')) throw new Refusal(422, { message: 'It is a text.', remedy: 'Choose audio.' })
      const added = file('red-talk.1a2b3c4d5e6f.es.vtt', 'captions')
      server.files.unshift(added)
      return { file: added, isNew: true }
    }) as never
    await openStudio(server, '/files')
    await until(() => rows().length === 3)
    await drop(
      page(),
      new File(['x'], 'red_talk.es.vtt'),
      new File(['x'], 'talk.mp3'),
      new File(['x'.repeat(1001)], 'b.pdf'),
    )
    await until(() => document.querySelectorAll('.file-upload').length === 3)
    expect(dialog().textContent).toContain('The file is larger than')
    await click(await until(() => button('Upload 2 files')))
    await until(() => dialog().textContent?.includes('It is a text.'))
    expect(sent).toEqual([
      { path: '/api/files', title: 'red talk', fileName: 'red_talk.es.vtt', language: 'es' },
      { path: '/api/files', title: 'talk', fileName: 'talk.mp3' },
    ])
    await click(button('Close', dialog().querySelector('.dialog-foot') as HTMLElement))
    await until(() => rows().length === 4)
  })

  it('sends what waits for others as it is by then, and nothing that is left out', async () => {
    const waiting: (() => void)[] = []
    server.send = ((_path: string, given: File, words: { title: string }) => {
      sent.push({ title: words.title })
      return new Promise((resolve) => waiting.push(() => resolve({ file: file(given.name, 'audio'), isNew: true })))
    }) as never
    await openStudio(server, '/files')
    await until(() => rows().length === 3)
    await drop(page(), ...['a.mp3', 'b.mp3', 'c.mp3'].map((name) => new File(['x'], name)))
    await click(await until(() => button('Upload 3 files')))
    const [, second, third] = document.querySelectorAll('.file-upload')
    await click(button('Leave out', second))
    await type(third?.querySelector('input'), 'Corrected')
    for (const _ of [1, 2, 3]) await act(async () => waiting.shift()?.())
    await until(() => !document.querySelector('.uploads'))
    expect(sent).toEqual([{ title: 'a' }, { title: 'Corrected' }])
  })

  it('leaves words that are pasted from a table to the box, though a picture of them comes along', async () => {
    await openStudio(server, '/files')
    await until(() => rows().length === 3)
    const paste = (types: string[]) => {
      const event = new Event('paste', { bubbles: true, cancelable: true })
      Object.assign(event, { clipboardData: { files: [new File(['x'], 'image.pdf')], types } })
      return act(async () => page().querySelector('[type=search]')?.dispatchEvent(event))
    }
    await paste(['text/plain', 'text/html', 'Files'])
    expect(document.querySelector('.file-upload')).toBe(null)
    await paste(['Files'])
    await until(() => document.querySelector('.file-upload'))
  })

  it('takes nothing where files are kept elsewhere, and says where', async () => {
    server = standIn([], {
      files: { refused: { message: 'They are kept in Contentstack.', remedy: 'Upload them there.' } },
    })
    await openStudio(server, '/files')
    await until(() => page().textContent?.includes('They are kept in Contentstack. Upload them there.'))
    expect(button('Upload files')).toBeUndefined()
  })
})

describe('fields', () => {
  const open = async (type: string, value: object) => {
    server.stored.set(`${type}/a`, { ref: { type, uid: 'a' }, published: textOf({ uid: 'a', title: 'A', ...value }) })
    await openStudio(server, `/entries/${type}/a`)
    await until(() => control('title'))
  }

  it('an address takes that of a file that is chosen, and says what it is', async () => {
    await open('video', { url: 'https://x.example/a.mp4' })
    await click(button('Choose a file', document.querySelector('[data-path="url"]') as HTMLElement))
    await until(() => dialog().querySelectorAll('.option').length === 3)
    await press('Enter')
    await until(() => saved('video/a').url === REPORT.address)
    await until(() => document.querySelector('[data-path="url"] .leads-to')?.textContent?.includes('PDF, 2.4 MB'))
    await type(control('url'), '/media/gone.pdf')
    await until(() => page().textContent?.includes('Leads to no file that is there.'))
  })

  it('a recording takes sound or film, and captions beside', async () => {
    Object.defineProperty(HTMLMediaElement.prototype, 'duration', { get: () => 7.2, configurable: true })
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      set(this: HTMLMediaElement) {
        setTimeout(() => this.onloadedmetadata?.(new Event('loadedmetadata')))
      },
      configurable: true,
    })
    await open('audio_asset', { metadata_fields: { title: ['Talk'], published_url: ['/media/old.mp3'] } })
    await click(await until(() => button('Choose captions')))
    await until(() => dialog().querySelectorAll('.option').length === 1)
    await press('Enter')
    await until(() => saved('audio_asset/a').metadata_fields?.captions)
    await settle()
    await click(await until(() => button('Choose another recording')))
    await until(() => dialog().querySelectorAll('.option').length === 1)
    await press('Enter')
    await until(() => saved('audio_asset/a').metadata_fields?.published_url?.[0] === TALK.address)
    expect(saved('audio_asset/a').metadata_fields).toEqual({
      ...{ title: ['Talk'], published_url: [TALK.address], captions: [WORDS.address], duration: ['00:00:07'] },
    })
  })

  it('keeps what else is known of a recording, and what it does not read', () => {
    const facts = { duration: ['00:01:00'], published_url: ['/a', '/b'], captions: [WORDS.address], x: 7 }
    expect(withFile(facts, TALK, '00:00:07')).toEqual({
      ...facts,
      duration: ['00:00:07'],
      published_url: [TALK.address, '/b'],
    })
    expect(withFile(facts, TALK)).not.toHaveProperty('duration')
    expect(withFile(facts, WORDS)).toEqual(facts)
    expect(withFile('text', TALK)).toEqual({ published_url: [TALK.address] })
  })
})

it('sizes and times are said as people say them', async () => {
  expect([0, 499, 26_400, 2_449_000, 1_500_000_000].map((bytes) => sizeText(bytes, 'en-US'))).toEqual([
    ...['1 kB', '1 kB', '26 kB', '2.4 MB', '1.5 GB'],
  ])
  expect(fileFacts(await textsIn('es'), REPORT, 'es')).toBe('PDF, 2,4 MB')
  expect([7.2, 3599.6, 36_000].map(timeText)).toEqual(['00:00:07', '01:00:00', '10:00:00'])
})
