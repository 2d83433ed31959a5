import type { ContentStore } from '#engine/host.ts'
import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { Canvases } from '../canvas/canvases.ts'
import type { VersionCanvases } from '../canvas/version-canvases.ts'
import type { PageFacts } from '../effects/page-facts.ts'
import type { Commits } from '../git/commits.ts'
import type { Say } from '../guards/in-language.ts'
import type { History } from '../history/history.ts'
import type { Row } from '../lists/rows.ts'
import type { Uploads } from '../pictures/uploads.ts'
import type { Shares } from '../preview/shares.ts'
import type { StudioSettings } from '../settings.ts'
import type { AuditTable } from '../store/audit.ts'
import type { StudioStore } from '../store/studio-store.ts'
import type { ContentWriter, EditorLists, FileWriter, ListedEntry } from './content.ts'
import type { Following } from './following.ts'

/** Describes what the addresses of the studio are answered from. */
export interface Desk {
  site: Pick<RunningSite, 'definition' | 'institution' | 'drafts' | 'shared'>
  lists: EditorLists
  /** Refuses all where entries are written elsewhere. */
  writer: ContentWriter
  /** Writes what configures the site. */
  configuration: FileWriter
  /** The directory that it is read from, with the files that it names. */
  filesDir: string
  visitorsGet: RunningSite['edited']['visitorsGet']
  /** Takes pictures and files, or says why not. */
  uploads: Uploads
  /** A value of an entry with its blocks in the present form of their schemas. */
  present(type: string, value: Record<string, unknown>): Record<string, unknown>
  canvases: Canvases
  versionCanvases: VersionCanvases
  history: History
  shares: Shares
  audit: AuditTable
  /** What the studio keeps of its own: who is here, and what was said of entries. */
  store: Pick<StudioStore, 'windows' | 'comments' | 'transaction'>
  /** Names this process among studios of one store. */
  studio: string
  /** Absent: nothing is committed. */
  commits?: Commits | undefined
  /** Resolves when the store has what was written. */
  shown: Following['shown']
  /** What visitors see. */
  published: ContentStore
  pageFacts: PageFacts
  settings: StudioSettings
  /** Says what is refused in the language of the studio. */
  say: Say
  now(): Date
  /** By how many weeks dates are moved where they are shown. */
  movedBy(): number
  /** Rows of what was found. @param store where their pictures are looked up; absent: where drafts are */
  rows(entries: readonly ListedEntry[], store?: Pick<ContentStore, 'get'>): Promise<Row[]>
}
