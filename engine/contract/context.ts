import type { Institution } from './institution.ts'
import type { Link, MenuItem, SectionNavigation } from './navigation.ts'
import type { Archive } from './ports/archive.ts'
import type { Clock, DateFormats } from './ports/clock.ts'
import type { Content } from './ports/content.ts'
import type { Images } from './ports/images.ts'

/** A line of the log: what happened, with the facts that name the place. */
export interface Log {
  info(facts: Record<string, unknown>, message: string): void
  warn(facts: Record<string, unknown>, message: string): void
  error(facts: Record<string, unknown>, message: string): void
}

export interface Deployment {
  /** `production` or any other name. */
  environment: string
  /** `production`, `preview` or any other name. */
  contentEnvironment: string
  /** The whole server shows drafts. */
  preview: boolean
}

/**
 * Ports of the services that areas declare, by name. An area adds its own:
 *
 * @example
 * declare module '#engine' {
 *   interface ServicePorts { collection: Collection }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: open for merging by every area with a service
export interface ServicePorts {}

/** Ports to the outside: those that all share, and those of the installed areas. */
export interface Ports extends ServicePorts {
  archive: Archive
  images: Images
}

/** All that a page may read while it is made. Everything outside comes in through here. */
export interface PageContext {
  content: Content
  clock: Clock
  dates: DateFormats
  institution: Institution
  deployment: Deployment
  /** The address asked for, without trailing slash. */
  path: string
  /** The declared query parameters that were understood; everything else is left out. */
  query: Readonly<Record<string, readonly string[]>>
  /** Says that the value of a query parameter was never offered: the answer is shared with requests without it. */
  ignoreQuery(name: string): void
  /** True when a page of the site stands at the address. */
  hasRoute(path: string): Promise<boolean>
  /** The title of the entry at an address; empty where an end point stands, null where nothing does. */
  titleAt(path: string): Promise<string | null>
  /**
   * What several pages are made from, like an index over many entries. It is made once, of content, clock and ports
   * alone, and kept until something it was made from changes; it belongs to nobody, so nobody may change it.
   *
   * @param name begins with that of the area, like `events calendar`
   * @throws what `make` throws; it is asked again next time
   */
  shared<Value>(name: string, make: (context: PageContext) => Promise<Value>): Promise<Value>
  /** A registered navigation by name; null when no installed area provides it or none of its links leads anywhere. */
  navigation(name: string): Promise<SectionNavigation | null>
  /** Menu items as links: labelled, and without those that lead nowhere. */
  links(items: readonly MenuItem[]): Promise<Link[]>
  /** Base of picture addresses, without closing slash. */
  imageBase: string
  ports: Ports
  /**
   * Asks a service outside for what the page shows of it: the page is made anew a quarter of an hour later, or a minute
   * after the service failed. Ask every port of an area through this; facts of entries come by `enrich`.
   *
   * @param what is shown of the answer, for the log, like `The list of events`
   * @returns undefined when the service failed
   */
  askService<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer | undefined>
  log: Log
}
