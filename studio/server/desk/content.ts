import type { Institution, Log } from 'atrium'
import { migrateWire, type SiteDefinition } from '#engine/host.ts'
import type { RunningSite } from '../../../server/start/site/site-types.ts'
import { createCatalogue } from '../../../services/content/catalogue/catalogue.ts'
import { checkInStore } from '../../../services/content/check/in-store.ts'
import { ofLanguage } from '../../../services/content/check/translations.ts'
import { type EditorLists, openEditorLists } from '../../../services/content/read/editors/index.ts'
import { languageView } from '../../../services/content/source/files/languages/language-view.ts'
import type { ContentWriter, WrittenEntry } from '../../../services/content/writer/content-writer.ts'
import { type FileWriter, openFileWriter } from '../../../services/content/writer/file-writer.ts'
import { openWriter } from '../../../services/content/writer/open-writer.ts'
import type { Following } from './following.ts'

export {
  type TextsOfFile,
  textFiles,
  textProblems,
  textsOfFile,
} from '../../../config/texts/own-and-delivered.ts'
export {
  DIFFERENCES,
  HOLDS,
  isDifference,
  nameIn,
  partOf,
  type Translation,
  Translations,
} from '../../../services/content/index.ts'
export { ownPath } from '../../../services/content/ingest/addresses/derive.ts'
export { whyNoPage } from '../../../services/content/ingest/addresses/no-page.ts'
export { isOtherVersion } from '../../../services/content/ingest/addresses/reports.ts'
export type {
  EditorLists,
  ListedEntry,
  ListedQuery,
  ListedState,
} from '../../../services/content/read/editors/index.ts'
export { entryValue, objectIn } from '../../../services/content/source/entry-text.ts'
export { beginOf, endOf } from '../../../services/content/source/files/showing.ts'
export {
  type ChangedRedirect,
  type RedirectChange,
  withChanges,
} from '../../../services/content/source/redirects/changes.ts'
export { REDIRECTS_FILE } from '../../../services/content/source/redirects/moves.ts'
export { redirectFlaws } from '../../../services/content/source/redirects/rules.ts'
export type {
  Conflict,
  ContentWriter,
  EntryTexts,
  Saved,
  Schedule,
  Text,
  WrittenEntry,
} from '../../../services/content/writer/content-writer.ts'
export { scheduleIn } from '../../../services/content/writer/envelope.ts'
export type { FileWriter } from '../../../services/content/writer/file-writer.ts'

/** Entries can be neither read nor written, until the database that machines share answers again. */
export const isDatabaseAway = (error: Error): boolean => error.name === 'ContentDatabaseError'

interface ContentInputs {
  site: SiteDefinition
  institution: Institution
  edited: RunningSite['edited']
  /** The same in all languages: what is written in one may be shown in the others. */
  following: Following
  /** Of the files that are written, those beside the entries' own; absent: these. */
  language?: string
  /** Told of each write. */
  onDone(write: WrittenEntry): void
  log: Log
}

/**
 * Opens what lists entries, and what writes them: undefined where they are written elsewhere. It writes without waiting
 * for the store; lists wait for it.
 */
export function openContent({ site, institution, edited, following, language: written, onDone, log }: ContentInputs): {
  lists: EditorLists
  writer: ContentWriter | undefined
  /** Writes files that configure the site: they are here also where entries are written elsewhere. */
  configuration: FileWriter
  present: (type: string, value: Record<string, unknown>) => Record<string, unknown>
} {
  const { store, source, configuration, clock, hasRoute, contentDir } = edited
  const { siteUrl, timeZone, language } = institution
  const view = languageView(institution)
  const catalogue = createCatalogue(site)
  const lists = openEditorLists({
    path: store,
    language,
    now: () => clock.now(),
    ready: following.shown,
    checkOver(db) {
      const check = checkInStore(db, { catalogue, siteUrl, hasRoute })
      return async (given) => ofLanguage(await check(given), contentDir, view)
    },
  })
  // What its words in another language are at, its words in the institution's own are at then.
  const addressesOf = async ({ uid }: { uid: string }) => (written ? [] : lists.addresses(uid))
  const translations = written ? [] : view.tags
  const onWritten = async (paths: readonly string[]) => following.written(paths)
  const present = (type: string, value: Record<string, unknown>) =>
    migrateWire(catalogue.types.get(type)?.fields ?? {}, value, '', { blocks: catalogue.wireBlocks, issues: [] })
  return {
    lists,
    present,
    writer:
      source &&
      openWriter({ source, clock, timeZone, language: written, translations, addressesOf, onWritten, onDone, log }),
    configuration: openFileWriter({ source: configuration, onWritten, onDone, log }),
  }
}
