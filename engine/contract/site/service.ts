import type { ContentFiles } from '../../base/files/content-files.ts'
import type { LastGoodFiles } from '../../base/files/last-good-files.ts'
import type { FieldProblem, Problem } from '../../base/problem.ts'
import type { Erased } from '../erased.ts'
import type { Log } from '../ports/log.ts'
import type { ServiceMetrics } from '../ports/metrics.ts'
import type { ServicePorts } from '../ports/ports.ts'
import type { IndexedRecord } from '../ports/text-search.ts'
import type { Institution } from './institution.ts'
import type { ValuesOf, Variables } from './variable.ts'

/** Describes what a service may use of the site that opens it. */
export interface ServiceRuntime {
  /** Files of the content directory, for an embedded adapter. */
  files: ContentFiles
  /** Directory of everything derived. */
  dataDir: string
  /** Those of them that were good last. */
  lastGood: Pick<LastGoodFiles, 'of'>
  /** Moves a date of the content directory like the dates of entries there: demo content keeps up with today. */
  moveDate: (date: string) => string
  /** Origin of the site, without closing slash. */
  siteUrl: string
  /** In whose language and currency files and answers are read. */
  institution: Institution
  /** The one source of time. */
  now: () => Date
  log: Log
  /** Runs while no other server of the same data directory runs what has the same name; absent: there is no other. */
  exclusively?: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Counts what the service is asked; absent: nothing is counted. */
  metrics?: ServiceMetrics
}

/** Files of the content directory with records of other applications, which site search finds beside entries. */
export interface RecordFolder {
  /** Inside the content directory; each file `<source>.json` in it holds the records of one source. */
  folder: string
  /**
   * Reads a file: every record that can be used, and what is wrong with the others.
   *
   * @throws when it is not of that form; the message says why
   */
  read(text: string): { records: IndexedRecord[]; problems: FieldProblem[] }
}

/** A connection to the outside that serves one area: it comes and goes with the area's folder. */
export interface Service<Port, Declared extends Variables> {
  /** Its settings; read and checked with all others when the site starts. */
  variables: Declared
  /** Files of the content directory that an embedded adapter reads. When one changes, every page is rendered again. */
  files?: readonly string[]
  records?: RecordFolder
  /** JSON Schema of files of the content directory by path or pattern, for editors. */
  schemas?(): Readonly<Record<string, Record<string, unknown>>>
  /** Reads these files for the content check. */
  check?(files: ContentFiles, institution: Institution): Promise<Problem[]>
  /** Returns what it has gathered for those who run the site, in lines. */
  report?(dataDir: string): Promise<string>
  /**
   * Makes the port, with the adapter that the settings ask for: to a service outside, or embedded.
   *
   * @throws when the site cannot start because of it
   */
  open(input: { settings: ValuesOf<Declared>; runtime: ServiceRuntime }): Port | Promise<Port>
}

export type AnyService<Port = Erased> = Service<Port, Erased>

/** Services by the name of their port. */
export type Services = { readonly [Name in keyof ServicePorts]?: AnyService<ServicePorts[Name]> }

/** Declares a service. */
export function defineService<Port, Declared extends Variables>(
  definition: Service<Port, Declared>,
): Service<Port, Declared> {
  return Object.freeze(definition)
}
