import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { Session } from '../guards/sessions.ts'

type CandidateSite = Awaited<ReturnType<RunningSite['openCandidates']>>

/** The site as each session sees it: with what is being edited in place of what is stored. */
export class Canvases {
  readonly #open: RunningSite['openCandidates']
  readonly #opened = new Map<number, Promise<CandidateSite>>()

  constructor(open: RunningSite['openCandidates']) {
    this.#open = open
  }

  /** That of a session, opened when it is first asked for. */
  of({ id }: Session): Promise<CandidateSite> {
    const known = this.#opened.get(id)
    if (known) return known
    const opened = this.#open()
    this.#opened.set(id, opened)
    opened.catch(() => this.#opened.delete(id))
    return opened
  }

  /** Closes that of a session. */
  async end({ id }: Session): Promise<void> {
    const opened = this.#opened.get(id)
    this.#opened.delete(id)
    ;(await opened)?.close()
  }

  async close(): Promise<void> {
    for (const opened of this.#opened.values()) (await opened).close()
    this.#opened.clear()
  }
}
