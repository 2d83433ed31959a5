import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeSite, type Running, serveFake } from './fake-site.ts'

let running: Running
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await running.close()
})

const connections = () => new Promise((resolve) => running.server.getConnections((_, count) => resolve(count)))

/** A connection that sends this and waits. */
function client(text = ''): { socket: Socket; said: () => string; ended: Promise<unknown> } {
  const { port, hostname } = new URL(running.origin)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  let said = ''
  socket.on('data', (data) => (said += data)).on('error', () => {})
  const ended = new Promise((resolve) => socket.once('close', resolve))
  if (text) socket.write(text)
  return { socket, said: () => said, ended }
}

describe('Q-24 clients', () => {
  it('that send their header or their form too slowly are told so and hung up on', async () => {
    running = await serveFake(new FakeSite(), { limits: { headersTimeout: 100, requestTimeout: 200, checkEvery: 20 } })
    const slow = [
      client('GET /a HTTP/1.1\r\nHost: a\r\nX-Slow: '),
      client(
        'POST /form HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname=',
      ),
    ]
    await Promise.all(slow.map(({ ended }) => ended))
    for (const { said } of slow) expect(said()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
  })

  it('that read nothing are hung up on', async () => {
    const site = new FakeSite()
    site.text = 'x'.repeat(4 * 1024 * 1024)
    running = await serveFake(site, { limits: { idleTimeout: 200 } })
    const { socket } = client()
    socket.pause().write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20))
    await expect.poll(() => site.renders.size).toBe(1)
    await expect.poll(connections).toBe(0)
  })

  it('in greater number than may be are closed as they come, and others come in when some have left', async () => {
    running = await serveFake(new FakeSite(), { limits: { connections: 3 } })
    const first = [client(), client(), client()]
    await expect.poll(connections).toBe(3)
    const request = 'GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    const answer = async () => {
      const { said, ended } = client(request)
      await ended
      return said().split('\r\n')[0]
    }
    expect(await answer()).toBe('')
    for (const { socket } of first) socket.destroy()
    await expect.poll(answer).toBe('HTTP/1.1 200 OK')
  })

  it('that send many header lines are answered by the first hundred, and under later versions of Node refused', async () => {
    const site = new FakeSite()
    let read = 0
    const { respond } = site
    site.respond = (request) => {
      read = Array.from({ length: 500 }, (_, index) => request.header(`x-${index}`)).filter(Boolean).length
      return respond(request)
    }
    running = await serveFake(site)
    const lines = Array.from({ length: 500 }, (_, index) => `X-${index}: 1\r\n`).join('')
    const { said } = client(`GET /a HTTP/1.1\r\nHost: a\r\n${lines}\r\n`)
    const isAnswered = process.versions.node.startsWith('20.')
    await expect.poll(said).toMatch(isAnswered ? /^HTTP\/1.1 200 OK/ : /^HTTP\/1.1 (200 OK|431 )/)
    if (isAnswered || said().includes('200 OK')) expect(read).toBeGreaterThan(90)
    expect(read).toBeLessThanOrEqual(100)
  })
})
