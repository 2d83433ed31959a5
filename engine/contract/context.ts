import type { Entry } from './content/entry.ts'
import type { PageLanguage } from './content/page-language.ts'
import type { TypeName } from './content/type-name.ts'
import type { PageSections } from './page/page-sections.ts'
import type { Clock, DateFormats } from './ports/clock.ts'
import type { Content } from './ports/content.ts'
import type { Log } from './ports/log.ts'
import type { Ports } from './ports/ports.ts'
import type { InstalledFacts } from './site/installed.ts'
import type { Institution } from './site/institution.ts'
import type { Link, MainMenuEntry, MenuItem, OfferedSearch, SectionNavigation } from './site/link.ts'
import type { ContributedName, Provided } from './site/provided.ts'
import type { Settings } from './site/settings.ts'
import type { Text, Translator } from './site/translator.ts'

export interface Deployment {
  /** `production` or any other name. */
  environment: string
  /** `production`, `preview` or any other name. */
  contentEnvironment: string
  /** The whole server shows drafts. */
  preview: boolean
}

/** All that a page may read while it is made. Everything outside comes in through here. */
export interface PageContext extends Pick<Translator, 'translate' | 'textOf'> {
  content: Content
  clock: Clock
  dates: DateFormats
  /** Orders texts by the alphabet of the institution's language, numbers within them by their value. */
  compare: (a: string, b: string) => number
  institution: Institution
  /** Says what the area declares as its settings. */
  settings: Settings
  deployment: Deployment
  /** The address asked for, without trailing slash. */
  path: string
  /** The declared query parameters, parsed; everything else is left out. */
  query: Readonly<Record<string, readonly string[]>>
  /**
   * Says that values of a query parameter were never offered: the answer is shared with requests without them.
   *
   * @param kept values that were
   */
  ignoreQuery(name: string, kept?: readonly string[]): void
  /** Tells whether a page of the site is at the address. */
  hasRoute(path: string): Promise<boolean>
  /** Describes what is installed on the site. */
  installed(): InstalledFacts
  /**
   * Composes the page at an address without rendering it; where there is none, the page for 404.
   *
   * @throws what the page's own code throws
   */
  sectionsAt(path: string): Promise<PageSections>
  /** What the entry at an address is called, with its language where that is another; empty where an endpoint is, null where nothing is. */
  namedAt(path: string): Promise<Pick<Link, 'title' | 'lang'> | null>
  /**
   * The title of the entry at an address.
   *
   * @deprecated `namedAt` says its language, too. It goes with 0.4.
   */
  titleAt(path: string): Promise<string | null>
  /**
   * Returns what several pages are made from, like an index over many entries. It is made once, of content, clock and
   * ports alone, and cached until something it was made from changes. It is shared: nobody may change it.
   *
   * @param name begins with that of the area, like `events calendar`
   * @throws what `make` throws; it is asked again next time
   */
  shared<Value>(name: string, make: (context: PageContext) => Promise<Value>): Promise<Value>
  /**
   * A registered navigation; null when no installed area provides it or none of its links leads anywhere.
   *
   * @param name its name, or an address for which it is declared; default: that of the page
   */
  navigation(name?: string): Promise<SectionNavigation | null>
  /** Says what areas offer for the main menu, in order. */
  mainMenu: readonly MainMenuEntry[]
  /**
   * The words of a value of a choice for visitors: the label that its field declares, else the value as words.
   *
   * @param type of the entry
   * @param field dotted, in the spelling of the model
   */
  choiceText(type: TypeName, field: string, value: string): string
  /** Says what results of site search are called, as content types do: by the key of their kind (`press_release`), and by the type. */
  kinds: ReadonlyMap<string, Text>
  /** The search that an area offers; null where none does, or while its page is not there. */
  search(): Promise<OfferedSearch | null>
  /**
   * Returns what an area provides to pages of others, by name.
   *
   * @returns undefined where none provides it, or while it cannot be made; the log says why
   */
  provided<Name extends Exclude<keyof Provided, ContributedName>>(name: Name): Promise<Provided[Name] | undefined>
  /** Returns what areas contribute to a list, by its name, in their order. What cannot be made is left out and logged. */
  contributed<Name extends ContributedName>(name: Name): Promise<Provided[Name]>
  /** The language of an entry (BCP 47), where it is another than that which the page speaks. */
  langOf(entry: Pick<Entry, 'publishDetails' | 'draftLanguage'>): string | undefined
  /** What the pages of entries are in each language of the site, by uid; empty where the site has one language. */
  languagesOf(uids: readonly string[]): Promise<ReadonlyMap<string, readonly PageLanguage[]>>
  /** Menu items as links: labelled, and without those that lead nowhere. */
  links(items: readonly MenuItem[]): Promise<Link[]>
  /** Base of picture addresses, without closing slash. */
  imageBase: string
  ports: Ports
  /**
   * Asks a service outside for what the page shows of it: the page is rendered again a quarter of an hour later, or a
   * minute after the service failed. Ask every port of an area through this; data of entries comes by `enrich`.
   *
   * @param what is shown of the answer, for the log, like `The list of events`
   * @param says the line of the log where the service fails; default: that `what` is left out, and why
   * @returns undefined when the service failed
   */
  askService<Answer>(
    what: string,
    ask: () => Promise<Answer>,
    says?: (error: Error) => string,
  ): Promise<Answer | undefined>
  log: Log
}
