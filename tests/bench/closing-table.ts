import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { printTable } from './print.ts'
import { type Figure, readFigures } from './report.ts'

const results = join(import.meta.dirname, '../../test-results')

/** Collects what the measurements of a project report, and at the end prints it as one table and writes it as JSON. */
export default function setup({ name }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-figures-'))
  const file = join(folder, 'figures')
  writeFileSync(file, '')
  process.env.BENCH_FIGURES = file
  return () => {
    const figures = readFigures(file)
    rmSync(folder, { recursive: true, force: true })
    if (figures.length > 0) close(figures, `${name}.json`)
  }
}

function close(figures: Figure[], file: string): void {
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, file), `${JSON.stringify(figures, null, 2)}\n`)
  printTable(
    'All figures',
    ['', 'what', 'figure', 'target', 'met'],
    figures.map(({ id, what, figure, unit, target, relation, met }) => [
      id,
      what,
      `${number(figure)}${unit === 'ratio' ? ' ×' : unit && ` ${unit}`}`,
      target === null ? '–' : `${relation} ${number(target)}`,
      met === null ? '–' : met ? 'yes' : 'NO',
    ]),
    2,
  )
  process.stdout.write(`The same as data: test-results/${file}\n`)
}

/** Three digits say enough. */
const number = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : 2 })
