import type { ContentStore } from '#engine/host.ts'
import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { Canvases } from '../canvas/canvases.ts'
import type { PageFacts } from '../effects/page-facts.ts'
import type { Row } from '../lists/rows.ts'
import type { StudioSettings } from '../settings.ts'
import type { ContentWriter, EditorLists, ListedEntry } from './content.ts'

/** Describes what the addresses of the studio are answered from. */
export interface Desk {
  site: Pick<RunningSite, 'definition' | 'institution' | 'drafts'>
  lists: EditorLists
  /** Refuses all where entries are written elsewhere. */
  writer: ContentWriter
  canvases: Canvases
  /** What visitors see. */
  published: ContentStore
  pageFacts: PageFacts
  settings: StudioSettings
  now(): Date
  /** By how many weeks dates are moved where they are shown. */
  movedBy(): number
  /** Rows of what was found. */
  rows(entries: readonly ListedEntry[]): Promise<Row[]>
}
