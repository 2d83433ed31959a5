import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { Following } from '../desk/following.ts'
import type { Session } from '../guards/sessions.ts'

export type CandidateSite = Awaited<ReturnType<RunningSite['openCandidates']>>

/** The site as each session sees it: with what is being edited in place of what is stored. */
export class Canvases {
  readonly #open: RunningSite['openCandidates']
  readonly #shown: Following['shown']
  readonly #opened = new Map<number, Promise<CandidateSite>>()

  /** @param shown resolves when the store has what was written */
  constructor(open: RunningSite['openCandidates'], shown: Following['shown']) {
    this.#open = open
    this.#shown = shown
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

  /**
   * The same, when it has all that was written.
   *
   * @param uid of an entry that is about to be laid over it; absent: none is
   */
  async whole(session: Session, uid?: string): Promise<CandidateSite> {
    const candidates = await this.of(session)
    // Of what is being edited the store shows nothing: nobody waits for each save of it.
    await this.#shown((written) => written.isDraft && (written.uid === uid || candidates.isLaid(written.uid)))
    return candidates
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
