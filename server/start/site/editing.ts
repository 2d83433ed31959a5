import type { Clock } from 'atrium'
import type { ContentService, WritableSource } from '../../../services/content/index.ts'

/** Content as those need it who write it. What writes is theirs: nothing of it is in a server for visitors. */
export interface EditedContent extends Pick<ContentService, 'movedBy' | 'published'> {
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
