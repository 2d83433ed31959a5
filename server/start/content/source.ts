import type { Institution, Log } from 'atrium'
import type { SiteDefinition } from '#engine/host.ts'
import type { InstitutionOptions } from '../../../config/institution/institution.ts'
import type { ContentService, WritableSource } from '../../../services/content/index.ts'
import type { Settings } from '../site/site-definition.ts'
import type { HostedContent, SharedContent, SiteInputs } from '../site/site-types.ts'
import { ownDirectory } from './directory.ts'

export interface SourceOptions {
  environment: Settings
  /** How `institution.json` is read. */
  institution: InstitutionOptions
  /** True: content is only looked at, and nothing is brought. */
  reading: boolean
  exclusively: NonNullable<SiteInputs['peers']>['exclusively']
  metrics?: SiteInputs['metrics']
  now: () => Date
  log: Log
}

/** Where content comes from. Whatever that is, it brings a content directory, which the site ingests and serves from. */
export interface ContentSource {
  /** Content directory of the entries. */
  contentDir: string
  /** Content directory of what the institution brings: its configuration and its texts. */
  filesDir: string
  /** Somebody else publishes at any time: the thread that ingests is kept ready. */
  isAtHand: boolean
  /** Nothing is served where it is not there when the site starts; absent: what was read of it last is. */
  isRequired?: boolean
  /** Waits for content, where that may take long; called once, before anything is ingested. */
  begin(site: SiteDefinition, sourceHash: string, languages: Institution['languages']): Promise<void>
  /** The original of a picture that is not in `images`; absent: all are there. */
  originalOf?(id: string): Promise<string | undefined>
  /** From now on what somebody else publishes is ingested. */
  follow(ingest: () => Promise<unknown>): void
  /** Takes up changes of `CONTENT_DIR` as they happen. */
  watch(content: ContentService): void
  /**
   * Takes up, or publishes, what differs in `CONTENT_DIR`.
   *
   * @param files paths inside it that may differ, where all is not to be looked at; absent: any
   * @returns a report for whoever asked
   */
  sync(content: ContentService, files?: readonly string[]): Promise<unknown>
  /** Where entries are written; absent: they are written elsewhere, as in the editor of a service. */
  writable?: WritableSource
  /** Where files that configure the site are written, like `redirects.json`: of a service, in the directory beside it. */
  configuration: WritableSource
  /** Of a database that machines share. */
  shared?: SharedContent
  /** Of a content service outside. */
  hosted?: HostedContent
  close(): Promise<void>
}

/** Opens what the settings name: a database, a content service, or nothing but `CONTENT_DIR`. Only its code is loaded. */
export async function openSource(options: SourceOptions): Promise<ContentSource> {
  const { CONTENT_STORE_URL, CONTENTSTACK_API_KEY } = options.environment
  if (CONTENT_STORE_URL) return (await import('./database.ts')).sharedDirectory(options, CONTENT_STORE_URL)
  if (CONTENTSTACK_API_KEY) return (await import('./mirror.ts')).mirroredDirectory(options)
  return ownDirectory(options.environment.CONTENT_DIR, options)
}
