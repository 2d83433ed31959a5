import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog, temporaryFolder } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentServer, originOf } from '../server/content-folders.ts'
import { isWhole, KINDS, put } from './objects.ts'

const content = temporaryFolder('folders')
const outside = temporaryFolder('outside')
const log = rememberingLog()
const server = contentServer(content, log)
let origin = ''
beforeAll(async () => {
  for (const folder of ['media', 'brand']) mkdirSync(join(content, folder))
  origin = await originOf(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe.each([
  ['media', 'kiln.mp3'],
  ['brand', 'logo.svg'],
])('Q-21 in place of a file of %s/', (folder, name) => {
  it.each(KINDS)('a %s is served where it is a file of the folder, and else is as good as none', async (kind) => {
    const room = { inside: join(content, folder), outside, body: 'words' }
    await put(kind, join(content, folder, name), room)
    const head = await fetch(`${origin}/${folder}/${name}`, { method: 'HEAD' })
    const isServed = isWhole(kind) || kind === 'empty file' || kind === 'file of a terabyte'
    expect(head.status).toBe(isServed ? 200 : 404)
    if (kind === 'file of a terabyte') return
    const text = await (await fetch(`${origin}/${folder}/${name}`)).text()
    expect(text).toBe(isWhole(kind) ? 'words' : kind === 'empty file' ? '' : 'passed on')
  })
})
