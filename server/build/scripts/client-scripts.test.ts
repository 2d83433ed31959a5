import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { clientScripts } from './client-scripts.ts'

/** A site that depends on Atrium. */
const site = temporaryFolder('site')
const atrium = join(site, 'node_modules/atrium')
mkdirSync(join(site, 'node_modules'))
symlinkSync(join(import.meta.dirname, '../../..'), atrium, 'dir')

interface Fake {
  transform(this: object, code: string, id: string): Promise<unknown>
}

/** Where an import leads, as the bundler finds it. */
function resolved(source: string, importer: string): string | undefined {
  if (source === 'atrium') return join(atrium, 'engine/index.ts')
  if (source === 'atrium/testing') return join(atrium, 'engine/testing/index.ts')
  if (source.startsWith('atrium/')) return join(atrium, source.slice('atrium/'.length))
  if (source.startsWith('node:') || source === 'fs') return '__vite-browser-external'
  return source.startsWith('.') ? join(dirname(importer), source) : join(site, 'node_modules', source, 'index.ts')
}

/**
 * Reads a script and what it imports, like the bundler does: each module after the one that imports it.
 *
 * @param modules sources by file
 * @returns what the build says
 */
async function bundle(modules: Record<string, string>): Promise<string> {
  const plugin = clientScripts({ atrium, site }) as unknown as Fake
  const context = {
    resolve: async (source: string, importer: string) => ({ id: resolved(source, importer) }),
    error(message: string) {
      throw new Error(message)
    },
  }
  try {
    for (const [file, code] of Object.entries(modules)) await plugin.transform.call(context, code, join(site, file))
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}

const script = 'blocks/clock/clock.enhance.ts'
const TEXT = `which runs on the server alone`

it.each([
  [
    'types',
    "import type { Image } from 'atrium'\nimport { type Card } from 'atrium/testing'\nexport type { Link } from 'atrium'",
  ],
  ['small parts of the engine', "import { escapeHtml, pictureUrl, defineMessages } from 'atrium'"],
  [
    'shared parts',
    "import { textsIn } from 'atrium/ui/script-texts.ts'\nimport { durationText } from 'atrium/model/media/duration.ts'",
  ],
  ['packages for browsers', "import PhotoSwipe from 'photoswipe'\nawait import('openseadragon')"],
])('lets a script have %s', async (_, code) => {
  expect(await bundle({ [script]: code })).toBe('none')
})

it.each([
  ["import { f } from 'atrium'", 'f of "atrium"', ': it brings the package zod.'],
  ["export { escapeHtml, defineModule } from 'atrium'", 'defineModule of "atrium"', ': it brings the package zod.'],
  ["import * as atrium from 'atrium'", 'all of "atrium"', '.'],
  ["const { f } = await import('atrium')", 'all of "atrium"', '.'],
  ["import { temporaryFolder } from 'atrium/testing'", 'atrium/testing', '.'],
  ["import { readFileSync } from 'node:fs'", 'node:fs', ': it is part of Node.'],
  ["import { readFileSync } from 'fs'", 'fs', ': it is part of Node.'],
  ["import sharp from 'sharp'", 'sharp', '.'],
  ["import { variables } from 'atrium/config/variables.ts'", 'atrium/config/variables.ts', '.'],
  ["import { start } from 'atrium/server/start/start.ts'", 'atrium/server/start/start.ts', '.'],
  ["import { createArchive } from 'atrium/services/archive/index.ts'", 'atrium/services/archive/index.ts', '.'],
  [
    "import { f } from 'atrium/engine/schema/fields.ts'",
    'atrium/engine/schema/fields.ts',
    ': it brings the package zod.',
  ],
])('refuses %s in a script', async (code, what, because) => {
  const said = await bundle({ [script]: code })
  expect(said).toContain(`${script} imports ${what}, ${TEXT}${because} Import types with "import type".`)
})

it('names the way from the script to what it must not have', async () => {
  const said = await bundle({
    'blocks/clock/clock.island.tsx': "import { hands } from './hands.ts'",
    'blocks/clock/hands.ts': "export * from './time.ts'",
    'blocks/clock/time.ts': "import { f } from 'atrium'",
  })
  expect(said).toContain(
    `blocks/clock/time.ts imports f of "atrium", ${TEXT}: it brings the package zod. Its way to browsers: blocks/clock/clock.island.tsx → blocks/clock/hands.ts → blocks/clock/time.ts.`,
  )
})

it('follows the way through Atrium, which lies among the packages of the site, and through no other package', async () => {
  const said = await bundle({
    [script]: "import { sites } from 'atrium/model/place/sites.ts'\nimport 'zod-form'",
    'node_modules/zod-form/index.ts': "import { f } from 'atrium'",
    'node_modules/atrium/model/place/sites.ts': "import { f } from 'atrium'",
  })
  expect(said).toContain(`model/place/sites.ts imports f of "atrium", ${TEXT}: it brings the package zod. Its way to`)
  expect(said).toContain(`Its way to browsers: ${script} → model/place/sites.ts.`)
})

it('says nothing of modules that are part of no script', async () => {
  expect(await bundle({ 'blocks/clock/index.tsx': "import { f } from 'atrium'" })).toBe('none')
})

it('reads of the engine what a script uses alone', async () => {
  const plugin = clientScripts({ atrium, site }) as unknown as Fake
  const file = join(atrium, 'engine/schema/fields.ts')
  expect(existsSync(file)).toBe(true)
  expect(await plugin.transform.call({}, '', file)).toEqual({ moduleSideEffects: false })
})
