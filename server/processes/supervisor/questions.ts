export interface Asked<Server> {
  waitedFor: readonly Server[]
  /** Who is asked, and answers whenever it can. */
  others?: readonly Server[]
  /** Milliseconds after which those that have not answered are not waited for; absent: until they end. */
  patience?: number | undefined
  /** Sends the question under an id. */
  send: (server: Server, id: number) => void
}

interface Open<Server> {
  waiting: Set<Server>
  answers: unknown[]
  close: () => void
}

/** Questions to several servers, and their answers. */
export class Questions<Server> {
  readonly #open = new Map<number, Open<Server>>()
  #asked = 0

  /** @returns the answers of those who are waited for, without those that end meanwhile or take too long */
  ask({ waitedFor, others = [], patience, send }: Asked<Server>): Promise<unknown[]> {
    const id = this.#asked++
    return new Promise((resolve) => {
      const close = () => {
        clearTimeout(timer)
        this.#open.delete(id)
        resolve(question.answers)
      }
      const timer = patience === undefined ? undefined : setTimeout(close, patience)
      const question: Open<Server> = { waiting: new Set(waitedFor), answers: [], close }
      this.#open.set(id, question)
      for (const server of [...waitedFor, ...others]) send(server, id)
      this.#look(question)
    })
  }

  answer(server: Server, id: number, answer: unknown): void {
    const question = this.#open.get(id)
    if (!question?.waiting.delete(server)) return
    question.answers.push(answer)
    this.#look(question)
  }

  /** A server has ended. */
  forget(server: Server): void {
    for (const question of this.#open.values()) if (question.waiting.delete(server)) this.#look(question)
  }

  #look({ waiting, close }: Open<Server>): void {
    if (waiting.size === 0) close()
  }
}
