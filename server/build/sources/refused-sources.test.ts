import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { refusedSources } from './refused-sources.ts'

const site = temporaryFolder('site')

interface Fake {
  buildEnd(this: object, error?: Error): void
}

/** What the build says of sources at its end. @param imports of each, by the place of the file */
function said(sources: Record<string, { text?: string; imports?: string[] }>, failure?: Error): string {
  for (const [path, { text = '' }] of Object.entries(sources)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  const context = {
    getModuleIds: () => [...Object.keys(sources).map((path) => join(site, path)), '\0virtual:installed', 'react'],
    getModuleInfo: (id: string) => ({
      importedIds: sources[id.slice(site.length + 1)]?.imports?.map((path) => join(site, path)) ?? [],
      dynamicallyImportedIds: [],
    }),
    error(message: string) {
      throw new Error(message)
    },
  }
  try {
    ;(refusedSources({ site, atrium: join(site, 'node_modules/atrium') }) as unknown as Fake).buildEnd.call(
      context,
      failure,
    )
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}

it('the build stops at time past the clock, at imports of other areas and at circles, each with its remedy', () => {
  const lines = said({
    'plugins/garden/soil.ts': { text: '\nexport const today = new Date()', imports: ['plugins/garden/sand.ts'] },
    'plugins/garden/sand.ts': { text: "import { a } from '../events/a.ts'", imports: ['plugins/garden/soil.ts'] },
    'blocks/clock/clock.enhance.ts': { text: 'export default () => Date.now()' },
  }).split('\n')
  expect(lines).toEqual([
    'plugins/garden/soil.ts:2: "new Date()" is not valid here: it reads the time past the clock of the site. Take the time from "context.clock", or as a parameter.',
    'plugins/garden/sand.ts:1: The import "../events/a.ts" is not valid: it leads to a file of plugins/events, and its folder could not be deleted. Put what both need into model/ or ui/, or ask for it by "provides" and "context.provided".',
    'blocks/clock/clock.enhance.ts:1: "Date.now()" is not valid here: it reads the time past the clock of the site. Let the page say the time, in a data- attribute of the element.',
    expect.stringMatching(
      /^plugins\/garden\/soil\.ts: A circle of imports is not valid: .* Put what several of them need into a file/,
    ),
  ])
})

it('the build says nothing of sources that are right, of packages, and where it has failed before', () => {
  const wrong = { 'plugins/garden/soil.ts': { text: 'new Date()' } }
  expect(said({ 'plugins/garden/soil.ts': { imports: ['plugins/garden/sand.ts'] } })).toBe('none')
  expect(said({ 'node_modules/atrium/blocks/hero/index.tsx': { text: 'new Date()' } })).toBe('none')
  expect(said(wrong, new Error('before'))).toBe('none')
  expect(said(wrong)).toContain('new Date()')
})
