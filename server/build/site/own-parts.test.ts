import { EventEmitter } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { INSTALLED, installedModules } from './installed-modules.ts'
import { installedParts } from './installed-parts.ts'
import { ownParts } from './own-parts.ts'

const site = temporaryFolder('site')
const atrium = join(site, 'node_modules/atrium')
const PART = 'ui/heading/heading.tsx'
const write = (file: string, text = '') => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

it('a part of a site takes the place of Atrium’s as soon as it is there, and gives it back when it goes', async () => {
  write(join(atrium, PART))
  const plugin = ownParts({ atrium, site }) as unknown as {
    resolveId(this: object, source: string, importer: string, options: object): Promise<{ id: string } | string>
    configureServer(server: object): void
  }
  const resolved = async () => {
    const resolve = async () => ({ id: join(atrium, PART) })
    const found = await plugin.resolveId.call({ resolve }, `atrium/${PART}`, join(site, 'blocks/a/index.tsx'), {})
    return typeof found === 'string' ? found : (found?.id ?? join(atrium, PART))
  }
  const asked = (source: string, importer: string) =>
    plugin.resolveId.call({ resolve: async () => ({ id: join(atrium, PART) }) }, source, importer, {})
  const invalidated: unknown[] = []
  const watcher = new EventEmitter()
  const moduleGraph = {
    getModulesByFile: (file: string) => (file === join(atrium, PART) ? [{ importers: ['the block'] }] : undefined),
    invalidateModule: (module: unknown) => invalidated.push(module),
  }
  plugin.configureServer({ watcher, environments: { ssr: { moduleGraph } } })
  expect(await resolved()).toBe(join(atrium, PART))

  write(join(site, PART))
  watcher.emit('add', join(site, PART))
  expect([await resolved(), invalidated]).toEqual([join(site, PART), ['the block']])
  // Atrium's own, which the site's imports, is then evaluated by its address.
  expect(await asked(`atrium/${PART}`, join(site, PART))).toEqual({ id: join(atrium, PART) })
  expect(await asked(`/${PART}`, join(atrium, 'index.html'))).toBeUndefined()
  // Atrium's own files name each other from where they are.
  expect(await asked('./heading.tsx', join(atrium, 'ui/heading/heading-in-text.tsx'))).toBe(join(site, PART))

  rmSync(join(site, PART))
  watcher.emit('unlink', join(site, PART))
  expect(await resolved()).toBe(join(atrium, PART))
  watcher.emit('add', join(site, 'plugins/a/index.ts'))
  expect(invalidated).toHaveLength(2)
})

it.each(['', '?direct'])('style sheets of a site follow those of Atrium, as they are asked for with "%s"', (query) => {
  write(join(site, 'theme/look.css'))
  mkdirSync(join(atrium, 'ui/theme'), { recursive: true })
  writeFileSync(join(atrium, 'ui/theme/shell.css'), '@import "./tokens.css";\n')
  const plugin = ownParts({ atrium, site }) as unknown as { load(this: object, id: string): string | undefined }
  const watched: string[] = []
  const context = { addWatchFile: (file: string) => watched.push(file) }
  const sheet = join(site, 'theme/look.css')
  expect(plugin.load.call(context, join(atrium, 'ui/theme/shell.css') + query)).toBe(
    `@import "./tokens.css";\n@import ${JSON.stringify(sheet)};\n`,
  )
  expect(watched).toEqual([sheet])
})

it.each(['add', 'unlink'])('the first style sheet of a site is seen, and so is one that goes: %s', (event) => {
  const plugin = ownParts({ atrium, site }) as unknown as { configureServer(server: object): void }
  const watcher = new EventEmitter()
  const invalidated: unknown[] = []
  const moduleGraph = {
    getModulesByFile: (file: string) => (file === join(atrium, 'ui/theme/shell.css') ? ['the shell'] : undefined),
    invalidateModule: (module: unknown) => invalidated.push(module),
  }
  plugin.configureServer({ watcher, environments: { client: { moduleGraph } } })
  watcher.emit(event, join(site, 'theme/first.css'))
  expect(invalidated).toEqual(['the shell'])
})

it('a block or a part of a site takes the place of the files that it has, also of scripts, and an area that of the whole area', async () => {
  for (const file of [
    'blocks/mast/index.tsx',
    'blocks/mast/mast.css',
    'blocks/mast/print.enhance.ts',
    'plugins/news/all.ts',
    'ui/veil/veil.enhance.ts',
  ])
    write(join(atrium, file))
  for (const file of [
    'blocks/mast/index.tsx',
    'plugins/news/index.ts',
    'ui/veil/veil.enhance.ts',
    'ui/map/map.enhance.ts',
  ])
    write(join(site, file))
  const { files, replaced } = await installedParts({ atrium, site })
  const places = files.map(({ path, file }) => (file === join(site, path) ? `own ${path}` : path))
  expect(places.filter((place) => /mast|news|veil|map/.test(place))).toEqual([
    'blocks/mast/mast.css',
    'blocks/mast/print.enhance.ts',
    'own blocks/mast/index.tsx',
    'own plugins/news/index.ts',
    'own ui/map/map.enhance.ts',
    'own ui/veil/veil.enhance.ts',
  ])
  expect(replaced).toEqual(['blocks/mast', 'plugins/news'])
})

it('what a file of a site declares where nothing looks for it is told of, a block or page by its place alone, an area without index.ts, and a folder in which other frameworks look for pages', async () => {
  const lost = {
    'blocks/band.tsx': '',
    'blocks/jar/jar.tsx': "import { defineBlock } from 'atrium'\nconst jar = defineBlock({})\nexport default jar\n",
    'blocks/row/index.ts': '',
    'plugins/news/blocks/card.tsx': '',
    'plugins/news/Pages/all.ts': 'export default definePage({})\n',
    'plugins/news/page.ts': 'export const page = definePage({})\n',
    'plugins/news/types/tag.js': 'export default defineContentType({})\n',
    'plugins/soup.ts': 'export default definePlugin({})\n',
  }
  const others = {
    'app/page.tsx': 'export default function Page() {}\n',
    'blocks/shared-texts.ts': '/**\n * export default defineBlock({ … })\n */\n',
    'plugins/herbs/pages/herb.ts': 'export default definePage({})\n',
    'plugins/news/tests/load.ts': 'export const page = definePage({})\n',
  }
  for (const [file, text] of Object.entries({ ...lost, ...others })) write(join(site, file), text)
  const { load } = installedModules({ atrium, site }) as unknown as { load(id: string): Promise<string> }
  const [, misplaced = ''] = /^export const misplaced = (.*)$/m.exec(await load(INSTALLED)) ?? []
  expect(JSON.parse(misplaced)).toEqual(
    Object.fromEntries(
      Object.entries({ ...lost, 'plugins/herbs/': '', 'app/': '' }).map(([file, text]) => [
        `/${file}`,
        /define\w+(?=\()/.exec(text)?.[0] ?? '',
      ]),
    ),
  )
})
