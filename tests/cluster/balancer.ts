import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How often it asks each node whether it is ready, and after what time a node that has not begun to answer is passed over, in milliseconds. */
const LOOK = 200
const PATIENCE = 1000

/** What stands in front of nodes in earnest, as far as it decides what visitors see: it knows who is ready, and asks another one. */
export interface Balancer {
  origin: string
  /** Requests that it had to give to another node. */
  retries(): number
  stop(): Promise<void>
}

/**
 * Starts a load balancer for pages: takes nodes in turn, leaves out those that `/readyz` says no of, and asks the next one
 * when a node breaks off or does not begin to answer. It has no cache, so that nothing hides what nodes do.
 */
export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>()
  let turn = 0
  let retries = 0

  const look = () =>
    Promise.all(
      nodes.map(async (origin) => {
        const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).then(
          ({ ok }) => ok,
          () => false,
        )
        if (isReady) ready.add(origin)
        else ready.delete(origin)
      }),
    )
  const candidates = (): string[] => {
    const inTurn = nodes.map((_, index) => nodes[(turn + index) % nodes.length] as string)
    turn++
    return [...inTurn.filter((origin) => ready.has(origin)), ...inTurn.filter((origin) => !ready.has(origin))]
  }
  const server = createServer(async (incoming, outgoing) => {
    for (const origin of candidates()) {
      if (await passOn(origin, incoming, outgoing)) return
      ready.delete(origin)
      retries++
    }
    outgoing.writeHead(502).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await look()
  const timer = setInterval(look, LOOK)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retries: () => retries,
    async stop() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** @returns false when the node gave no answer, and another one may be asked */
const passOn = (origin: string, { url, headers }: IncomingMessage, outgoing: ServerResponse): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(origin + url, { headers, timeout: PATIENCE }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', () => resolve(false))
      answer.on('end', () => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(parts))
        resolve(true)
      })
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
    asked.end()
  })
