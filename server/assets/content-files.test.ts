import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentServer, originOf } from '../../tests/server/content-folders.ts'
import { contentFiles, isMediaFile, MEDIA } from './content-files.ts'

const content = mkdtempSync(join(tmpdir(), 'atrium-media-'))
const NAMED = ['report.1a2b3c4d5e6f.pdf', 'kiln.1a2b3c4d5e6f.es.vtt']
const log = rememberingLog()
const server = contentServer(content, log)
let origin = ''
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}/media/${path}`, { headers, method })

beforeAll(async () => {
  mkdirSync(join(content, 'media/folder.mp3'), { recursive: true })
  for (const name of ['kiln.mp3', 'kiln.webm', 'kiln.es.vtt', 'kiln.exe', '.kiln.mp3', 'with space.mp3', ...NAMED])
    writeFileSync(join(content, 'media', name), '0123456789')
  mkdirSync(join(content, 'brand'))
  for (const name of ['logo.svg', 'sans.woff2', 'notes.txt']) writeFileSync(join(content, 'brand', name), '<svg/>')
  writeFileSync(join(content, 'secret.mp3'), 'secret')
  origin = await originOf(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(content, { recursive: true })
})

describe('logo and fonts of the content directory', () => {
  it.each([
    ['logo.svg', 'image/svg+xml'],
    ['sans.woff2', 'font/woff2'],
    ['notes.txt', undefined],
    ['..%2fsecret.mp3', undefined],
  ])('serves %s as %s', async (name, type) => {
    const answer = await fetch(`${origin}/brand/${name}`)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual(
      type ? [200, type] : [404, 'text/html'],
    )
  })
})

describe('recordings of the content directory', () => {
  it.each([
    ['kiln.mp3', 'audio/mpeg'],
    ['kiln.webm', 'video/webm'],
    ['kiln.es.vtt', 'text/vtt; charset=utf-8'],
  ])('serves %s as %s, to be kept', async (name, type) => {
    const answer = await get(name)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await answer.text()).toBe('0123456789')
  })

  it('serves the part that a player asks for', async () => {
    const part = await get('kiln.mp3', { range: 'bytes=2-4' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    expect(part.headers.get('access-control-allow-origin')).toBe('*')
    expect(part.headers.get('access-control-expose-headers')).toContain('content-range')
    const beyond = await get('kiln.mp3', { range: 'bytes=20-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('sends nothing again to who has it, and no body to HEAD', async () => {
    const { headers } = await get('kiln.mp3')
    const known = { 'if-none-match': headers.get('etag') as string, 'cache-control': 'max-age=0' }
    expect((await get('kiln.mp3', known)).status).toBe(304)
    const head = await get('kiln.mp3', {}, 'HEAD')
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', ''])
    const part = await get('kiln.mp3', { range: 'bytes=2-4' }, 'HEAD')
    expect([part.status, part.headers.get('content-length')]).toEqual([200, '10'])
  })

  it.each([
    ['the time of the change', (sent: Headers) => sent.get('last-modified'), 206],
    ['a later time', () => 'Tue, 01 Jan 2999 00:00:00 GMT', 200],
    ['an earlier time', () => new Date(0).toUTCString(), 200],
    ['a weak tag', (sent: Headers) => sent.get('etag'), 200],
  ])('sends a part only to who has the same file, which %s says', async (_, known, status) => {
    const { headers } = await get('kiln.mp3')
    const part = await get('kiln.mp3', { range: 'bytes=2-4', 'if-range': known(headers) as string })
    expect(part.status).toBe(status)
  })

  it('keeps what is named by its content for good, also for ranges of it', async () => {
    for (const name of NAMED) {
      const { headers } = await get(name)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('etag')).toBe('"1a2b3c4d5e6f-a"')
      const part = await get(name, { range: 'bytes=2-4', 'if-range': headers.get('etag') as string })
      expect([part.status, await part.text()]).toEqual([206, '234'])
      expect((await get(name, { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200)
    }
  })

  it('serves a PDF as one and nothing else, named as people name it, to be shown in no frame of others', async () => {
    const { headers } = await get('report.1a2b3c4d5e6f.pdf')
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe('inline; filename="report.pdf"')
    expect(headers.get('content-security-policy')).toBe("base-uri 'none'; form-action 'none'; frame-ancestors 'self'")
    expect((await get('kiln.es.vtt')).headers.get('content-disposition')).toBeNull()
  })

  it.each([
    ['bytes=0-0,2-2', 200],
    [`bytes=${'0-1,'.repeat(2000)}0-1`, 206],
    ['bytes=-3', 206],
    ['bytes=5-2', 416],
    ['bytes=99999999999999999999-', 416],
    ['lines=1-2', 200],
    ['bytes=x', 200],
  ])('answers the range %s with %i, and never with more than the file', async (range, status) => {
    const answer = await get('report.1a2b3c4d5e6f.pdf', { range })
    const bytes = (await answer.arrayBuffer()).byteLength
    expect([answer.status, status === 416 || bytes <= 10]).toEqual([status, true])
  })

  it.each([
    ['/media/kiln.mp3', true],
    ['/media/gone.mp3', false],
    ['/media/kiln.exe', false],
    ['/media/../secret.mp3', false],
    ['/secret.mp3', false],
  ])('knows for the content check whether %s is there: %s', async (path, there) => {
    expect(await isMediaFile(content, path)).toBe(there)
  })

  it('a client that leaves before the first byte is no error', async () => {
    const errors: unknown[] = []
    const handle = contentFiles(content, MEDIA, log)
    const handled = new Promise<void>((resolve) => {
      const app = express()
      app.use('/media', async (request, response) => {
        request.socket.destroy()
        await once(response, 'close')
        await handle(request, response, (error?: unknown) => void errors.push(error))
        resolve()
      })
      const gone = app.listen(0, async () => {
        const { port } = gone.address() as AddressInfo
        await fetch(`http://127.0.0.1:${port}/media/kiln.mp3`).catch(() => undefined)
        gone.close()
      })
    })
    await handled
    expect(errors).toEqual([])
  })

  it('is read only', async () => {
    const answer = await get('kiln.mp3', {}, 'POST')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    'kiln.exe',
    '.kiln.mp3',
    'with%20space.mp3',
    'folder.mp3',
    'gone.mp3',
    '%2e%2e%2fsecret.mp3',
    '..%2fsecret.mp3',
    'sub/kiln.mp3',
    'kiln.mp3%00.mp3',
    '',
  ])('passes on what is no recording of it: %s', async (path) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'passed on'])
  })

  it.each(['/media/../secret.mp3', '/media/./../secret.mp3', '/media//../../secret.mp3', '/media/..\\secret.mp3'])(
    'never leaves its folder: %s',
    async (path) => {
      const { port } = new URL(origin)
      const answer = await new Promise<string>((resolve, reject) => {
        let text = ''
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
        )
        socket.on('data', (data) => (text += data))
        socket.on('close', () => resolve(text)).on('error', reject)
      })
      expect(answer).toMatch(/^HTTP\/1.1 404/)
      expect(answer).not.toContain('secret')
    },
  )
})
