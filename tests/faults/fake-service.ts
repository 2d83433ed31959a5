import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface FakeService {
  origin: string
  /** Addresses asked for, in order. */
  asked: string[]
  /** What it answers from now on. */
  answer: RequestListener
  close(): Promise<void>
}

/** A service outside that answers as a test says. */
export async function fakeService(answer: RequestListener): Promise<FakeService> {
  const service = { asked: [] as string[], answer }
  const server: Server = createServer((request, response) => {
    service.asked.push(request.url ?? '')
    service.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  afterAll(close)
  return Object.assign(service, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close })
}
