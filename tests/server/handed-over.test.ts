import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { ConnectionLimits } from '../../server/http/connections/limits.ts'
import { type AtriumServer, createAtriumServer } from '../../server/http/connections/server.ts'
import { askOnce, openConnection } from '../faults/traffic.ts'
import { silentLog } from './fake-site.ts'

describe('connections that another process has accepted', () => {
  let front: Server
  let server: AtriumServer
  let answer: () => Promise<void>
  const serve = async (limits: Partial<ConnectionLimits> = {}) => {
    answer = async () => undefined
    server = createAtriumServer({
      cache: { serve: () => false },
      app: (_, response) => void answer().then(() => response.end('served')),
      operations: (_, response) => void response.end('for operators'),
      log: silentLog,
      limits,
    })
    front = createServer({ pauseOnConnect: true }, (socket) => server.take(socket.resume()))
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
    const address = front.address() as { port: number }
    return `http://127.0.0.1:${address.port}`
  }
  const said = async (origin: string, text: string) => {
    const socket = await openConnection(origin, text)
    let heard = ''
    socket.on('data', (data) => (heard += data))
    await new Promise((resolve) => socket.once('close', resolve))
    return heard
  }
  afterEach(() => void front.close())

  it('are answered', async () => {
    const origin = await serve()
    expect(await askOnce(origin, '/')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await askOnce(origin, '/')).toMatch(/served$/)
  })

  it('are hung up on when they send too slowly, as others are', async () => {
    const origin = await serve({ headersTimeout: 100, requestTimeout: 200, checkEvery: 20 })
    expect(await said(origin, 'GET / HTTP/1.1\r\nHost: a')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('are no more at once than a server may have', async () => {
    const origin = await serve({ connections: 1 })
    const first = await openConnection(origin, '')
    expect(await said(origin, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')
    first.destroy()
  })

  it('come in at the port for those who run the site, however many visitors there are', async () => {
    const site = await serve({ connections: 1 })
    const operators = createServer({ pauseOnConnect: true }, (socket) => server.take(socket.resume(), 'operations'))
    await new Promise<void>((resolve) => operators.listen(0, '127.0.0.1', resolve))
    const visitor = await openConnection(site, '')
    const { port } = operators.address() as { port: number }
    expect(await askOnce(`http://127.0.0.1:${port}`, '/')).toMatch(/for operators$/)
    visitor.destroy()
    operators.close()
  })

  it('end when what was asked is answered', async () => {
    const origin = await serve()
    let open: (() => void) | undefined
    answer = () =>
      new Promise((resolve) => {
        open = resolve
      })
    const asked = said(origin, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const idle = said(origin, '')
    await expect.poll(() => open).toBeDefined()
    server.announce()
    const finished = server.finish()
    open?.()
    expect(await asked).toMatch(/connection: close/i)
    expect(await idle).toBe('')
    await finished
  })
})
