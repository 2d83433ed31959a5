import { createContext, Script } from 'node:vm'

/** Long enough for what takes time with the square of it to take seconds; what is linear takes milliseconds. */
const LENGTH = 100_000
/** Nothing is measured with this: it ends what would not end by itself, in milliseconds. */
const PATIENCE = 5000
/** What is ended that often takes too long: once it may have been the machine, which did something else. */
const TRIES = 3

const context = createContext({ work: () => undefined })
const script = new Script('work()')

/** Of a text of a tenth of that length: what takes {@link PATIENCE} with the whole takes longer, up to the cube of it. */
const SHORT = LENGTH / 10
/** In milliseconds; what takes longer for any other reason is looked at whole. */
const BRIEF = 2

/** Runs the work. @returns false when it was ended each time because it took too long */
export function ends(work: () => unknown, tries = TRIES): boolean {
  context.work = work
  try {
    script.runInContext(context, { timeout: PATIENCE })
  } catch (error) {
    // An error is an answer like any other.
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return tries > 1 && ends(work, tries - 1)
  }
  return true
}

/** Characters that expressions turn on. */
const CHARACTERS = [...' \t\n.,:;-–_/\\<>&%=#?!@"\'()[]{}|+*~^$aA1é']

/** The same over and over, between what fits nothing or what may begin a match. */
const growing = (pump: string, beginning: string, length: number): string[] =>
  ['', '\u0000a', beginning].map((start) => `${start}${pump.repeat(Math.ceil(length / pump.length))}\u0000a`)

/**
 * What a text may consist of so that it takes more time than in proportion to its length.
 *
 * @param beginning what the text may begin with, besides what fits nothing
 */
export function slowPumps(read: (text: string) => unknown, pumps: readonly string[], beginning = ''): string[] {
  const brief = new Set<string>()
  ends(() => {
    for (const pump of pumps)
      if (growing(pump, beginning, SHORT).every((text) => isBrief(() => read(text)))) brief.add(pump)
  })
  return pumps.filter(
    (pump) => !brief.has(pump) && !growing(pump, beginning, LENGTH).every((text) => ends(() => read(text))),
  )
}

function isBrief(work: () => unknown): boolean {
  const begun = performance.now()
  try {
    work()
  } catch {
    // An error is an answer like any other.
  }
  return performance.now() - begun < BRIEF
}

/** What is repeated to make an expression try again and again: single characters, and what it is looking for itself. */
export function pumpsOf(pattern = ''): string[] {
  const samples = pattern
    .replace(/\(\?(?:<\w+>|[:=!]|<[=!])/g, '(')
    .replace(/\[(\^?)((?:\\.|[^\]\\])*)\]/g, (_, not, inside) => (not ? 'a' : sampleOf(inside)))
    .split('|')
    .map((part) => sampleOf(part.replace(/\{\d+(?:,\d*)?\}/g, '').replace(/(\\.)|[()^$*+?]/g, '$1')))
  const starts = samples.flatMap((sample) => [2, 3, 4, 5, sample.length].map((length) => sample.slice(0, length)))
  return [...new Set([...CHARACTERS, ...starts])].filter(Boolean)
}

const CLASSES: Record<string, string> = { d: '1', w: 'a', s: ' ', b: '', n: '\n', t: '\t', r: '\r' }
const sampleOf = (text: string) =>
  text.replace(/\\([pP])\{[^}]*\}|\\(.)/g, (_, unicode, letter) => (unicode ? 'a' : (CLASSES[letter] ?? letter)))
