import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, withServer } from '../../browser/index.ts'
import { note } from '../report/figures.ts'

const content = contentDirectory(documentEntry('page', 'Words of the page.'))

describe('Q-24 connections that are cut', () => {
  const site = withServer({ content, environment: { LOG_LEVEL: 'warn' } })

  /** Sends bytes and resets the connection at once: the server's answer meets nobody. */
  const sendAndReset = async (bytes: string): Promise<void> => {
    const socket: Socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    await new Promise((sent) => socket.write(bytes, sent))
    socket.resetAndDestroy()
    await once(socket, 'close')
  }

  it.each([
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an upgrade', 'GET /page HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['no HTTP', 'rubbish\r\n\r\n'],
    ['half a request', 'GET /page HTTP/1.1\r\nHos'],
    ['half a form', 'POST /page HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\na'],
    ['a picture', 'GET /iiif/lost/full/full/0/default.jpg HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an expectation', 'POST /page HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n'],
    ['many pages', 'GET /page HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20)],
  ])('after %s cost the others nothing', async (_, bytes) => {
    for (let round = 0; round < 20; round++) await sendAndReset(bytes)
    await Promise.all(Array.from({ length: 20 }, () => sendAndReset(bytes)))
    expect((await fetch(`${site.origin}/page`)).status).toBe(200)
    expect(site.process.exitCode).toBeNull()
    expect(site.log().filter(({ level }) => Number(level) >= 50)).toEqual([])
    note({ what: 'connections cut', figure: 40 })
  })

  it('a tunnel that its client leaves open is closed, and does not delay a stop', async () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    socket.on('error', () => undefined).on('data', () => undefined)
    const closed = once(socket, 'close')
    // Neither ends its side nor stops sending.
    const drip = setInterval(() => socket.write('x'), 50)
    socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n')
    await closed
    clearInterval(drip)
  })
})
