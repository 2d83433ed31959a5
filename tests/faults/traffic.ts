import { connect, type Socket } from 'node:net'

/** Runs a task for each item, so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const index = next++
        await task(items[index] as Item, index)
      }
    }),
  )
}

/** Tells of the items of a list which are a third of it, another one in each turn. */
export const isInTurn = (turn: number) => (_: unknown, index: number) => (index + turn) % 3 === 0

/** Opens a connection and sends the beginning of a request; what becomes of the connection is nobody's error. */
export const openConnection = (origin: string, text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text, () => resolve(socket)))
    socket.once('error', reject)
    socket.on('error', () => undefined)
  })

/** One request on a connection of its own: what came back, or how it ended; `refused` where there was no connection. */
export const askOnce = (origin: string, path: string): Promise<string> =>
  new Promise((resolve) => {
    let said = ''
    let isConnected = false
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      isConnected = true
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    })
    socket.on('data', (data) => (said += data.toString('latin1')))
    socket.on('error', ({ message }) => (said ||= message))
    socket.on('close', () => resolve(isConnected ? said || 'closed without an answer' : 'refused'))
  })

/**
 * Asks for addresses at a steady rate, whether or not answers keep up, as a flood does.
 *
 * @param pathOf a path by its number
 * @returns how often each status was answered, once all are
 */
export async function askAtRate(
  origin: string,
  { perSecond, seconds, pathOf }: { perSecond: number; seconds: number; pathOf: (index: number) => string },
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  const lines: Line[] = []
  const add = async (): Promise<Line> => {
    const line: Line = { socket: await openConnection(origin, ''), open: 0 }
    countStatuses(line.socket, (status) => {
      statuses[status] = (statuses[status] ?? 0) + 1
      line.open--
    })
    lines.push(line)
    return line
  }
  await Promise.all(Array.from({ length: 50 }, add))
  const step = perSecond / 20
  let asked = 0
  while (asked < perSecond * seconds) {
    for (const end = asked + step; asked < end; asked++) {
      const next = lines[asked % lines.length] as Line
      const line = next.open < MAX_OPEN ? next : await add()
      line.open++
      line.socket.write(`GET ${pathOf(asked)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  while (lines.some(({ socket, open }) => open > 0 && !socket.destroyed))
    await new Promise((resolve) => setTimeout(resolve, 50))
  for (const { socket } of lines) socket.destroy()
  return statuses
}

/** A connection and how many of its requests have no answer yet. */
interface Line {
  socket: Socket
  open: number
}

/** Fewer than the server lets wait. */
const MAX_OPEN = 50

function countStatuses(socket: Socket, count: (status: string) => void): void {
  let rest = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    rest += chunk
    for (const [, status] of rest.matchAll(/HTTP\/1\.1 (\d{3}) /g)) count(status as string)
    // The beginning of a status line that the next chunk may end.
    rest = rest.slice(-12).replace(/.*HTTP\/1\.1 \d{3} /s, '')
  })
}
