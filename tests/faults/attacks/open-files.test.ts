import { mkdirSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, startServer, withServer } from '../../browser/index.ts'
import { note } from '../report/figures.ts'
import { openConnection } from '../traffic.ts'

const LIMIT = 200

const content = contentDirectory(documentEntry('page', 'Words of the page.'))
mkdirSync(join(content, 'media'))
writeFileSync(join(content, 'media/long.mp3'), Buffer.alloc(20 * 1024 * 1024))
const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: a', ...lines].join('\r\n')}\r\n\r\n`

describe('Q-24 files that are sent', () => {
  const site = withServer({ content, environment: { LOG_LEVEL: 'warn' } })
  const openFiles = () => site.metric('process_open_fds')

  const asked = [
    ['asked for many times in one go', get('/media/long.mp3').repeat(100)],
    ['asked for in part', get('/media/long.mp3', 'Range: bytes=100-').repeat(20)],
    ['asked for behind a page', get('/page').repeat(20) + get('/media/long.mp3').repeat(20)],
  ] as const

  it.each(asked)('are closed when the client goes at once that %s', async (_, bytes) => {
    expect((await fetch(`${site.origin}/page`)).status).toBe(200)
    const before = await openFiles()
    for (let round = 0; round < 200; round++) {
      const socket = await openConnection(site.origin, bytes)
      if (round % 2) await new Promise((resolve) => setImmediate(resolve))
      socket.destroy()
    }
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 3)
  })

  it.each(asked)('are closed when the client goes that %s and reads nothing', async (_, bytes) => {
    expect((await fetch(`${site.origin}/page`)).status).toBe(200)
    const before = await openFiles()
    for (let round = 0; round < 10; round++) {
      const sockets = await Promise.all(Array.from({ length: 10 }, () => openConnection(site.origin, bytes)))
      for (const socket of sockets) socket.pause()
      // Until the first of them is being sent.
      await expect
        .poll(() => sockets.every(({ readableLength, bytesRead }) => bytesRead + readableLength > 0))
        .toBe(true)
      for (const socket of sockets) socket.destroy()
    }
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 3)
    note({ what: 'requests', figure: 100 * bytes.split('GET ').length - 100 }, { what: 'files left open', figure: 0 })
  })
})

describe('Q-24 more connections than the process may open files', () => {
  it('are closed, whoever has one is answered, the log says so, and afterwards all is as before', async () => {
    const site = await startServer({ content, through: ['sh', '-c', `ulimit -n ${LIMIT}; exec "$@"`, 'sh'] })
    const lines = (text: string) => site.log().filter(({ msg }) => String(msg).includes(text))
    try {
      expect((await fetch(`${site.origin}/page`)).status).toBe(200)
      for (const _ of [1, 2]) {
        const said = lines('No more files can be opened (EMFILE)').length
        const sockets: Socket[] = []
        const open = async (count: number) =>
          sockets.push(...(await Promise.all(Array.from({ length: count }, () => openConnection(site.origin, '')))))
        await open(LIMIT + 50)
        // A file that the server closes meanwhile, like a connection of before, leaves room for another.
        await expect
          .poll(async () => {
            await open(5)
            return lines('No more files can be opened (EMFILE)').length
          })
          .toBe(said + 1)
        const kept = sockets.filter(({ destroyed }) => !destroyed)
        const [first] = kept
        let answer = ''
        first?.on('data', (text) => (answer += text)).write(get('/page') + get('/another') + get('/media/long.mp3'))
        await expect
          .poll(() => answer.match(/^HTTP\/1.1 \d+/gm)?.join())
          .toMatch(/^HTTP\/1.1 200,HTTP\/1.1 404,HTTP\/1.1 [25]/)
        for (const socket of sockets) socket.destroy()
        await expect.poll(() => lines('Files can be opened again.').length).toBe(said + 1)
        expect((await fetch(`${site.origin}/page`)).status).toBe(200)
        expect((await fetch(`${site.origin}/iiif/placeholder/full/60,/0/default.jpg`)).status).toBeLessThan(500)
        expect((await fetch(`${site.origin}/media/long.mp3`)).status).toBe(200)
      }
      expect(site.process.exitCode).toBeNull()
    } finally {
      await site.stop()
    }
  })
})
