import type { FromServer } from '../messages.ts'
import type { End, ServerEvents, ServerProcess } from './server-process.ts'

/** One of the servers, as the supervisor knows it. */
export class Server {
  readonly process: ServerProcess
  readonly folder: number
  state: 'starting' | 'ready' | 'leaving' = 'starting'
  /** It was told to end. */
  isExpectedToEnd = false
  /** Pings since its last answer. */
  unanswered = 0
  /** False: it ended before it was ready. */
  readonly ready: Promise<boolean>
  readonly ended: Promise<End>
  onMessage: (message: FromServer) => void = () => undefined
  onEnd: (end: End) => void = () => undefined
  #settleReady: (isReady: boolean) => void = () => undefined
  #readyAt: number | undefined

  constructor(folder: number, launch: (events: ServerEvents) => ServerProcess) {
    this.folder = folder
    this.ready = new Promise((resolve) => {
      this.#settleReady = resolve
    })
    let settleEnded: (end: End) => void = () => undefined
    this.ended = new Promise((resolve) => {
      settleEnded = resolve
    })
    this.process = launch({
      onMessage: (message) => this.onMessage(message),
      onEnd: (end) => {
        this.#settleReady(false)
        this.onEnd(end)
        settleEnded(end)
      },
    })
  }

  get pid(): number | undefined {
    return this.process.pid
  }

  /** Milliseconds since it was ready; 0: it never was. */
  get lived(): number {
    return this.#readyAt === undefined ? 0 : performance.now() - this.#readyAt
  }

  becomeReady(): void {
    this.state = 'ready'
    this.#readyAt = performance.now()
    this.#settleReady(true)
  }
}
