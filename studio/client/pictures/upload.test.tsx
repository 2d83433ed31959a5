// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Row, Site } from '../api/contract.ts'
import type { PictureWords, Uploaded } from '../api/files.ts'
import { Offline, Refusal } from '../api/refusal.ts'
import type { Sending } from '../api/send-file.ts'
import { button, click, hide, openStudio, press, type, until } from '../testing/app.tsx'
import { type StandIn, standIn, textOf } from '../testing/stand-in.ts'
import { titleOf } from './use-uploads.ts'

interface Sent {
  name: string
  words: PictureWords
  sending: Sending
  finish(answer: Uploaded | Error): Promise<void>
}

let server: StandIn
let sent: Sent[]
const uploads: Site['uploads'] = { maxBytes: 1000 }

beforeEach(() => {
  localStorage.clear()
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  sent = []
  server = standIn([{ type: 'article', uid: 'a', body: '', value: { uid: 'a', title: 'A' } }], { uploads })
  server.send = ((_path: string, file: File, words: PictureWords, sending: Sending) =>
    new Promise((resolve, reject) => {
      sending.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      const finish = (answer: Uploaded | Error) =>
        act(async () => (answer instanceof Error ? reject(answer) : resolve(answer)))
      sent.push({ name: file.name, words, sending, finish })
    })) as never
})
afterEach(hide)

const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const give = async (kind: 'drop' | 'paste', element: Element | null, ...files: File[]) => {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  const data = { files, types: ['Files'] }
  Object.assign(event, kind === 'drop' ? { dataTransfer: data } : { clipboardData: data })
  await act(async () => void element?.dispatchEvent(event))
  await until(() => document.querySelector('.upload'))
}
const rowOf = (uid: string, title: string): Row => {
  server.stored.set(`image/${uid}`, { ref: { type: 'image', uid }, draft: textOf({ uid, title }) })
  return { ...(ROW as Row), ref: { type: 'image', uid }, title }
}
const ROW = { typeLabel: 'Image', state: 'draft', path: null, updatedAt: null, errors: 0, warnings: 0 } as const
const added = (uid: string, title: string): Uploaded => ({ ref: { type: 'image', uid }, row: rowOf(uid, title) })
const upload = (index: number) => document.querySelectorAll('.upload')[index] as HTMLElement
const alternative = (index: number) => upload(index).querySelector('textarea')
const pressed = () => act(async () => document.querySelector<HTMLFormElement>('.uploads')?.requestSubmit())
const openArticle = async () => {
  await openStudio(server, '/entries/article/a')
  return until(() => document.querySelector('[data-path="thumbnail"] .takes-files'))
}

describe('pictures', () => {
  it('are dropped on the list, described, and sent together; what fails stays with its reason, and is sent again', async () => {
    await openStudio(server, '/?type=image')
    await until(() => button('Upload pictures'))
    await give(
      'drop',
      document.querySelector('main'),
      picture('red-kiln_2.JPG'),
      picture('b.png'),
      picture('c.png', 2000),
    )
    expect([...document.querySelectorAll('.upload legend:first-child')].map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['red-kiln_2.JPG', 'b.png', 'c.png']),
    )
    expect(upload(2).textContent).toContain('larger than 0')
    await click(button('Leave out', upload(2)))
    await pressed()
    // Nothing is sent without a word, or the choice to say none.
    expect(sent).toEqual([])
    await type(alternative(0), 'A red kiln')
    await click(upload(1).querySelectorAll('input[type=radio]')[1])
    expect(alternative(1)).toBeNull()
    await pressed()
    expect(sent.map(({ name, words }) => [name, words])).toEqual([
      ['red-kiln_2.JPG', { title: 'red kiln 2', caption: '', credit: '', alt: 'A red kiln' }],
      ['b.png', { title: 'b', caption: '', credit: '' }],
    ])
    await act(async () => sent[0]?.sending.onProgress?.(0.4))
    expect(upload(0).querySelector('progress')?.value).toBe(0.4)
    await sent[0]?.finish(added('one', 'red kiln 2'))
    await sent[1]?.finish(new Refusal(422, { message: 'It is a PDF.', remedy: 'Save it as PNG.' }))
    expect(upload(0).textContent).toContain('It is a PDF.')
    await pressed()
    await sent[2]?.finish(added('two', 'b'))
    await until(() => !document.querySelector('.uploads'))
    await until(() => document.querySelectorAll('.picture-grid li').length === 2)
  })

  it('are pasted into a field, which then shows them; the same one is taken where it is there', async () => {
    await give('paste', await openArticle(), picture('image.png'), picture('second.png'))
    expect(document.querySelectorAll('.upload')).toHaveLength(1)
    await type(alternative(0), 'A kiln')
    await pressed()
    await sent[0]?.finish({ same: [rowOf('there', 'Kiln, open')] })
    await click(button('Use “Kiln, open”'))
    await until(() => server.stored.get('article/a')?.draft)
    expect(JSON.parse(server.stored.get('article/a')?.draft?.body ?? '').thumbnail).toEqual([
      { uid: 'there', _content_type_uid: 'image' },
    ])
  })

  it('that are the same get an image of their own where that is wanted', async () => {
    await give('drop', await openArticle(), picture('image.png'))
    await type(alternative(0), 'A kiln')
    await pressed()
    await sent[0]?.finish({ same: [rowOf('there', 'Kiln, open')] })
    await click(button('Add another image of it'))
    expect(sent[1]?.words).toMatchObject({ title: 'image', again: true })
    await sent[1]?.finish(added('own', 'image'))
    await until(() => JSON.parse(server.stored.get('article/a')?.draft?.body ?? '{}').thumbnail?.[0].uid === 'own')
  })

  it('are not sent any further when that is called off, and what was typed stays', async () => {
    await give('drop', await openArticle(), picture('image.png'))
    await type(alternative(0), 'A kiln')
    await pressed()
    expect(sent[0]?.sending.signal?.aborted).toBe(false)
    await click(button('Cancel', upload(0)))
    expect(sent[0]?.sending.signal?.aborted).toBe(true)
    expect(alternative(0)?.value).toBe('A kiln')
    await pressed()
    await sent[1]?.finish(new Offline('cut'))
    await until(() => upload(0).textContent?.includes('no connection'))
    await pressed()
    await click(button('Cancel', document.querySelector('.dialog-foot') as Element))
    expect(sent[2]?.sending.signal?.aborted).toBe(false)
    await click(button('Close without uploading'))
    expect(sent[2]?.sending.signal?.aborted).toBe(true)
    expect(server.stored.get('article/a')?.draft).toBeUndefined()
  })

  it('that wait for others are sent as they are by then: what is left out is not, and nothing once all is dropped', async () => {
    await openStudio(server, '/?type=image')
    await until(() => button('Upload pictures'))
    const files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name) => picture(name))
    await give('drop', document.querySelector('main'), ...files)
    for (const index of files.keys()) await type(alternative(index), 'A kiln')
    await pressed()
    expect(sent).toHaveLength(2)
    await type(alternative(2), 'A kiln, corrected')
    await click(button('Leave out', upload(3)))
    await sent[0]?.finish(added('one', 'a'))
    expect(sent[2]?.words).toMatchObject({ title: 'c', alt: 'A kiln, corrected' })
    await click(button('Close', document.querySelector('.dialog-foot') as Element))
    await click(button('Close without uploading'))
    expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  })

  it('of which nothing was said are let go at once; else it is asked before, by whatever way it is left', async () => {
    await give('drop', await openArticle(), picture('image.png'))
    await click(button('Close'))
    expect(document.querySelector('.uploads')).toBeNull()
    await give('drop', document.querySelector('[data-path="thumbnail"] .takes-files'), picture('image.png'))
    await type(alternative(0), 'A kiln')
    await press('k', { ctrlKey: true })
    expect(document.querySelector('[role=combobox]')).toBeNull()
    const closed = () => click(button('Close'))
    for (const leave of [() => press('Escape'), closed, () => click(button('Cancel'))]) {
      await leave()
      const question = await until(() => document.querySelectorAll('[role=alertdialog]')[1])
      expect(question.textContent).toContain('What you have written here is lost.')
      if (leave === closed) await press('Escape')
      else await click(button('Go on writing', question))
      expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1)
      expect(alternative(0)?.value).toBe('A kiln')
      await until(() => document.querySelector('[role=alertdialog]')?.contains(document.activeElement))
    }
    await press('Escape')
    await click(button('Close without uploading'))
    expect(document.querySelector('.uploads')).toBeNull()
  })

  it('are not asked for where they are kept elsewhere, which is said', async () => {
    const refused = { message: 'Pictures are kept elsewhere.', remedy: 'Upload them there.' }
    server = standIn([], { uploads: { refused } })
    await openStudio(server, '/?type=image')
    await until(() => document.body.textContent?.includes('Pictures are kept elsewhere. Upload them there.'))
    expect(button('Upload pictures')).toBeUndefined()
  })
})

it('a file is called by its name as words', () => {
  expect(['red-kiln_2.JPG', 'IMG 1.final.jpeg', '.png', 'ohne'].map(titleOf)).toEqual([
    'red kiln 2',
    'IMG 1.final',
    '',
    'ohne',
  ])
})

describe('images in the list', () => {
  const titles = ['Alder', 'Bell', 'Clay', 'Dune']
  const open = async (address: string) => {
    const images = titles.map((title, index) => ({ type: 'image', uid: `i${index}`, body: '', value: { title } }))
    server = standIn(images)
    await openStudio(server, address)
    await until(() => document.querySelectorAll('#entries :is(li, .lines [role=row])').length === 4)
  }
  const focused = () => document.activeElement?.querySelector('.row-title')?.textContent

  it('are shown as pictures, which arrows go through and Enter opens', async () => {
    await open('/?type=image')
    await until(() => focused() === 'Alder')
    await press('ArrowRight')
    await press('ArrowRight')
    await press('ArrowLeft')
    expect(focused()).toBe('Bell')
    await press('End')
    expect(focused()).toBe('Dune')
    expect(document.querySelectorAll('.picture-grid a[tabindex="0"]')).toHaveLength(1)
    await click(document.activeElement)
    expect(location.pathname).toBe('/entries/image/i3')
  })

  it('are shown in lines where that is chosen, which the address keeps', async () => {
    await open('/?type=image&as=lines')
    expect(document.querySelector('.picture-grid')).toBeNull()
    expect(document.querySelector<HTMLSelectElement>('select[aria-label="Show as"]')?.value).toBe('lines')
  })
})
