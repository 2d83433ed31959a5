import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { Following } from '../desk/following.ts'
import type { Session } from '../guards/sessions.ts'
import type { Names } from '../languages/names.ts'

export type CandidateSite = Awaited<ReturnType<RunningSite['openCandidates']>>

/** What is laid over the site in one language. */
export interface LanguageCanvases {
  of(session: Session): ReturnType<CandidateSite['inLanguage']>
  whole(session: Session, uid?: string): ReturnType<CandidateSite['inLanguage']>
  /** Shows what is stored of an entry again, in all languages and to all sessions. */
  drop(uid: string): Promise<void>
  /** Shows a session what is stored of all entries in this language but those that it has open. */
  keep(session: Session, open: ReadonlySet<string>): Promise<void>
}

/** The site as each session sees it: with what is being edited in place of what is stored. */
export class Canvases {
  readonly #open: RunningSite['openCandidates']
  readonly #shown: Following['shown']
  readonly #names: Pick<Names, 'uidOf'>
  readonly #opened = new Map<number, Promise<CandidateSite>>()

  /**
   * @param shown resolves when the store has what was written
   * @param names of entries in the institution's own language
   */
  constructor(open: RunningSite['openCandidates'], shown: Following['shown'], names: Pick<Names, 'uidOf'>) {
    this.#open = open
    this.#shown = shown
    this.#names = names
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
    return this.#whole(await this.of(session), this.#names, uid)
  }

  async #whole<Candidates extends Pick<CandidateSite, 'laid'>>(
    candidates: Candidates,
    { uidOf }: Pick<Names, 'uidOf'>,
    uid?: string,
  ): Promise<Candidates> {
    // Of what is being edited the store shows nothing: nobody waits for each save of it.
    await this.#shown((written) => {
      const here = uidOf(written.uid)
      return written.isDraft && here !== undefined && (here === uid || candidates.laid().includes(here))
    })
    return candidates
  }

  /** The same for a language beside the institution's own. */
  inLanguage(language: string, names: Names): LanguageCanvases {
    const of = async (session: Session) => (await this.of(session)).inLanguage(language)
    return {
      of,
      whole: async (session, uid) => this.#whole(await of(session), names, uid),
      drop: (uid) => this.drop(uid),
      keep: (session, open) => this.keep(session, open, language),
    }
  }

  async drop(uid: string): Promise<void> {
    for (const opened of await Promise.allSettled(this.#opened.values()))
      if (opened.status === 'fulfilled') opened.value.drop(uid)
  }

  /** @param language absent: the institution's own */
  async keep({ id }: Session, open: ReadonlySet<string>, language = ''): Promise<void> {
    const candidates = await (await this.#opened.get(id))?.inLanguage(language)
    for (const uid of candidates?.laid() ?? []) if (!open.has(uid)) candidates?.drop(uid)
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
