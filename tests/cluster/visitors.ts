import { Agent, get } from 'node:http'

export interface Visits {
  answered: number
  /** What was not 200, by status or error. */
  failed: Record<string, number>
  /** Milliseconds of each answer. */
  times: number[]
}

export interface Visitors {
  /** What they met since the last call. */
  take(): Visits
  stop(): Promise<void>
}

const none = (): Visits => ({ answered: 0, failed: {}, times: [] })

/**
 * Visitors who open pages one after the other, for as long as they are let.
 *
 * @param paths opened in turn
 * @param pause between two pages of one visitor, in milliseconds
 */
export function startVisitors(origin: string, paths: readonly string[], { count = 10, pause = 20 } = {}): Visitors {
  const agent = new Agent({ keepAlive: true })
  let visits = none()
  let isOver = false
  let next = 0
  const visitor = async () => {
    while (!isOver) {
      const begun = performance.now()
      const outcome = await statusOf(origin + paths[next++ % paths.length], agent)
      if (outcome === '200') {
        visits.answered++
        visits.times.push(performance.now() - begun)
      } else visits.failed[outcome] = (visits.failed[outcome] ?? 0) + 1
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const all = Array.from({ length: count }, visitor)
  return {
    take() {
      const taken = visits
      visits = none()
      return taken
    },
    async stop() {
      isOver = true
      await Promise.all(all)
      agent.destroy()
    },
  }
}

const statusOf = (address: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    get(address, { agent }, (answer) => {
      answer.on('error', ({ message }) => resolve(message))
      answer.on('end', () => resolve(String(answer.statusCode)))
      answer.resume()
    }).on('error', ({ message }) => resolve(message))
  })
