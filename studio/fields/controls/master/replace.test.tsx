// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NewMaster } from '../../../client/api/files.ts'
import type { Sending } from '../../../client/api/send-file.ts'
import { goTo } from '../../../client/route/route.ts'
import { button, click, hide, openStudio, press, until } from '../../../client/testing/app.tsx'
import { type StandIn, standIn, textOf } from '../../../client/testing/stand-in.ts'

const CROP = { ratio: '16:9', x: 0, y: 250, w: 4800, h: 2700 }
const POINT = { x: 0.2, y: 0.3 }
const value = { uid: 'a', title: 'Kiln', iiif: { id: 'kiln' }, focal_point: POINT, width: 4800, height: 3200 }
let server: StandIn
let master: NewMaster | Error
let sending: AbortSignal | undefined
/** What the answer waits for. */
let late: Promise<void> | undefined

beforeEach(async () => {
  localStorage.clear()
  late = undefined
  server = standIn([], { uploads: { maxBytes: 1000 } })
  server.stored.set('image/a', {
    ref: { type: 'image', uid: 'a' },
    published: textOf({ ...value, image_crops: [CROP] }),
  })
  server.send = (async (_path: string, _file: File, _words: object, { signal }: Sending) => {
    sending = signal
    await late
    if (master instanceof Error) throw master
    return master
  }) as never
  await openStudio(server, '/entries/image/a')
})
afterEach(hide)

const field = () => until(() => document.querySelector('[data-path="iiif"] .takes-files'))
const drop = async () => {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [new File(['x'], 'new.jpg')], types: ['Files'] },
  })
  const element = await field()
  await act(async () => void element.dispatchEvent(event))
}
const saved = () => JSON.parse(server.stored.get('image/a')?.draft?.body ?? '{}')

it('another file of the same shape takes its place, with its crops, as one step that is undone', async () => {
  master = { id: 'kiln-12345678', width: 2400, height: 1600 }
  await drop()
  await until(() => saved().iiif?.id === 'kiln-12345678')
  expect(saved()).toMatchObject({ width: 2400, height: 1600, focal_point: POINT })
  expect(saved().image_crops).toEqual([{ ...CROP, y: 125, w: 2400, h: 1350 }])
  await press('z', { ctrlKey: true }, document.body)
  await until(() => saved().iiif?.id === 'kiln')
  expect(saved()).toMatchObject({ width: 4800, image_crops: [CROP] })
})

it('one of another shape asks what becomes of the focal point, and has none of its crops', async () => {
  master = { id: 'kiln-87654321', width: 1000, height: 3000 }
  await drop()
  await click(await until(() => button('Replace, keep the focal point')))
  await until(() => saved().iiif?.id === 'kiln-87654321')
  await until(() => document.activeElement === button('Replace the picture'))
  expect(saved()).toMatchObject({ width: 1000, height: 3000, focal_point: POINT })
  expect(saved()).not.toHaveProperty('image_crops')
  master = { id: 'kiln-11111111', width: 3000, height: 1000 }
  await drop()
  await click(await until(() => button('Replace without a focal point')))
  await until(() => saved().iiif?.id === 'kiln-11111111')
  expect(saved()).not.toHaveProperty('focal_point')
})

it('is called off by leaving the entry', async () => {
  late = new Promise(() => {})
  await drop()
  await until(() => sending)
  await act(async () => goTo({ view: 'list' }))
  expect(sending?.aborted).toBe(true)
})

it('is not done where that is called off, where it is the same picture, and where the file is refused', async () => {
  master = { id: 'kiln-87654321', width: 1000, height: 3000 }
  await drop()
  await click(await until(() => button('Cancel', document.querySelector('.dialog') ?? document.body)))
  master = { id: 'kiln', width: 4800, height: 3200 }
  await drop()
  master = new Error('damaged')
  await drop()
  await until(() => document.querySelector('[data-path="iiif"] .failure'))
  expect(server.stored.get('image/a')?.draft).toBeUndefined()
})
