import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { goneIn, isReached, nextMinor } from '../../../engine/base/deprecated.mjs'
import { CHANGES, type Change } from './changes.mjs'
import { findUses, written } from './find-uses.mjs'
import { lineOf, upgradeSources } from './sources.mjs'

const root = temporaryFolder('upgrade')
let sites = 0

/** A site with these sources. */
function siteOf(files: Record<string, string>) {
  const folder = join(root, String(++sites))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const run = (write: boolean, changes: readonly Change[] = CHANGES) =>
    upgradeSources(folder, changes, { version: '0.2.0', write })
  return { run, read: (file: string) => readFileSync(join(folder, file), 'utf8') }
}

const upgraded = (text: string, ...changes: Change[]) => written(text, findUses(text, changes))

describe('an area that was written for 0.1', () => {
  const page = `import { f, type FieldProblem } from '#engine'
import { definePage } from '#model/page.ts'
import {
  Card,
} from "#ui/card/card.tsx"
export { hero } from '#blocks/hero/module.ts'

// import { gone } from '#engine'
const note = "from '#engine'"
export const check = (): FieldProblem[] => [{ field: 'FileProblem' } as FieldProblem]
export default definePage({ fields: { kite: f.reference('kite', { inView: true }) } })
`
  const files = {
    'plugins/kites/pages/kite.ts': page.replaceAll('FieldProblem', 'FileProblem'),
    'plugins/kites/index.ts': `import { definePlugin } from '#engine'\nconst offers = {}\nexport default definePlugin({ name: 'kites', offers })\n`,
    'plugins/kites/tests/kite.test.ts': `vi.mock('#engine/testing')\nconst { f } = await import('#engine')\n`,
    'plugins/kites/settings.ts': `declare module '#engine' {\n  interface Settings {}\n}\n`,
    'theme/own.css': 'a { color: red }',
  }

  it('is listed line by line, with what takes the place of what, and stays as it is', () => {
    const site = siteOf(files)
    const lines = site.run(false).map(lineOf)
    expect(lines).toContain(
      'plugins/kites/pages/kite.ts:2: "#model/" is gone since 0.2.0: "atrium/model/" takes its place.',
    )
    expect(lines).toContain(
      'plugins/kites/pages/kite.ts:10: "FileProblem" is gone since 0.2.0: "Problem" takes its place.',
    )
    expect(lines).toContain('plugins/kites/settings.ts:1: "#engine" is gone since 0.2.0: "atrium" takes its place.')
    expect(lines).toHaveLength(13)
    for (const [file, text] of Object.entries(files)) expect(site.read(file)).toBe(text)
  })

  it('is brought to 0.2, and nothing else of it changes; a second run finds nothing', () => {
    const site = siteOf(files)
    expect(site.run(true).every(({ isWritten }) => isWritten)).toBe(true)
    expect(site.read('plugins/kites/pages/kite.ts')).toBe(`import { f, type Problem } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import {
  Card,
} from "atrium/ui/card/card.tsx"
export { hero } from 'atrium/blocks/hero/module.ts'

// import { gone } from '#engine'
const note = "from '#engine'"
export const check = (): Problem[] => [{ field: 'FileProblem' } as Problem]
export default definePage({ fields: { kite: f.reference('kite', { preload: true }) } })
`)
    expect(site.read('plugins/kites/index.ts')).toBe(
      `import { definePlugin } from 'atrium'\nconst offers = {}\nexport default definePlugin({ name: 'kites', provides: offers })\n`,
    )
    expect(site.read('plugins/kites/tests/kite.test.ts')).toBe(
      `vi.mock('atrium/testing')\nconst { f } = await import('atrium')\n`,
    )
    expect(site.read('plugins/kites/settings.ts')).toBe(`declare module 'atrium' {\n  interface Settings {}\n}\n`)
    expect(site.run(false)).toEqual([])
  })

  it('is told what somebody has to do where a rename is not enough', () => {
    const site = siteOf({
      'blocks/kite/index.tsx': `import { now } from '#engine/time/clock.ts'\n<div data-island="blocks/kite/kite.enhance.ts" />\n`,
    })
    const before = site.read('blocks/kite/index.tsx')
    expect(site.run(true).map(lineOf)).toEqual([
      'blocks/kite/index.tsx:1: "#engine/" is gone since 0.2.0. Only atrium and atrium/testing can be imported of the engine: docs/reference.md lists what they export.',
      `blocks/kite/index.tsx:2: "data-island="…"" is gone since 0.2.0. Write data-island={useScript('…')} with the same path.`,
    ])
    expect(site.read('blocks/kite/index.tsx')).toBe(before)
  })
})

describe('a name that atrium exports', () => {
  const change: Change = { kind: 'export', name: 'slugOf', use: 'slug', since: '0.3.0' }

  it('is renamed where it is imported and used, and not what is called so elsewhere', () => {
    const source = `import { f, slugOf } from 'atrium'\nconst a = slugOf(x.slugOf, 'slugOf', slugOfAll) // slugOf\n`
    expect(upgraded(source, change)).toBe(
      `import { f, slug } from 'atrium'\nconst a = slug(x.slugOf, 'slugOf', slugOfAll) // slugOf\n`,
    )
    for (const other of [`import { slugOf } from './own.ts'\nslugOf()\n`, 'const slugOf = 1\nslugOf\n'])
      expect(findUses(other, [change])).toEqual([])
  })

  it('keeps the name that a source gives it', () => {
    expect(upgraded(`import { slugOf as own } from 'atrium'\nconst slugOf = own\n`, change)).toBe(
      `import { slug as own } from 'atrium'\nconst slugOf = own\n`,
    )
  })

  it('is left to somebody where the new name means something else', () => {
    const source = `import { slugOf } from 'atrium'\nconst slug = slugOf('a')\n`
    expect(findUses(source, [change])).toHaveLength(2)
    expect(upgraded(source, change)).toBe(source)
  })
})

it.each([
  ['entry.fields.subtitle ?? x?.subtitle', 'entry.fields.standfirst ?? x?.standfirst'],
  ['const { title, subtitle } = fields', 'const { title, standfirst: subtitle } = fields'],
  ['({ fields: { subtitle = 1 } }) => subtitle', '({ fields: { standfirst: subtitle = 1 } }) => subtitle'],
  ["section('hero', { subtitle: a, b })", "section('hero', { standfirst: a, b })"],
  ['interface Props { subtitle?: string }', 'interface Props { standfirst?: string }'],
  ['<p title={subtitle}>{subtitle}</p>', '<p title={subtitle}>{subtitle}</p>'],
  ['call({}, subtitle, [subtitle], ...subtitle)', 'call({}, subtitle, [subtitle], ...subtitle)'],
  ["import { subtitle } from './a.ts'", "import { subtitle } from './a.ts'"],
])('a member that is renamed: %s', (before, after) => {
  expect(upgraded(before, { kind: 'property', name: 'subtitle', use: 'standfirst', since: '0.3.0' })).toBe(after)
})

describe('a deprecation', () => {
  it('lives one minor version', () => {
    expect(goneIn({ since: '0.3.2' })).toBe('0.4.0')
    expect(goneIn({ since: '0.3.0', until: '1.0.0' })).toBe('1.0.0')
    expect(nextMinor('1.9.4-beta.1')).toBe('1.10.0')
    expect([isReached('0.4.0', '0.3.9'), isReached('0.4.0', '0.4.0'), isReached('0.4.0', '0.10.0')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('of the list says what is to be done', () => {
    for (const { use, remedy, kind, find } of CHANGES) {
      expect(use ?? remedy).toBeDefined()
      expect(kind === 'code').toBe(find !== undefined)
    }
  })
})
