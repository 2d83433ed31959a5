import { posix } from 'node:path'
import { type Problem, problemOf } from '#engine/host.ts'
import { importCircles } from '../../build/import-circles.ts'
import { partOf } from '../../build/site/site-folders.mjs'

/** A source that the site has loaded. */
export interface LoadedSource {
  /** Its place, like `plugins/events/pages/event.ts`. */
  path: string
  text: string
  /** Places of what it imports when it runs. */
  imports: readonly string[]
}

/** Folders whose sources are written by authors. */
const AUTHORED = /^(plugins|blocks|model|ui)\//
const TEST = /\.test\.tsx?$|\/(tests|testing)\//
/** Comments and texts: what they name is neither called nor imported. */
const SILENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g
const OWN_TIME = /\bnew Date\(\s*\)|(?<![\w.$])Date\.now\(|(?<![\w.$]|new )Date\(\s*\)/
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/

/** What `npx biome ci` and tests say of sources, where they are not run: in development. */
export function sourceFaults(sources: readonly LoadedSource[]): Problem[] {
  const authored = sources.filter(({ path }) => AUTHORED.test(path) && !TEST.test(path))
  return [...authored.flatMap(ownFaults), ...circles(authored)]
}

const known = new WeakMap<LoadedSource, Problem[]>()

/** What is wrong in a source whatever others say, looked for once. */
function ownFaults(source: LoadedSource): Problem[] {
  const faults = known.get(source) ?? [...ownTimes(source), ...crossings(source)]
  known.set(source, faults)
  return faults
}

/** Time that is read past the clock: a page would neither change when it is due, nor be tested at a moment. */
function ownTimes({ path, text }: LoadedSource): Problem[] {
  return linesOf(text.replace(SILENT, blank), (line, number) => {
    const [call] = OWN_TIME.exec(line) ?? []
    return call
      ? warning(
          `${path}:${number}`,
          `"${call.replace(/\($/, '()')}" is not valid here: it reads the time past the clock of the site`,
          'Take the time from "context.clock", or as a parameter.',
        )
      : undefined
  })
}

/** Areas and blocks import no others: the folder of each can be deleted. */
function crossings({ path, text }: LoadedSource): Problem[] {
  const own = partOf(path)
  return linesOf(text.replace(/\/\*[\s\S]*?\*\//g, blank), (line, number) => {
    const specifier = line.trimStart().startsWith('//') ? undefined : IMPORTED.exec(line)?.[1]
    const imported = specifier && placeOf(specifier, path)
    const other = imported && partOf(imported)
    if (!other || other === own) return undefined
    const [kind] = other.split('/')
    if (own?.split('/')[0] !== kind && kind !== 'plugins') return undefined
    return warning(
      `${path}:${number}`,
      `The import "${specifier}" is not valid: it leads to a file of ${other}, and its folder could not be deleted`,
      kind === 'plugins'
        ? 'Put what both need into model/ or ui/, or ask for it by "provides" and "context.provided".'
        : 'Put what both need into ui/.',
    )
  })
}

/** Files that import each other: whichever is read first finds the other without what it exports. */
const circles = (sources: readonly LoadedSource[]): Problem[] =>
  importCircles(new Map(sources.map(({ path, imports }) => [path, imports]))).map((circle) =>
    warning(
      circle[0] as string,
      `A circle of imports is not valid: ${circle.join(' → ')}. What one of them exports is undefined while another is read`,
      'Put what several of them need into a file that imports none of them.',
    ),
  )

const warning = (file: string, reason: string, remedy: string): Problem => problemOf(file, reason, remedy, 'warning')

/** The place that an import leads to; a package's is of no interest. */
const placeOf = (specifier: string, importer: string): string =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(importer), specifier)
    : specifier.replace(/^(?:[#/]|atrium\/(?=.))/, '')

/** Spaces of the same lines. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

const linesOf = <Found>(text: string, look: (line: string, number: number) => Found | undefined): Found[] =>
  text.split('\n').flatMap((line, index) => look(line, index + 1) ?? [])
