import type { EditorLists, ListedEntry } from '../../../services/content/read/editors/index.ts'
import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { StudioSettings } from '../settings.ts'
import type { Row } from './rows.ts'

/** What the addresses of the studio are answered from. */
export interface Desk {
  site: Pick<RunningSite, 'definition' | 'institution' | 'drafts'>
  lists: EditorLists
  /** Rows of what was found. */
  rows(entries: readonly ListedEntry[]): Promise<Row[]>
  settings: StudioSettings
}
