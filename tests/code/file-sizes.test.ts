import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isDemo, isTest, sourceFiles } from '../../server/commands/measures/source-files.ts'

const MAX_LINES = 300
const MEDIAN_LINES = 90
const MAX_FILES = 12

describe('files', () => {
  it('have no more than 300 lines', () => {
    expect(
      sourceFiles.filter(({ lines }) => lines > MAX_LINES).map(({ path, lines }) => `${path}: ${lines} lines`),
    ).toEqual([])
  })

  it('have under 90 lines at the median', () => {
    const product = sourceFiles.filter(({ path }) => !isDemo(path))
    const sizes = product.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(MEDIAN_LINES)
  })

  it('stand in folders of no more than 12', () => {
    const counts = new Map<string, number>()
    for (const { path } of sourceFiles)
      if (!isTest(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    expect(
      [...counts].filter(([, count]) => count > MAX_FILES).map(([folder, count]) => `${folder}: ${count} files`),
    ).toEqual([])
  })

  it('are not all called the same', () => {
    expect(
      sourceFiles.map(({ path }) => path).filter((path) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/.test(path)),
    ).toEqual([])
  })
})
