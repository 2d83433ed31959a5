import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'

type CandidateSite = Awaited<ReturnType<RunningSite['openCandidates']>>

/** Where the canvas shows the two versions that somebody compares: each below an address of its own. */
export const SIDES = ['before', 'after'] as const
export type Side = (typeof SIDES)[number]

/** So many are open at once, in all; of more the one that was not used for longest ends. */
const MAX_OPEN = 6

interface Opened {
  session: number
  candidates: Promise<CandidateSite>
  /** What is laid, over the site in which language. */
  laid?: { uid: string; on: Pick<CandidateSite, 'drop'> }
}

/** The site with a version of an entry in place of what is stored: for each session two, to be compared. */
export class VersionCanvases {
  readonly #open: RunningSite['openCandidates']
  readonly #opened = new Map<string, Opened>()

  constructor(open: RunningSite['openCandidates']) {
    this.#open = open
  }

  /**
   * Lays a version over one side of a session.
   *
   * @param language absent: the institution's own
   * @returns what became of it, and the site in that language with it
   */
  async lay(session: Session, side: Side, { type, uid }: Ref, text: string, language?: string) {
    const opened = this.#used(session, side) ?? this.#begin(session, side)
    const all = await opened.candidates
    const candidates = language ? await all.inLanguage(language) : all
    if (opened.laid && (opened.laid.uid !== uid || opened.laid.on !== candidates)) opened.laid.on.drop(opened.laid.uid)
    opened.laid = { uid, on: candidates }
    return { ...(await candidates.put(type, uid, text)), candidates }
  }

  /** That of a side; undefined: none was laid, or it has ended. */
  of(session: Session, side: Side): Promise<CandidateSite> | undefined {
    return this.#used(session, side)?.candidates
  }

  /** Closes those of a session. */
  async end({ id }: Session): Promise<void> {
    for (const [key, { session }] of this.#opened) if (session === id) await this.#close(key)
  }

  async close(): Promise<void> {
    for (const key of [...this.#opened.keys()]) await this.#close(key)
  }

  #used({ id }: Session, side: Side): Opened | undefined {
    const key = `${id} ${side}`
    const opened = this.#opened.get(key)
    if (!opened) return undefined
    // Last in the map is used last.
    this.#opened.delete(key)
    this.#opened.set(key, opened)
    return opened
  }

  #begin({ id }: Session, side: Side): Opened {
    const key = `${id} ${side}`
    const opened: Opened = { session: id, candidates: this.#open() }
    this.#opened.set(key, opened)
    opened.candidates.catch(() => this.#opened.delete(key))
    for (const oldest of this.#opened.keys()) {
      if (this.#opened.size <= MAX_OPEN) break
      void this.#close(oldest)
    }
    return opened
  }

  async #close(key: string): Promise<void> {
    const opened = this.#opened.get(key)
    this.#opened.delete(key)
    ;(await opened?.candidates.catch(() => undefined))?.close()
  }
}
