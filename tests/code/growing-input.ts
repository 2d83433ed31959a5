import { createContext, Script } from 'node:vm'

/** Long enough for what takes time with the square of it to take seconds; what is linear takes milliseconds. */
const LENGTH = 100_000
/** Nothing is measured with this: it ends what would not end by itself, in milliseconds. */
const PATIENCE = 5000

const context = createContext({ work: () => undefined })
const script = new Script('work()')

/** Runs the work. @returns false when it was ended because it took too long */
export function ends(work: () => unknown): boolean {
  context.work = work
  try {
    script.runInContext(context, { timeout: PATIENCE })
  } catch (error) {
    // An error is an answer like any other.
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
  }
  return true
}

/** Characters that expressions turn on. */
const CHARACTERS = [...' \t\n.,:;-–_/\\<>&%=#?!@"\'()[]{}|+*~^$aA1é']

/** The same over and over, between what fits nothing or what may begin a match. */
export const growing = (pump: string, beginning = ''): string[] =>
  ['', '\u0000a', beginning].map((start) => `${start}${pump.repeat(Math.ceil(LENGTH / pump.length))}\u0000a`)

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
