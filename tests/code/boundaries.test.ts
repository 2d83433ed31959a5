import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importCircles } from '../../server/build/sources/import-circles.ts'
import { importsOf, isDemo, isTest, root, sourceFiles, valuesOf } from '../../server/commands/measures/source-files.ts'

const areaOf = (path: string): string => path.split('/').slice(0, 2).join('/')
const top = (path: string): string => path.split('/')[0] as string

/** Folders that files of a folder may import from, beside their own. Only the server sees all. */
const ALLOWED: Record<string, readonly string[]> = {
  engine: [],
  model: ['engine'],
  ui: ['engine', 'model'],
  blocks: ['engine', 'model', 'ui'],
  plugins: ['engine', 'model', 'ui', 'blocks'],
  services: ['engine'],
  config: ['engine', 'model', 'ui'],
}

/** Folders of the server that files of a folder may import from when they run, beside their own: each those below it. */
const SERVER: Record<string, readonly string[]> = {
  http: [],
  build: [],
  pages: ['http'],
  assets: ['http', 'build'],
  operations: ['http', 'pages'],
  processes: ['http', 'operations'],
  start: ['http', 'pages', 'assets', 'operations', 'processes'],
  development: ['http', 'build', 'assets', 'operations', 'start'],
  vike: ['development'],
  commands: ['http', 'build', 'pages', 'assets', 'operations', 'start', 'development'],
}

/** Floors of `services/content`, and what each may import beside itself. What opens them all is in none of them. */
const CONTENT_FLOORS: Record<string, readonly string[]> = {
  catalogue: [],
  source: ['catalogue'],
  store: ['catalogue'],
  ingest: ['catalogue', 'source', 'store'],
  read: ['catalogue', 'store'],
  check: ['catalogue', 'source', 'store', 'ingest'],
}

const folders = new Set(sourceFiles.map(({ path }) => path.split('/')[0] as string))

/** The name of the package an import leads to; undefined for files of the project and parts of Node. */
function packageOf(imported: string): string | undefined {
  if (
    imported.startsWith('node:') ||
    imported.startsWith('virtual:') ||
    folders.has(imported.split('/')[0] as string) ||
    imported.includes('vite.config')
  )
    return undefined
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')
}

const code = sourceFiles.filter(({ path }) => !isTest(path) && /\.tsx?$/.test(path))
const local = (imported: string): boolean => packageOf(imported) === undefined && !/^(node|virtual):/.test(imported)

describe('boundaries', () => {
  it.each(Object.entries(ALLOWED))('files of %s import from it and from [%s]', (folder, allowed) => {
    const crossings = code
      .filter(({ path }) => top(path) === folder)
      .flatMap((file) =>
        importsOf(file)
          .filter((imported) => local(imported) && top(imported) !== folder && !allowed.includes(top(imported)))
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it.each(['model', 'ui', 'blocks', 'plugins'])(
    'files of %s import nothing of the engine but what atrium exports',
    (folder) => {
      const crossings = code
        .filter(({ path }) => top(path) === folder)
        .flatMap((file) =>
          importsOf(file)
            .filter((imported) => top(imported) === 'engine' && imported !== 'engine/index.ts')
            .map((imported) => `${file.path} imports ${imported}`),
        )
      expect(crossings).toEqual([])
    },
  )

  it.each(['server', 'services', 'studio'])(
    'files of %s import the engine through the contracts of authors and hosts alone',
    (folder) => {
      const crossings = code
        .filter(({ path }) => top(path) === folder)
        .flatMap((file) =>
          importsOf(file)
            .filter((imported) => top(imported) === 'engine')
            .filter((imported) => !/^engine\/(index|host|client\/hydrate)\.ts$/.test(imported))
            .map((imported) => `${file.path} imports ${imported}`),
        )
      expect(crossings).toEqual([])
    },
  )

  it('a file of the server lies in one of its folders, and imports from those below it alone when it runs', () => {
    const folderOf = (path: string) => path.split('/')[1] as string
    const crossings = sourceFiles
      .filter(({ path }) => /^server\/.*\.(tsx?|mjs)$/.test(path) && !isTest(path))
      .flatMap((file) => {
        const allowed = SERVER[folderOf(file.path)]
        if (!allowed) return [`${file.path} lies in no folder of the server`]
        return valuesOf(file)
          .filter((imported) => top(imported) === 'server' || top(imported) === 'scripts')
          .filter(
            (imported) =>
              top(imported) === 'scripts' || ![folderOf(file.path), ...allowed].includes(folderOf(imported)),
          )
          .map((imported) => `${file.path} imports ${imported}`)
      })
    expect(crossings).toEqual([])
  })

  it.each(['server', 'services'])('no folders of %s import each other in a circle when they run', (floor) => {
    const graph = new Map<string, string[]>()
    for (const file of code.filter(({ path }) => top(path) === floor)) {
      const folder = dirname(file.path)
      const others = valuesOf(file)
        .filter((imported) => top(imported) === floor && dirname(imported) !== folder)
        .map((imported) => dirname(imported))
      graph.set(folder, [...(graph.get(folder) ?? []), ...others])
    }
    expect(cyclesOf(graph)).toEqual([])
  })

  it('the base imports its own files alone', () => {
    const crossings = code
      .filter(({ path }) => path.startsWith('engine/base/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((imported) => local(imported) && !imported.startsWith('engine/base/'))
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it('the contract imports its own files and the base alone, and in no cycle', () => {
    const contract = sourceFiles.filter(
      ({ path }) => /^engine\/(contract|base)\/.*\.(tsx?|mjs)$/.test(path) && !isTest(path),
    )
    const graph = new Map(contract.map((file) => [file.path, importsOf(file).filter(local)]))
    const outside = [...graph].flatMap(([path, imported]) =>
      imported.filter((other) => !graph.has(other)).map((other) => `${path} imports ${other}`),
    )
    expect(outside).toEqual([])
    expect(cyclesOf(graph)).toEqual([])
  })

  it('files of the engine import each other in no cycle, types included', () => {
    const engine = code.filter(({ path }) => path.startsWith('engine/'))
    expect(cyclesOf(new Map(engine.map((file) => [file.path, importsOf(file).filter(local)])))).toEqual([])
  })

  it.each(Object.entries(CONTENT_FLOORS))(
    'content comes in through source and ingest, and is read from the store: %s imports it and [%s]',
    (floor, below) => {
      const floorOf = (path: string) => path.split('/')[2] as string
      const crossings = code
        .filter(({ path }) => path.startsWith(`services/content/${floor}/`))
        .flatMap((file) =>
          importsOf(file)
            .filter((imported) => imported.startsWith('services/') && ![floor, ...below].includes(floorOf(imported)))
            .map((imported) => `${file.path} imports ${imported}`),
        )
      expect(code.some(({ path }) => path.startsWith(`services/content/${floor}/`))).toBe(true)
      expect(crossings).toEqual([])
    },
  )

  it('nothing that serves visitors imports what writes content for editors', () => {
    const crossings = code.flatMap((file) =>
      importsOf(file)
        .filter(
          (imported) =>
            imported.startsWith('services/content/writer/') && !/^(services\/content\/writer|studio)\//.test(file.path),
        )
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(crossings).toEqual([])
  })

  it.each(['plugins', 'blocks'])('folders under %s never import each other', (folder) => {
    const crossings = sourceFiles
      .filter(({ path }) => top(path) === folder && path.split('/').length > 2 && /\.tsx?$/.test(path))
      .flatMap((file) =>
        importsOf(file)
          .filter(
            (imported) =>
              top(imported) === folder && imported.split('/').length > 2 && areaOf(imported) !== areaOf(file.path),
          )
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it('nothing outside an area imports one of its files, so that its folder can be deleted', () => {
    const crossings = sourceFiles.flatMap((file) =>
      importsOf(file)
        .filter((imported) => /^plugins\/[^/]+\/./.test(imported) && areaOf(imported) !== areaOf(file.path))
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(crossings).toEqual([])
  })

  it('only the composition root and the commands that go without a server see services, blocks and plugins', () => {
    const crossings = code
      .filter(
        ({ path }) =>
          top(path) === 'server' &&
          !/^server\/(start\/site\/(site(-definition)?|candidates|edited-site|editing)|start\/site\/languages\/other-language|start\/content\/\w+|commands\/[\w/-]+)\.ts$/.test(
            path,
          ),
      )
      .flatMap((file) =>
        [
          ...importsOf(file),
          ...[...file.text.matchAll(/['"]\/((?:plugins|services|model)\/[^'"]*\.tsx?)['"]/g)].map(
            ([, glob]) => glob as string,
          ),
        ]
          .filter((imported) => ['plugins', 'services', 'blocks', 'model'].includes(top(imported)))
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it('nothing of the product imports what tests stand on', () => {
    const crossings = code.flatMap((file) =>
      importsOf(file)
        .filter((imported) => isTest(imported) || imported.startsWith('engine/testing'))
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(crossings).toEqual([])
  })

  it('nothing of the product imports the demo institution', () => {
    const crossings = sourceFiles
      .filter(({ path }) => !isDemo(path))
      .flatMap((file) =>
        importsOf(file)
          .filter(isDemo)
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it('what is built imports packages that are named, in production or for the build', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = { ...dependencies, ...devDependencies }
    const missing = code
      .filter(({ path }) => !path.startsWith('scripts/'))
      .flatMap((file) =>
        importsOf(file)
          .map(packageOf)
          .filter((name) => name !== undefined && !(name in named) && !isTypesOnly(file.text, name))
          .map((name) => `${file.path} imports ${name}`),
      )
    expect(missing).toEqual([])
  })

  it('scripts that install and start import at first nothing that has to be installed', () => {
    const early = sourceFiles
      .filter(({ path }) => /^scripts\/(setup\/)?[^/]+\.mjs$/.test(path))
      .flatMap((file) =>
        [...file.text.matchAll(/^import\s.*from '([^']+)'/gm)].map(([, name]) => `${file.path} imports ${name}`),
      )
      .filter((line) => !/imports (node:|\.)/.test(line))
    expect(early).toEqual([])
  })
})

/** Files that import themselves through others, each with the way back. */
const cyclesOf = (graph: ReadonlyMap<string, readonly string[]>): string[] =>
  importCircles(graph).map((circle) => circle.join(' -> '))

/** Type packages leave nothing in the built program. */
const isTypesOnly = (text: string, name: string): boolean =>
  [...text.matchAll(new RegExp(`^import\\s+(type\\s)?.*['"]${name}(?:/[^'"]*)?['"]`, 'gm'))].every(
    ([, type]) => type !== undefined,
  )
