import type { Server as Listener, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from 'atrium'
import type { Door } from '../../http/connections/limits.ts'
import { stopListening } from '../../http/connections/stop-listening.ts'
import type { FromServer, Question, ToServer } from '../messages.ts'
import { Dispatcher } from './dispatcher.ts'
import { Locks } from './locks.ts'
import { Questions } from './questions.ts'
import { failuresAfter, restartDelay } from './restart-delay.ts'
import { Server } from './server.ts'
import type { End, Launch } from './server-process.ts'

export interface SupervisorOptions {
  count: number
  launch: Launch
  /** Told each question of a server. @returns what the supervisor itself answers, as further answers */
  answer?: (question: Question) => readonly unknown[]
  log: Log
  /** Milliseconds between two pings. */
  interval?: number
}

/** Milliseconds between two pings, and pings in a row without an answer after which a server is ended. */
const PING_MS = 5000
const MAX_UNANSWERED = 12
/** Bounds the wait for what servers know at once, in milliseconds. */
const ANSWER_MS = 10_000

/** The place of one of the servers: its present one, and for some moments the one after it. */
interface Place {
  servers: Set<Server>
  /** Servers in a row that died soon after they were ready, or before. */
  failures: number
  timer?: NodeJS.Timeout | undefined
}

/** Keeps as many servers running as are asked for, and has them share connections, locks and questions. */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #places: Place[]
  readonly #doors = new WeakMap<Socket, Door>()
  readonly #dispatcher = new Dispatcher<Server>((server, socket) =>
    server.process.give(socket, this.#doors.get(socket)),
  )
  readonly #locks = new Locks<Server>((server, id) => server.process.tell({ kind: 'locked', id }))
  readonly #questions = new Questions<Server>()
  #leader: Server | undefined
  #hasStarted = false
  #isStopping = false
  #ping = 0
  #beat: NodeJS.Timeout | undefined
  #rolling: Promise<void> = Promise.resolve()
  #isRollingDue = false
  #restarts = 0

  constructor(options: SupervisorOptions) {
    this.#options = options
    this.#places = Array.from({ length: options.count }, () => ({ servers: new Set(), failures: 0 }))
  }

  /** Servers that ended by themselves, or had to be ended, and were started again. */
  get restarts(): number {
    return this.#restarts
  }

  /** Numbers of the folders that running servers keep pages in. */
  get folders(): Set<number> {
    return new Set(this.#servers.map(({ folder }) => folder))
  }

  /** Hands a connection to one of the servers. */
  give(socket: Socket, door: Door = 'site'): void {
    this.#doors.set(socket, door)
    this.#dispatcher.give(socket)
  }

  /**
   * Starts the first server, which ingests the content, and the others when it is ready.
   *
   * @param open lets connections in; called when there is a server for them
   * @returns how the first one ended, if it never became ready
   */
  async start(open: () => Promise<void>): Promise<End | undefined> {
    const [first, ...others] = this.#places as [Place, ...Place[]]
    const server = this.#launch(first)
    if (!(await server.ready)) return server.ended
    await open()
    this.#hasStarted = true
    for (const place of others) this.#launch(place)
    this.#beat = setInterval(() => this.#look(), this.#options.interval ?? PING_MS)
    return undefined
  }

  /** Replaces each server, one after the other: a new one is ready before an old one stops. */
  restart(): Promise<void> {
    if (this.#isRollingDue || !this.#hasStarted) return this.#rolling
    this.#isRollingDue = true
    this.#rolling = this.#rolling.then(async () => {
      this.#isRollingDue = false
      for (const place of this.#places) if (!(await this.#replace(place))) return
      this.#options.log.info({}, 'All servers were started anew.')
    })
    return this.#rolling
  }

  /**
   * Answers what was asked and ends all servers.
   *
   * @param listeners that let connections in
   * @param delay milliseconds for which they still do
   * @returns exit code: 0, all ended in order
   */
  async stop(listeners: Listener | readonly Listener[], delay: number): Promise<number> {
    this.#isStopping = true
    clearInterval(this.#beat)
    for (const place of this.#places) clearTimeout(place.timer)
    for (const server of this.#servers)
      if (server.state === 'starting') server.process.kill()
      else server.process.tell({ kind: 'announce' })
    await wait(delay)
    const release = this.#dispatcher.hold()
    await Promise.all([listeners].flat().map(stopListening))
    release()
    const servers = this.#servers.filter(({ state }) => state !== 'starting')
    const ended = Promise.all(servers.map((server) => server.ended))
    await Promise.race([this.#dispatcher.idle(), ended])
    for (const server of servers) this.#retire(server)
    return (await ended).every(({ code }) => code === 0) ? 0 : 1
  }

  /** Ends what still runs. */
  kill(): void {
    for (const { process } of this.#servers) process.kill()
  }

  get #servers(): Server[] {
    return this.#places.flatMap(({ servers }) => [...servers])
  }

  #launch(place: Place): Server {
    clearTimeout(place.timer)
    const inUse = this.folders
    let folder = 1
    while (inUse.has(folder)) folder++
    const isFirst = !this.#hasStarted
    const server: Server = new Server(folder, ({ onMessage, onEnd }) =>
      this.#options.launch({ count: this.#options.count, folder, isFirst }, { onMessage, onEnd }),
    )
    server.onMessage = (message) => this.#take(place, server, message)
    server.onEnd = (end) => this.#end(place, server, end)
    place.servers.add(server)
    return server
  }

  /** @returns false when the new server did not start */
  async #replace(place: Place): Promise<boolean> {
    if (this.#isStopping) return false
    const old = [...place.servers]
    const fresh = this.#launch(place)
    if (!(await fresh.ready)) {
      if (!this.#isStopping)
        this.#options.log.error({ server: fresh.pid }, 'A new server did not start. The servers that run go on.')
      return false
    }
    for (const server of old) this.#retire(server)
    await Promise.all(old.map(({ ended }) => ended))
    return true
  }

  #retire(server: Server): void {
    server.isExpectedToEnd = true
    this.#leave(server)
  }

  /** Sends it no more connections, and tells it so behind the last. */
  #leave(server: Server): void {
    server.state = 'leaving'
    this.#dispatcher.retire(server)
    server.process.tell({ kind: 'stop' })
    if (this.#leader === server) this.#appoint()
  }

  /** The server that has run longest does what one does for all. */
  #appoint(): void {
    this.#leader = this.#servers.find(({ state }) => state === 'ready')
    this.#leader?.process.tell({ kind: 'lead' })
  }

  #take(place: Place, server: Server, message: FromServer): void {
    switch (message.kind) {
      case 'ready':
        if (server.state !== 'starting') break
        server.becomeReady()
        this.#options.log.info({ server: server.pid }, `Server ${server.pid} is ready.`)
        this.#dispatcher.add(server)
        if (!this.#leader) this.#appoint()
        break
      case 'taken':
        this.#dispatcher.taken(server)
        break
      case 'leaving':
        this.#leave(server)
        break
      case 'pong':
        server.unanswered = 0
        this.#dispatcher.ponged(server, message.ping)
        break
      case 'lock':
        this.#locks.lock(server, message.id, message.name)
        break
      case 'unlock':
        this.#locks.unlock(server, message.id)
        break
      case 'ask':
        this.#ask(server, message.id, message.question)
        break
      case 'answer':
        this.#questions.answer(server, message.id, message.answer)
        break
    }
  }

  async #ask(asker: Server, id: number, question: Question): Promise<void> {
    const own = this.#options.answer?.(question) ?? []
    const servers = this.#servers
    const answers = await this.#questions.ask({
      waitedFor: servers.filter(({ state }) => state !== 'starting'),
      others: servers.filter(({ state }) => state === 'starting'),
      // Who follows the content or the clock may have to ingest first.
      patience: question.ask === 'look' || question.ask === 'clock' ? undefined : ANSWER_MS,
      send: (server, id) => server.process.tell({ kind: 'question', id, question } satisfies ToServer),
    })
    asker.process.tell({ kind: 'answers', id, answers: [...answers, ...own] })
  }

  #end(place: Place, server: Server, { code, signal }: End): void {
    place.servers.delete(server)
    this.#dispatcher.forget(server)
    this.#locks.forget(server)
    this.#questions.forget(server)
    if (this.#leader === server) this.#appoint()
    if (this.#isStopping || !this.#hasStarted || server.isExpectedToEnd) return
    const { pid } = server
    const how = `Server ${pid} ended ${signal ? `by ${signal}` : `with exit code ${code}`}`
    // One that is to replace another, or is replaced already.
    if (place.servers.size > 0) {
      this.#options.log.error({ server: pid, code, signal }, `${how}.`)
      return
    }
    place.failures = failuresAfter(place.failures, server.lived)
    const delay = restartDelay(place.failures)
    this.#restarts++
    place.timer = setTimeout(() => this.#launch(place), delay)
    this.#options.log.error({ server: pid, code, signal }, `${how}. Another one is started in ${delay / 1000} s.`)
  }

  /** Ends servers that have not answered for long. */
  #look(): void {
    this.#ping++
    this.#dispatcher.pinged(this.#ping)
    for (const server of this.#servers) {
      if (server.state === 'starting') continue
      if (server.unanswered++ < MAX_UNANSWERED) server.process.tell({ kind: 'ping', ping: this.#ping })
      else {
        this.#options.log.error({ server: server.pid }, `Server ${server.pid} does not answer any more and is ended.`)
        server.process.kill()
      }
    }
  }
}
