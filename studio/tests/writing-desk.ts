import type { Log } from 'atrium'
import { createClock } from '#engine/host.ts'
import { openFiles } from '../../services/content/source/files/files-source.ts'
import type { WritableSource } from '../../services/content/source/source.ts'
import { openWriter } from '../../services/content/writer/open-writer.ts'
import type { ListedEntry } from '../server/desk/content.ts'
import type { Desk } from '../server/desk/desk.ts'
import type { Session } from '../server/guards/sessions.ts'
import { namesOf } from '../server/languages/names.ts'
import { EDITOR } from '../server/people/person.ts'

/** Content types of which there are entries. */
const TYPES = ['article', 'document']

const log: Log = { info: () => {}, warn: () => {}, error: () => {} }

export const NOW = '2026-03-14T20:00:00.000Z'

/**
 * All that writing needs of a studio, over the files of a content directory: its writer is the real one, and there are no
 * site, lists and canvas.
 */
export function writingDesk(contentDir: string): { desk: Desk; source: WritableSource; session: Session } {
  const source = openFiles(contentDir, log)
  const now = () => new Date(NOW)
  const timeZone = 'UTC'
  const writer = openWriter({
    ...{ source, clock: createClock(now, timeZone), timeZone, log },
    addressesOf: async ({ uid }) => [`/${uid}`],
  })
  const nothing = { get: async () => [] }
  const laid = { put: async () => ({ problems: [], path: null }), drop: () => {}, store: nothing }
  const row = ({ uid, type, ...facts }: ListedEntry) => ({ ref: { type, uid }, ...facts })
  const desk = {
    ...namesOf([]),
    ...{
      writer,
      now,
      present: (_: string, value: object) => value,
      movedBy: () => 0,
      rows: async (listed: readonly ListedEntry[]) => listed.map(row),
    },
    ...{ published: nothing, shown: async () => {}, pageFacts: { begin: () => {}, giveWay: () => {} } },
    site: {
      definition: { contentTypes: new Map(TYPES.map((name) => [name, { definition: {} }])), pages: new Map() },
      institution: { timeZone, languages: [], basePath: '' },
    },
    lists: { find: async () => ({ rows: [] }), problems: async () => [] },
    history: { seen: () => {}, last: async () => undefined, trouble: () => undefined, list: async () => [] },
    canvases: { of: async () => laid, whole: async () => laid, drop: async () => {} },
  }
  return { desk: desk as unknown as Desk, source, session: { id: 1, person: { ...EDITOR, name: 'Ana' } } }
}
