import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { ConnectionLimits } from '../../server/http/connections/limits.ts'
import { type AtriumServer, createAtriumServer } from '../../server/http/connections/server.ts'
import { openConnection } from '../faults/traffic.ts'
import { silentLog } from './fake-site.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const MB = 1024 * 1024

describe('Q-24 connections that send many requests in one go', () => {
  let running: AtriumServer
  const clients: Socket[] = []
  const sockets = new Set<Socket>()
  /** Addresses in the order in which their answers began. */
  let begun: string[] = []
  let answer: (response: ServerResponse, request: IncomingMessage) => void
  let origin: string

  const serve = async (limits: Partial<ConnectionLimits> = {}) => {
    begun = []
    sockets.clear()
    answer = (response) => response.end('x')
    const app = (request: IncomingMessage, response: ServerResponse) => {
      begun.push(request.url as string)
      answer(response, request)
    }
    running = createAtriumServer({ cache: { serve: () => false }, app, log: silentLog, limits })
    running.server.on('connection', (socket: Socket) => sockets.add(socket))
    await new Promise<void>((resolve) => running.server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(running.server.address() as AddressInfo).port}`
  }
  const connect = async (count: number) => {
    const opened = await Promise.all(Array.from({ length: count }, () => openConnection(origin, '')))
    clients.push(...opened)
    await expect.poll(() => sockets.size).toBeGreaterThanOrEqual(clients.length)
    return opened
  }
  /** What a client hears until it has had so many answers, or is cut off. */
  const hear = (socket: Socket, answers: number): Promise<number> =>
    new Promise((resolve) => {
      let said = ''
      const count = () => said.split('HTTP/1.1 200').length - 1
      socket.on('data', (data) => {
        said += data
        if (count() >= answers) resolve(answers)
      })
      socket.on('close', () => resolve(count()))
    })

  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy()
    running.server.close()
    await running.finish()
  })

  it('are answered after a visitor who asks for one page, however many there are', async () => {
    await serve()
    const [visitor, ...others] = (await connect(41)) as [Socket, ...Socket[]]
    const heard = [...others.map((other) => hear(other, 50)), hear(visitor, 1)]
    for (const [at, other] of others.entries()) other.write(get(`/${at}`).repeat(50))
    visitor.write(get('/visitor'))
    await Promise.all(heard)
    expect(begun.length).toBe(2001)
    expect(begun.indexOf('/visitor')).toBeLessThan(1000)
  })

  it('take turns with one another, and with visitors', async () => {
    await serve()
    const others = await connect(10)
    const heard = others.map((other) => hear(other, 50))
    for (const [at, other] of others.entries()) other.write(get(`/${at}`).repeat(50))
    await Promise.all(heard)
    for (let at = 0; at < others.length; at++) {
      const last = begun.lastIndexOf(`/${at}`)
      // When one is done, each other is nearly done.
      for (let other = 0; other < others.length; other++)
        expect(begun.slice(0, last).filter((path) => path === `/${other}`).length).toBeGreaterThan(40)
    }
  })

  it('have a few answers made at the same time, and hold up nobody else while these take long', async () => {
    await serve()
    const waiting: (() => void)[] = []
    answer = (response, { url }) => {
      if (url === '/visitor') response.end('x')
      else waiting.push(() => response.end('x'))
    }
    const [visitor, ...others] = (await connect(41)) as [Socket, ...Socket[]]
    const heard = others.map((other) => hear(other, 2))
    for (const other of others) other.write(get('/slow').repeat(2))
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    const answered = hear(visitor, 1)
    visitor.write(get('/visitor'))
    expect(await answered).toBe(1)
    expect(begun.filter((path) => path === '/slow').length).toBeLessThanOrEqual(16)
    answer = (response) => response.end('x')
    for (const end of waiting) end()
    expect(await Promise.all(heard)).toEqual(Array(40).fill(2))
  })

  it('are cut off where too many wait of an address; others of it are answered', async () => {
    await serve({ aheadOfAddress: 50 * get('/many').length * 2 })
    const [visitor, ...others] = (await connect(31)) as [Socket, ...Socket[]]
    const heard = others.map((other) => hear(other, 50))
    for (const other of others) other.write(get('/many').repeat(50))
    const counts = await Promise.all(heard)
    expect(counts.filter((count) => count === 50).length).toBeGreaterThanOrEqual(2)
    expect(counts.filter((count) => count < 50).length).toBeGreaterThan(0)
    const answered = hear(visitor, 50)
    visitor.write(get('/visitor').repeat(50))
    expect(await answered).toBe(50)
  })

  it.each([
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['the last request', 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['what is no request', 'rubbish\r\n\r\n'],
  ])('are read no further after %s', async (_, text) => {
    await serve()
    const [client] = (await connect(1)) as [Socket]
    const heard = hear(client, 5)
    client.write(get('/first') + text + get('/after').repeat(3))
    await heard
    expect(begun.filter((path) => path !== '/last')).toEqual(['/first'])
  })

  it('and read no answer are cut off before their answers fill the memory; who reads is not', async () => {
    const most = 24 * MB
    await serve({ unread: most })
    const body = Buffer.alloc(8 * MB)
    answer = (response) => response.end(body)
    const waitingBytes = () => [...sockets].reduce((sum, { writableLength }) => sum + writableLength, 0)
    const [reader, ...others] = (await connect(49)) as [Socket, ...Socket[]]
    for (const other of others) other.pause().write(get('/unread').repeat(3))
    await expect.poll(() => begun.length).toBeGreaterThanOrEqual(48)
    let read = 0
    reader.on('data', ({ length }) => (read += length))
    answer = (response, { url }) => response.end(url === '/read' ? Buffer.alloc(1000) : body)
    for (let asked = 1; asked <= 40; asked++) {
      reader.write(get('/read'))
      await expect.poll(() => read).toBeGreaterThanOrEqual(asked * 1000)
    }
    expect(reader.destroyed).toBe(false)
    await expect.poll(waitingBytes).toBeLessThanOrEqual(most)
  })
})
