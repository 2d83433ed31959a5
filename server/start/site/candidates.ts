import type { Change, ContentStore, Problem, Site, SiteRequest, SiteResponse } from '#engine/host.ts'

/** Describes what became of a candidate. */
export interface LaidEntry {
  /** False: the text cannot be loaded, and what was laid before is still shown. The problems say why. */
  isShown: boolean
  problems: Problem[]
  /** Where it is shown; null: it has no address. */
  path: string | null
  /** Why it has none, where that is known. */
  reason: string | null
}

/** Content with candidates in place of what is stored. */
interface Overlay {
  store: ContentStore
  /** Grows with everything that others write into the store. */
  version(): number
  put(type: string, uid: string, text: string): Promise<LaidEntry & { changes: Change[] }>
  drop(uid: string): Change[]
  close(): void
}

/** The site as it would be with some entries changed: in preview, with the fields that sections come from. */
export interface CandidateSite extends Pick<Overlay, 'store' | 'close'> {
  /** Answers a request. Never rejects. */
  respond(request: SiteRequest): Promise<SiteResponse>
  /**
   * Lays an entry over what is stored. Nothing is written.
   *
   * @param text as its file would hold it
   * @throws UnknownTypeError when no content type of the name is installed
   */
  put(type: string, uid: string, text: string): Promise<LaidEntry>
  /** Shows what is stored of an entry again. */
  drop(uid: string): void
}

/**
 * Makes a site over an overlay. It remembers what it read, as the public site does, and is told of each change.
 *
 * @param make makes the site that reads a store
 */
export function candidateSite(overlay: Overlay, make: (store: Overlay['store']) => Site): CandidateSite {
  const { store, close } = overlay
  const site = make(store)
  let version = overlay.version()
  return {
    ...{ store, close },
    respond(request) {
      // Of what others write, drafts are not known by name.
      const present = overlay.version()
      if (present !== version) site.forget()
      version = present
      return site.respond(request)
    },
    async put(type, uid, text) {
      const { changes, ...laid } = await overlay.put(type, uid, text)
      site.changed(changes)
      return laid
    },
    drop: (uid) => site.changed(overlay.drop(uid)),
  }
}
