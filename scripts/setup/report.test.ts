import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { SITE_FOLDER } from '../../server/build/site/site-folders.mjs'
import { readReport, sayResult } from './report.mjs'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'atrium-report-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

/** Counts of a report of Vitest with these files. */
function read(files: { name: string; status?: string; message?: string; tests?: object[] }[], code = 1) {
  const report = join(folder, 'report.json')
  const testResults = files.map(({ name, status = 'failed', message = '', tests = [] }) => ({
    name: join(root, name),
    status,
    message,
    assertionResults: tests,
  }))
  writeFileSync(report, JSON.stringify({ testResults }))
  return readReport(report, ['unit', 'site', 'faults'], code)
}

/** What is printed of counts, by lines. */
function said(counts: Parameters<typeof sayResult>[0], lines?: string[]): string[] {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  sayResult(counts, lines)
  const text = write.mock.calls.map(([part]) => part).join('')
  write.mockRestore()
  process.exitCode = undefined
  return text.split('\n').filter(Boolean)
}

const passed = { status: 'passed', ancestorTitles: [''], title: 'opens', failureMessages: [] }
const failed = {
  status: 'failed',
  ancestorTitles: ['', 'a door'],
  title: 'closes',
  failureMessages: ['\u001b[31mError: expected 1 to be 2\u001b[39m\n    at door.ts:3:1'],
}

it('what failed is said at the end: file, title and the first line of why; then the counts', () => {
  const counts = read([
    { name: 'engine/doors.test.ts', status: 'passed', tests: [passed] },
    { name: 'tests/pages/doors.test.ts', tests: [passed, failed] },
    { name: 'tests/faults/broken.test.ts', message: 'Cannot find module\nrequired by others' },
    { name: 'tests/faults/setup.test.ts', tests: [{ ...passed, status: 'skipped' }] },
  ])
  expect(said(counts, ['  site and faults took 3 s'])).toEqual([
    'Failed:',
    '  tests/pages/doors.test.ts > a door > closes',
    '    Error: expected 1 to be 2',
    '  tests/faults/broken.test.ts',
    '    Cannot find module',
    '  tests/faults/setup.test.ts',
    '    It failed outside of its tests: the lines above say why.',
    '  site and faults took 3 s',
    '2 passed, 3 failed',
  ])
  expect(counts).toMatchObject([
    { passed: 1, failed: 0 },
    { passed: 1, failed: 1 },
    { passed: 0, failed: 2 },
  ])
})

it('nothing but counts is said where nothing failed', () => {
  expect(said(read([{ name: 'tests/pages/doors.test.ts', status: 'passed', tests: [passed] }], 0))).toEqual([
    '1 passed, 0 failed',
  ])
})

it('an error outside of all tests, and a report that is not there, are failures with a name', () => {
  const outside = read([{ name: 'tests/pages/doors.test.ts', status: 'passed', tests: [passed] }])
  expect(said(outside)).toEqual([
    'Failed:',
    '  Vitest ended with exit code 1, though no test failed: the lines above say why.',
    '1 passed, 1 failed',
  ])
  const [first, , last] = said(readReport(join(folder, 'none.json'), ['unit'], 1))
  expect([first, last]).toEqual(['Failed:', '0 passed, 1 failed'])
})

it('what failed in the repository of a site is named from its own folder', async () => {
  vi.stubEnv(SITE_FOLDER, folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const ofSite = await import('./report.mjs')
  const report = join(folder, 'report.json')
  const name = join(folder, 'plugins/kites/tests/kite.test.ts')
  writeFileSync(report, JSON.stringify({ testResults: [{ name, status: 'failed', assertionResults: [failed] }] }))
  expect(ofSite.readReport(report, ['site'], 1)[0]?.failures?.[0]).toMatch(
    /^plugins\/kites\/tests\/kite.test.ts > a door/,
  )
})
