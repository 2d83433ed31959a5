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

/** An answer of so many bytes, written as fast as it is read. @returns the answer, and how much of it was sent so far */
export function longAnswer(bytes: number): { answer: RequestListener; sent: () => number } {
  const chunk = Buffer.alloc(256 * 1024, ' ')
  let sent = 0
  const answer: RequestListener = (_, response) => {
    const send = () => {
      while (!response.destroyed && sent < bytes) {
        sent += chunk.length
        if (!response.write(chunk)) return response.once('drain', send)
      }
      return response.end()
    }
    send()
  }
  return { answer, sent: () => sent }
}
