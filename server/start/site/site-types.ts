import type { RequestListener } from 'node:http'
import type { Institution, Log } from 'atrium'
import type { ContentStore, ServiceMetrics, Site } from '#engine/host.ts'
import type { SiteTexts } from '../../../config/texts/site-texts.ts'
import type { ClientAssets } from '../../assets/client-assets.ts'
import type { StyleSets } from '../../assets/style-sets.ts'
import type { StoredFacts } from '../../pages/disk/page-file.ts'
import type { OutsideCaches } from '../../pages/keys/outside.ts'
import type { PageSource } from '../../pages/page-source.ts'
import type { Peers } from '../../processes/peers.ts'
import type { CandidateSite, SiteView } from './candidates.ts'
import type { EditedSite } from './edited-site.ts'
import type { Settings } from './site-definition.ts'
import type { TimeSource } from './time-source.ts'

/** Describes what the composition root is given. */
export interface SiteInputs {
  environment: Settings
  time: TimeSource
  log: Log
  /** Addresses of the client build's files. */
  client: ClientAssets
  /** Counts what a service outside is asked; absent: nobody counts. */
  metrics?: (service: string) => ServiceMetrics
  /** The other servers with the same data directory; absent: there is none. */
  peers?: Pick<Peers, 'count' | 'isFirst' | 'exclusively' | 'lead' | 'ask'>
  /** True: the site is only looked at, and takes no content up. */
  reading?: boolean
  /** True: of the languages of the institution its own alone is opened. */
  isOwnLanguageAlone?: boolean
  /** True: each of the others is opened when it is first asked for, and not before the site answers. */
  areLanguagesAskedFor?: boolean
  /** True: somebody writes content in this process, and waits for it: what ingests it is kept ready. */
  isEdited?: boolean
  /** Names the sources that entries are derived with, or those of the types that a file declares; absent: the build. */
  sourceHash?: (file?: string) => string
}

/** Who is told what happens to a site by itself. */
export interface SiteListeners {
  /** Told of tags of pages to be made again, though no content changed. */
  stale?: (tags: readonly string[]) => void
  /** Told when what other machines published was ingested. */
  ingested?: () => Promise<void>
}

/** A site in one of its languages: its pages know nothing of what their addresses begin with. */
export interface LanguageSite
  extends PageSource,
    Pick<Site, 'definition' | 'respond' | 'sectionsAt' | 'changed' | 'prepare' | 'forget'> {
  institution: Institution
  /** Texts that the content directory says itself. */
  ownTexts: SiteTexts['own']
  store: ContentStore
}

/** A site put together, in the institution's own language, and what the server needs of it beside its answers. */
export interface RunningSite extends LanguageSite, Omit<EditedSite, 'openCandidates'> {
  /** The same in the other languages of the institution. */
  languages: readonly (LanguageSite & EditedSite)[]
  /** Has these told from now on. */
  tell(listeners: SiteListeners): void
  styles: StyleSets
  /** The own image server; mounted at `/iiif`. */
  images: OwnImages
  /** The file that declares what answers at an address; undefined: none does. */
  fileAt(address: string): Promise<string | undefined>
  /** Says why an address does not show what the files of entries say, a sentence each. */
  unlikeFiles(path: string): Promise<string[]>
  /** Takes note of what a page names that an earlier process made. */
  restored(page: StoredFacts): void
  /** Content that machines share; absent: the content directory is this machine's own. */
  shared?: SharedContent
  /** The content service outside that entries come from; absent: they lie in the content directory. */
  hosted?: HostedContent | undefined
  /**
   * Ingests the content directory, or publishes it to all machines.
   *
   * @param files paths inside it that may have changed; absent: any
   * @returns a report for whoever asked
   */
  sync(files?: readonly string[]): Promise<unknown>
  /** Ingests what another process was told to ingest, where that does not come by itself. */
  catchUp(): Promise<unknown>
  /** Opens the site as it would be with some entries changed, in all its languages. @param view what is beneath them */
  openCandidates(view?: SiteView): Promise<CandidateSite>
  /** Opens what caches in front of the site are told by; undefined: there are none. */
  openOutside(): Promise<OutsideCaches | undefined>
  /** Says what its services tell of themselves; read when somebody asks. */
  metrics: SiteMetrics
  close(): Promise<void>
}

/** Holds what a machine knows of the content that it shares with others. */
export interface SharedContent {
  revision(): number
  /** Why it may show less than what is published; null: it is up to date. */
  behind(): { since: Date; reason: string } | null
  /** Times that it lost the others, or could not reach them. */
  failures(): number
}

/** Holds what is known of a content service outside. */
export interface HostedContent {
  /** Why nothing of it can be shown yet; null: it can. */
  problem(): string | null
  /** It may have changed. Returns at once. */
  hint(): void
  /** How the mirror of it is; undefined while another process writes it. */
  figures(): MirrorFigures | undefined
}

export interface MirrorFigures {
  /** Seconds since it was known to be up to date, or this process began to follow the service. */
  age: number
  /** Times that it could not be brought up to date. */
  failures: number
  entries: number
  assets: number
  /** Content types of its entries that the site does not know. */
  unknownTypes: number
}

export interface OwnImages {
  handle(...request: Parameters<RequestListener>): Promise<boolean>
  /** Makes a size before anybody asks for it; null: the address names no picture. @throws when it cannot be made */
  prepare(url: string, accept: string): Promise<'drawn' | 'kept' | 'unkept' | null>
  /** Looks at the master again: another process has found that it has another size. */
  look(id: string): Promise<void>
  /** Another process has put sizes into the directory, or taken them out: key and bytes, 0 of those taken out. */
  noteChanged(changed: readonly (readonly [key: string, bytes: number])[]): void
  isBusy(): boolean
  hasRoom(): boolean
}

export interface SiteMetrics {
  content: {
    syncs: { done: number; readOnly: number; failed: number; seconds: number }
    /** Why the content directory could not be looked at; null: it could. */
    away(): string | null
    /** There is nothing to serve. */
    isMissing(): boolean
    revision(): Promise<number>
    entries(): Promise<number>
  }
  images(): { drawn: number; cached: number; refused: number; failed: number; inFlight: number; bytes: number }
}
