import type { Site, SiteRequest, SiteResponse } from '#engine/host.ts'
import type { Laid, Overlay, View } from '../../../services/content/index.ts'
import { catchingUp } from '../../pages/follow.ts'

/** Describes what became of a candidate. */
export type LaidEntry = Omit<Laid, 'changes'>

/** Says what of the site is seen: whose drafts, as of when, and for whom. */
export interface SiteView extends View {
  /** As visitors have it: without what is wrong, without the fields that sections come from, and without pages for authors. */
  isForVisitors?: boolean
}

/** The site in one language as it would be with some entries changed: in preview, with the fields that sections come from. */
export interface LanguageCandidates extends Pick<Overlay, 'store' | 'laid' | 'close'> {
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
  /** Tells whether a picture is one that whoever sees the site may see. */
  isPublic(id: string): Promise<boolean>
}

/** The same in all languages. What is laid over it is of the institution's own; it is dropped in all of them. */
export interface CandidateSite extends LanguageCandidates {
  /** The site in one of its languages. @param tag BCP 47; one that is not there: the institution's own */
  inLanguage(tag: string): Promise<LanguageCandidates>
}

/**
 * Makes a site over an overlay. It remembers what it read, as the public site does, and is told of each change: of a
 * candidate at once, and of what others write before it answers.
 *
 * @param make makes the site that reads a store
 */
export function candidateSite(
  overlay: Overlay,
  make: (store: Overlay['store']) => Site,
): Omit<LanguageCandidates, 'isPublic'> {
  const { store, laid, close } = overlay
  const site = make(store)
  const catchUp = catchingUp(store, {
    from: undefined,
    onChanges: (changes) => site.changed(changes),
    onEverything: () => site.forget(),
  })
  let caughtUp: Promise<void> = Promise.resolve()
  return {
    ...{ store, laid, close },
    async respond(request) {
      // A store that does not answer says so where it is read.
      caughtUp = caughtUp.then(catchUp).catch(() => site.forget())
      await caughtUp
      if (overlay.follow()) site.forget()
      return site.respond(request)
    },
    async put(type, uid, text) {
      const { changes, ...shown } = await overlay.put(type, uid, text)
      site.changed(changes)
      return shown
    },
    drop: (uid) => site.changed(overlay.drop(uid)),
  }
}
