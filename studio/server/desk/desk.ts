import type { ContentStore } from '#engine/host.ts'
import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { LanguageCanvases } from '../canvas/canvases.ts'
import type { VersionCanvases } from '../canvas/version-canvases.ts'
import type { PageFacts } from '../effects/page-facts.ts'
import type { Commits } from '../git/commits.ts'
import type { Say } from '../guards/in-language.ts'
import type { History } from '../history/history.ts'
import type { Names } from '../languages/names.ts'
import type { Row } from '../lists/rows.ts'
import type { Uploads } from '../pictures/uploads.ts'
import type { Shown } from '../preview/place-of.ts'
import type { Shares } from '../preview/shares.ts'
import type { StudioSettings } from '../settings.ts'
import type { AuditTable } from '../store/audit.ts'
import type { StudioStore } from '../store/studio-store.ts'
import type { ContentWriter, EditorLists, FileWriter, ListedEntry, Translations } from './content.ts'
import type { Following } from './following.ts'

/** Describes what the addresses of the studio are answered from: for each language of the institution there is one. */
export interface Desk extends Names {
  /** The language whose files are written, beside the entries' own; absent: these, in the institution's own language. */
  language?: string
  /** The desk of the institution's own language: what all languages share is written there. */
  own?: Desk
  /** What an entry has in languages beside the institution's own. */
  translation: Translations['of']
  /** An entry as this language would have it without a word of its own; absent: it is the institution's own. */
  original?: Translations['original']
  /** Uids of what is missing or outdated in this language; absent likewise. */
  lacking?(what: 'missing' | 'outdated', types?: readonly string[]): string[]
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
  canvases: LanguageCanvases
  versionCanvases: VersionCanvases
  history: History
  shares: Shares
  /** Where what a link to a preview shows is found; undefined: on no page. */
  placeOf(share: Shown): Promise<string | undefined>
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
