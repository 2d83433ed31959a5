import { describe, expect, it } from 'vitest'
import { sourceFaults } from './source-faults.ts'

const faultsOf = (path: string, ...lines: string[]) =>
  sourceFaults([{ path, text: lines.join('\n'), imports: [] }]).map(({ file, reason }) => `${file}: ${reason}`)

const clock = (call: string, line: number) => [
  `plugins/garden/soil.ts:${line}: "${call}" is not valid here: it reads the time past the clock of the site`,
]
const crossing = (path: string, specifier: string, part: string) => [
  `${path}:1: The import "${specifier}" is not valid: it leads to a file of ${part}, and its folder could not be deleted`,
]

describe('time past the clock', () => {
  it.each([
    ['new Date()', ['', 'const today = new Date()'], 2],
    ['Date.now()', ['const today = Date.now() - 1'], 1],
    ['Date()', ['const today = Date()'], 1],
    ['new Date()', ['/* of', 'two lines */ const a = new Date()'], 2],
  ])('is named with its line: %s', (call, lines, line) => {
    expect(faultsOf('plugins/garden/soil.ts', ...lines)).toEqual(clock(call, line))
  })

  it.each([
    ['new Date(iso)'],
    ["new Date('2026-03-14')"],
    ['// new Date()'],
    ["const text = 'new Date()'"],
    ['/** Reads', ' * Date.now()', ' */'],
    ['clock.Date.now()'],
  ])('is not read by %j', (...lines) => {
    expect(faultsOf('plugins/garden/soil.ts', ...lines)).toEqual([])
  })

  it.each(['plugins/garden/tests/soil.ts', 'plugins/garden/soil.test.ts', 'server/start/site/time-source.ts'])(
    'is no matter of %s',
    (path) => {
      expect(faultsOf(path, 'new Date()')).toEqual([])
    },
  )
})

describe('what a block would do in browsers alone', () => {
  const block = 'plugins/garden/blocks/bed/index.tsx'

  it.each([
    ['useState()', 'const [open, setOpen] = useState(false)'],
    ['useEffect()', 'useEffect(() => {}, [])'],
    ['onClick', '<button type="button" onClick={() => open()}>'],
  ])('is named with its line, where no browser is sent it: %s', (call, line) => {
    const reason = `"${call}" is not valid here: the block is rendered on the server alone`
    expect(faultsOf(block, '', line)).toEqual([`${block}:2: ${reason}`])
    expect(faultsOf('blocks/bed/index.tsx', line)).toEqual([`blocks/bed/index.tsx:1: ${reason}`])
    expect(faultsOf('blocks/bed/bed.island.tsx', line)).toEqual([])
    expect(faultsOf('ui/bed/bed.tsx', line)).toEqual([])
  })

  it.each([
    "import { useState } from 'react'",
    '// useState()',
    "const text = 'useEffect('",
    'useId()',
    '<Work onView={1} />',
  ])('is not %s', (line) => expect(faultsOf(block, line)).toEqual([]))
})

describe('an import of another area or block', () => {
  it.each([
    ['plugins/garden/soil.ts', '../events/index.ts', 'plugins/events'],
    ['plugins/garden/pages/soil.ts', '#plugins/events/index.ts', 'plugins/events'],
    ['blocks/hero/index.tsx', '../banner/banner.tsx', 'blocks/banner'],
    ['blocks/hero/index.tsx', 'atrium/blocks/banner/banner.tsx', 'blocks/banner'],
    ['ui/heading/heading.tsx', '../../plugins/events/index.ts', 'plugins/events'],
  ])('is named with its line: of %s, %s', (path, specifier, part) => {
    expect(faultsOf(path, `import { a } from '${specifier}'`)).toEqual(crossing(path, specifier, part))
    expect(faultsOf(path, `await import('${specifier}')`)).toEqual(crossing(path, specifier, part))
  })

  it.each([
    ['plugins/garden/soil.ts', '../../blocks/hero/index.tsx'],
    ['plugins/garden/soil.ts', 'atrium/blocks/hero/index.tsx'],
    ['plugins/garden/pages/soil.ts', '../soil.ts'],
    ['blocks/hero/index.tsx', 'atrium/blocks/hero/index.tsx'],
    ['plugins/garden/soil.ts', 'atrium'],
    ['plugins/garden/soil.ts', 'react'],
  ])('is none: of %s, %s', (path, specifier) => {
    expect(faultsOf(path, `import { a } from '${specifier}'`)).toEqual([])
    expect(faultsOf(path, `// import { a } from '../events/index.ts'`)).toEqual([])
  })
})

it('a circle of imports is named whole, once', () => {
  const source = (path: string, ...imports: string[]) => ({
    path: `plugins/garden/${path}`,
    text: '',
    imports: imports.map((name) => `plugins/garden/${name}`),
  })
  const faults = sourceFaults([
    source('index.ts', 'soil.ts'),
    source('soil.ts', 'sand.ts'),
    source('sand.ts', 'index.ts'),
    source('a.ts', 'sand.ts'),
  ])
  expect(faults.map(({ reason }) => reason)).toEqual([
    'A circle of imports is not valid: plugins/garden/index.ts → plugins/garden/soil.ts → plugins/garden/sand.ts → plugins/garden/index.ts. What one of them exports is undefined while another is read',
  ])
  expect(sourceFaults([source('index.ts', 'soil.ts'), source('soil.ts')])).toEqual([])
})
