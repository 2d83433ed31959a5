import { sep } from 'node:path'
import { partOf } from '../site/site-folders.mjs'
import { importCircles } from './import-circles.ts'
import { importedPlace } from './imported-place.ts'

/** A source that the site consists of. */
export interface Source {
  /** Its place, like `plugins/events/pages/event.ts`. */
  path: string
  text: string
  /** Places of what it imports when it runs. */
  imports: readonly string[]
}

/** What is wrong in a source, and where. */
export interface SourceFault {
  /** With its line, like `plugins/events/pages/event.ts:12`. */
  file: string
  reason: string
  remedy: string
}

/** Folders whose sources are written by authors. */
const AUTHORED = /^(plugins|blocks|model|ui)\//
/** Runs in browsers alone. */
const SCRIPT = /\.enhance\.ts$/
const TEST = /\.test\.tsx?$|\/(tests|testing)\//
/** Comments and texts, which may be long: what they name is neither called nor imported. */
const SILENT = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|'(?:\\.|[^'\\\n]){0,999}'|"(?:\\.|[^"\\\n]){0,999}"/g
const OWN_TIME = /\bnew Date\(\s*\)|(?<![\w.$])Date\.now\(|(?<![\w.$]|new )Date\(\s*\)/
/** What a component does in browsers alone: state, effects, listeners. A property of a block may be called `onView`. */
const IN_BROWSER =
  /(?<![\w.$])use(?:State|Reducer|(?:Layout)?Effect)\(|(?<=\s)on(?:Click|Change|Input|Submit|Focus|Blur|Toggle|Scroll|Wheel|Drop|(?:Key|Mouse|Pointer|Touch|Drag)\w*)(?==\{)/
/** Rendered on the server alone. */
const SERVER_BLOCK = /^(?:plugins\/[^/]+\/)?blocks\/[^/]+\/index\.tsx$/
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/

/**
 * Names the place of a source in its site, like `plugins/events/index.ts`; undefined for what is no source of it. Those of
 * the package Atrium are checked where it is made.
 *
 * @param id of its module
 */
export function placeInSite(id: string, site: string): string | undefined {
  if (!id.startsWith(site + sep) || id.includes('?') || !/\.tsx?$/.test(id)) return undefined
  const path = id.slice(site.length + 1).replaceAll('\\', '/')
  return path.startsWith('node_modules/') ? undefined : path
}

/** What is wrong in sources though it runs: development warns of it, and the build stops. */
export function sourceFaults(sources: readonly Source[]): SourceFault[] {
  const authored = sources.filter(({ path }) => AUTHORED.test(path) && !TEST.test(path))
  return [...authored.flatMap(ownFaults), ...circles(authored)]
}

/** What was found in a source before. */
const found = new WeakMap<Source, SourceFault[]>()

/** What is wrong in a source whatever others say, looked for once. */
function ownFaults(source: Source): SourceFault[] {
  const faults = found.get(source) ?? [...ownTimes(source), ...inBrowser(source), ...crossings(source)]
  found.set(source, faults)
  return faults
}

/** Time that is read past the clock: a page would neither change when it is due, nor be tested at a moment. */
const ownTimes = (source: Source): SourceFault[] =>
  named(
    source,
    OWN_TIME,
    'it reads the time past the clock of the site',
    SCRIPT.test(source.path)
      ? 'Let the page say the time, in a data- attribute of the element.'
      : 'Take the time from "context.clock", or as a parameter.',
  )

/** State, effects and listeners of a block that no browser is sent: nothing would ever happen. */
const inBrowser = (source: Source): SourceFault[] =>
  SERVER_BLOCK.test(source.path)
    ? named(
        source,
        IN_BROWSER,
        'the block is rendered on the server alone',
        'Put the component into a file *.island.tsx beside it, or write a script *.enhance.ts.',
      )
    : []

const named = ({ path, text }: Source, pattern: RegExp, why: string, remedy: string): SourceFault[] =>
  linesOf(text.replace(SILENT, blank), (line, number) => {
    const [call] = pattern.exec(line) ?? []
    if (!call) return undefined
    return { file: `${path}:${number}`, reason: `"${call.replace(/\($/, '()')}" is not valid here: ${why}`, remedy }
  })

/** Areas and blocks import no others: the folder of each can be deleted. */
function crossings({ path, text }: Source): SourceFault[] {
  const own = partOf(path)
  return linesOf(text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, blank), (line, number) => {
    const specifier = line.trimStart().startsWith('//') ? undefined : IMPORTED.exec(line)?.[1]
    const imported = specifier && importedPlace(specifier, path)
    const other = imported && partOf(imported)
    if (!other || other === own) return undefined
    const [kind] = other.split('/')
    if (own?.split('/')[0] !== kind && kind !== 'plugins') return undefined
    return {
      file: `${path}:${number}`,
      reason: `The import "${specifier}" is not valid: it leads to a file of ${other}, and its folder could not be deleted`,
      remedy:
        kind === 'plugins'
          ? 'Put what both need into model/ or ui/, or ask for it by "provides" and "context.provided".'
          : 'Put what both need into ui/.',
    }
  })
}

/** Files that import each other: whichever is read first finds the other without what it exports. */
const circles = (sources: readonly Source[]): SourceFault[] =>
  importCircles(new Map(sources.map(({ path, imports }) => [path, imports]))).map((circle) => ({
    file: circle[0] as string,
    reason: `A circle of imports is not valid: ${circle.join(' → ')}. What one of them exports is undefined while another is read`,
    remedy: 'Put what several of them need into a file that imports none of them.',
  }))

/** Spaces of the same lines; quotes stay, for a text is a value. */
const blank = (text: string): string => text.replace(/[^\n'"]/g, ' ')

const linesOf = <Found>(text: string, look: (line: string, number: number) => Found | undefined): Found[] =>
  text.split('\n').flatMap((line, index) => look(line, index + 1) ?? [])
