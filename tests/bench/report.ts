import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One line of the closing table. */
export interface Figure {
  /** Like `Q-04`. */
  id: string
  what: string
  figure: number
  /** `kB`, `ratio`, `ms` …; empty for a count. */
  unit: string
  /** Null where the target speaks of another size than was measured. */
  target: number | null
  relation: '≤' | '≥'
  /** Null without a target. */
  met: boolean | null
  /** What the figure was measured against, or how. */
  reference: string
}

/** File that collects the figures of a run, one JSON object a line; every measurement is a process of its own. */
const fileOfFigures = () => process.env.BENCH_FIGURES

/** Adds a line to the closing table. */
export function report(line: Omit<Figure, 'met'>): void {
  const file = fileOfFigures()
  if (!file) throw new Error('BENCH_FIGURES names no file for the figures. Measure with: npm run bench')
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify({ ...line, met: isMet(line) })}\n`)
}

/** The figures of a run, by id. */
export const readFigures = (file: string): Figure[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Figure => JSON.parse(line))
    .sort((a, b) => a.id.localeCompare(b.id))

/** One figure of something that was measured several times, like a page type. */
export type Named = readonly [name: string, figure: number]

/** The largest, with its name. */
export const worst = (figures: readonly Named[]): Named =>
  figures.reduce((largest, one) => (one[1] > largest[1] ? one : largest))

const isMet = ({ figure, target, relation }: Omit<Figure, 'met'>): boolean | null =>
  target === null ? null : relation === '≤' ? figure <= target : figure >= target
