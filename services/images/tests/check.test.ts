import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkMasters } from '../check.ts'
import { HEAVY } from './fixture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masters-'))
  const put = (name: string, text: string) => writeFile(join(folder, name), text)
  const filtered = '<filter id="f"><feOffset dx="2"/></filter><path d="M0 0h9v9z" filter="url(#f)"/>'
  await put('light.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${filtered}</svg>`)
  await put('plain.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>')
  await put('broken.png', 'no picture')
  await put('notes.txt', 'no master')
})
afterAll(() => rm(folder, { recursive: true }))

it('the content check names progressive pictures that take too much memory', async () => {
  const large = await mkdtemp(join(tmpdir(), 'masters-'))
  const picture = () => sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#c84' } })
  await picture().jpeg().toFile(join(large, 'in-lines.jpg'))
  await picture().jpeg({ progressive: true }).toFile(join(large, 'progressive.jpg'))
  expect(await checkMasters(large, { seconds: 15, megabytes: 150 })).toEqual([
    {
      file: 'progressive.jpg',
      severity: 'error',
      field: '',
      reason: expect.stringMatching(/^cannot be drawn: (it takes more than 150 MB to draw|the process|.*memory)/),
      remedy: 'Save it as a picture that is not progressive (interlaced), or of fewer pixels.',
    },
  ])
  expect(await checkMasters(large)).toEqual([])
  await rm(large, { recursive: true })
})

it('the content check names a folder of masters that cannot be read, and misses none', async () => {
  expect(await checkMasters(join(folder, 'nowhere'))).toEqual([])
  expect(await checkMasters(join(folder, 'notes.txt'))).toMatchObject([
    { file: '', severity: 'error', reason: expect.stringMatching(/^cannot be read: .*notes\.txt/) },
  ])
})

it('the content check names masters that cannot be read', async () => {
  expect(await checkMasters(folder, { seconds: 60, megabytes: 400 })).toEqual([
    { file: 'broken.png', severity: 'error', field: '', reason: 'cannot be read as a picture', remedy: 'Replace it.' },
  ])
})

it('the content check names masters that take too long to draw', async () => {
  const slow = temporaryFolder('masters')
  await writeFile(join(slow, 'heavy.svg'), HEAVY)
  expect(await checkMasters(slow, { seconds: 1, megabytes: 400 })).toEqual([
    {
      file: 'heavy.svg',
      severity: 'error',
      field: '',
      reason: 'cannot be drawn: it is not drawn within 1 s',
      remedy: 'Simplify it, or save it as PNG or JPEG.',
    },
  ])
})
