import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Figure } from './figures.ts'

const FILE = 'test-results/faults.json'
const MARKS = { passed: '✓', failed: '✗', skipped: '–', pending: '–' }

interface Line {
  /** Row of the fault table. */
  id: string
  /** What was done, and what the visitor saw. */
  fault: string
  result: keyof typeof MARKS
  /** Why it was not done here, or what went wrong. */
  reason?: string
  milliseconds: number
  figures: readonly Figure[]
}

/** Prints a line for each fault, in the order of the fault table, and writes them to `test-results/faults.json`. */
export default class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => lineOf(test) ?? [])
      .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, `${JSON.stringify(lines, null, 2)}\n`)
    process.stdout.write(`\nFaults\n${lines.map(printed).join('\n')}\n\n${lines.length} lines in ${FILE}\n`)
  }
}

function lineOf(test: TestCase): Line | undefined {
  const [id] = /Q-\d+/.exec(test.fullName) ?? []
  const result = test.result()
  if (!id) return undefined
  const why = result.state === 'skipped' ? result.note : result.errors?.[0]?.message
  return {
    id,
    fault: test.fullName.replaceAll(/\b[A-Z]+-\d+\b,? ?/g, '').replaceAll(' > ', ': '),
    result: result.state,
    ...(why && { reason: why }),
    milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
    figures: test.meta().figures ?? [],
  }
}

function printed({ id, fault, result, reason, milliseconds, figures }: Line): string {
  const measured = figures.map(
    ({ what, figure, target }) => `${what} ${figure}${target === undefined ? '' : ` (target ${target})`}`,
  )
  const head = `${id} ${MARKS[result]} ${fault}${result === 'skipped' ? ': not done here' : ''}`
  return [
    head,
    ...(reason ? [`       ${reason}`] : []),
    `       ${[...measured, `${milliseconds} ms`].join(' · ')}`,
  ].join('\n')
}
