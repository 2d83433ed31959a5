import type { Clock } from 'atrium'
import { type ContentStore, createSite, type SiteResponse } from '#engine/host.ts'
import type { ContentService, WritableSource } from '../../../services/content/index.ts'
import { isMediaFile } from '../../assets/content-files.ts'
import { PublicPictures } from '../../assets/public-pictures.ts'
import { answeredBy, kindOf } from './answered-by.ts'
import type { LanguageCandidates, SiteView } from './candidates.ts'
import type { SiteOptions } from './languages/speech.ts'

/** Content as those need it who write it. What writes is theirs: nothing of it is in a server for visitors. */
interface EditedContent extends Pick<ContentService, 'movedBy' | 'published'> {
  /** Where entries are written; undefined: elsewhere, as in the editor of a service. */
  source: WritableSource | undefined
  /** Where files that configure the site are written, and the directory that they are read from. */
  configuration: WritableSource
  filesDir: string
  /** The content directory that entries are ingested from. */
  contentDir: string
  /** The store file. */
  store: string
  clock: Clock
  /** Has files shown that were written. */
  onWritten: ContentService['sync']
  /** Tells whether something beside the entries' own pages answers at a path. */
  hasRoute(path: string): Promise<boolean>
  /** What visitors get at a path: something, what leads them on, or nothing. */
  visitorsGet(path: string): Promise<'page' | 'moved' | 'nothing'>
}

/** Says what a site with candidates may keep in memory of what it reads, in bytes. */
const MAX_CANDIDATE_BYTES = 16 * 1024 * 1024

/** What those need of a site in one language who write its content. */
export interface EditedSite {
  /** Content with drafts in place of what is published. */
  drafts: ContentStore
  /** Opens the site as it would be with some entries changed. @param view what is beneath them */
  openCandidates(view?: SiteView): Promise<LanguageCandidates>
  edited: EditedContent
}

interface EditedInputs {
  /** How the site is made whose content is written. */
  options: SiteOptions
  content: Pick<ContentService, 'openOverlay' | 'published' | 'preview' | 'storeFile' | 'movedBy'>
  /** Makes the store that the site reads of one with candidates; absent: it reads that. */
  storeOver?: ((store: ContentStore) => ContentStore) | undefined
  contentDir: string
  /** What is made of each answer before it is sent. */
  answered(response: SiteResponse): SiteResponse
  /** The same in all languages of the institution. */
  shared: Pick<EditedContent, 'clock' | 'source' | 'configuration' | 'filesDir' | 'onWritten'>
}

/** Makes what those need of a site who write its content. Nothing is opened before it is asked for. */
export function editedSite({
  options,
  content,
  storeOver = (store) => store,
  contentDir,
  answered,
  shared,
}: EditedInputs): EditedSite {
  const { definition, store, deployment, now } = options
  const hasRoute = async (path: string) =>
    (await answeredBy(path, { definition, store })).kind !== 'nothing' || isMediaFile(contentDir, path)
  return {
    drafts: content.preview,
    async openCandidates(view) {
      const { candidateSite } = await import('./candidates.ts')
      const overlay = await content.openOverlay(hasRoute, view)
      const { at, drafts = 'all', isForVisitors = false } = view ?? {}
      const shown = {
        deployment: { ...deployment, preview: !isForVisitors && drafts === 'all' },
        ...{ showOrigins: !isForVisitors, showProblems: !isForVisitors },
        ...{ contentCacheBytes: MAX_CANDIDATE_BYTES, now: at ? () => at : now },
      }
      const made = candidateSite(overlay, (own) => createSite({ ...options, ...shown, store: storeOver(own) }))
      const seen = new PublicPictures(overlay.store, content.preview)
      return {
        ...made,
        isPublic: (id) => seen.isPublic(id),
        respond: async (request) => answered(await made.respond(request)),
      }
    },
    edited: {
      ...{ hasRoute, contentDir, ...shared },
      visitorsGet: async (path) =>
        (await isMediaFile(contentDir, path))
          ? 'page'
          : kindOf(await answeredBy(path, { definition, store: content.published })),
      ...{ store: content.storeFile, published: content.published, movedBy: content.movedBy },
    },
  }
}
