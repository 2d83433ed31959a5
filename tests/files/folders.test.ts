import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rememberingLog, temporaryFolder } from '#engine/testing'
import { BRAND, contentFiles, MEDIA } from '../../server/assets/content-files.ts'
import { isWhole, KINDS, put } from './objects.ts'

const content = temporaryFolder('folders')
const outside = temporaryFolder('outside')
const log = rememberingLog()
const server = createServer(
  express()
    .use('/media', contentFiles(content, MEDIA, log))
    .use('/brand', contentFiles(content, BRAND, log))
    .use((_request, response) => void response.status(404).send('passed on')),
)
let origin = ''
beforeAll(async () => {
  for (const folder of ['media', 'brand']) mkdirSync(join(content, folder))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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
