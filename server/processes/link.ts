import { Socket } from 'node:net'
import type { AtriumServer } from '../http/connections/server.ts'
import type { Listener } from './listener.ts'
import { type FromServer, type Question, readToServer, type ToServer } from './messages.ts'
import { type Answerers, answerTo, type Exclusively, type Peers } from './peers.ts'

/** The process as far as its supervisor is reached through it. */
export interface Channel {
  send?(message: FromServer, onSent: (error: Error | null) => void): unknown
  on(event: 'message', take: (message: unknown, handle: unknown) => void): unknown
  on(event: 'disconnect', take: () => void): unknown
}

export interface LinkOptions extends Pick<Peers, 'count' | 'folder' | 'isFirst'> {
  channel: Channel
}

/** A server's connection to its supervisor: through it come connections of visitors and the other servers' questions. */
export class SupervisorLink implements Peers {
  readonly count: number
  readonly folder: number
  readonly isFirst: boolean
  /** Resolves when no more connections will come and the server is to end; true: since there is no supervisor any more. */
  readonly ended: Promise<boolean>
  readonly #channel: Channel
  #end: (isGone: boolean) => void = () => undefined
  #ids = 0
  readonly #locks = new Map<number, () => void>()
  readonly #asked = new Map<number, (answers: unknown[]) => void>()
  /** Questions that came before anybody could answer. */
  readonly #early: { id: number; question: Question }[] = []
  #answerers: Answerers | undefined
  readonly #begin: (() => void)[] = []
  #isLeading = false
  #server: AtriumServer | undefined

  constructor({ channel, count, folder, isFirst }: LinkOptions) {
    this.count = count
    this.folder = folder
    this.isFirst = isFirst
    this.#channel = channel
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    channel.on('message', (message, handle) => {
      const read = readToServer(message)
      if (read) this.#take(read, handle)
    })
    channel.on('disconnect', () => this.#lose())
  }

  readonly exclusively: Exclusively = async (name, work) => {
    const id = this.#ids++
    await new Promise<void>((resolve) => {
      this.#locks.set(id, resolve)
      this.#tell({ kind: 'lock', id, name })
    })
    try {
      return await work()
    } finally {
      this.#tell({ kind: 'unlock', id })
    }
  }

  lead(begin: () => void): void {
    if (this.#isLeading) begin()
    else this.#begin.push(begin)
  }

  ask(question: Question): Promise<unknown[]> {
    const id = this.#ids++
    return new Promise((resolve) => {
      this.#asked.set(id, resolve)
      this.#tell({ kind: 'ask', id, question })
    })
  }

  answer(answerers: Answerers): void {
    this.#answerers = answerers
    for (const { id, question } of this.#early.splice(0)) this.#answer(id, question)
  }

  /** Connections that the supervisor hands over. */
  readonly listener: Listener = {
    open: async (server) => {
      this.#server = server
      this.#tell({ kind: 'ready' })
      return undefined
    },
    close: async () => {
      this.#tell({ kind: 'leaving' })
      await this.ended
    },
  }

  #take(message: ToServer, handle: unknown): void {
    switch (message.kind) {
      case 'connection':
        if (handle instanceof Socket)
          if (message.door === 'operations') this.#server?.take(handle, message.door)
          else this.#server?.take(handle)
        this.#tell({ kind: 'taken' })
        break
      case 'ping':
        this.#tell({ kind: 'pong', ping: message.ping })
        break
      case 'locked':
        this.#locks.get(message.id)?.()
        this.#locks.delete(message.id)
        break
      case 'question':
        if (this.#answerers) this.#answer(message.id, message.question)
        else this.#early.push(message)
        break
      case 'answers':
        this.#asked.get(message.id)?.(message.answers)
        this.#asked.delete(message.id)
        break
      case 'lead':
        this.#isLeading = true
        for (const begin of this.#begin.splice(0)) begin()
        break
      case 'announce':
        this.#server?.announce()
        break
      case 'stop':
        this.#end(false)
        break
    }
  }

  /** Tells no answer of a question that fails: the log of this server says why. */
  #answer(id: number, question: Question): void {
    answerTo(question, this.#answerers as Answerers)
      .catch(() => undefined)
      .then((answer) => this.#tell({ kind: 'answer', id, answer }))
  }

  #lose(): void {
    this.#end(true)
    for (const resolve of this.#asked.values()) resolve([])
    this.#asked.clear()
    for (const resolve of this.#locks.values()) resolve()
    this.#locks.clear()
  }

  #tell(message: FromServer): void {
    // Whoever asks when there is no supervisor any more waits for nobody, either.
    this.#channel.send?.(message, (error) => error && this.#lose())
  }
}
