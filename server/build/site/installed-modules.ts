import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type InstalledFile, type InstalledParts, installedParts } from './installed-parts.ts'
import type { SiteFolders } from './site-folders.mjs'

const NAME = 'virtual:installed'
/** The module in Vite's graph. */
export const INSTALLED = `\0${NAME}`

/** What is imported of each kind of part, by the places of its files. */
const MODULES = {
  plugins: /^(plugins|model)\/[^/]+\/index\.ts$/,
  pages: /^plugins\/[^/]+\/pages\/[^/]+\.ts$/,
  types: /^(plugins|model)\/[^/]+\/types\/[^/]+\.ts$/,
  blocks: /^(plugins\/[^/]+\/)?blocks\/[^/]+\/index\.tsx$/,
  blockModules: /^blocks\/[^/]+\/module\.ts$/,
  messages: /^(engine|model|ui|blocks|plugins)\/(.*\/)?messages\.ts$/,
  translations: /^(engine|model|ui|blocks|plugins)\/(.*\/)?messages\.[^/]+\.ts$/,
}
/** Style sheets of blocks and areas, as texts. */
const SHEETS = /^(blocks|plugins)\/.*\.css$/
/** What is known by its place alone. */
const ISLAND = /^(blocks\/[^/]+|plugins)\/.*\.island\.tsx$/
const TEST = /\.test\.tsx?$/
/** Where somebody declares something that nothing finds: other endings, folders that are called nearly like those above. */
const SOURCE = /^(plugins|blocks)\/(?!(.*\/)?tests\/).*\.[cm]?[jt]sx?$/
const NEAR_MISS =
  /^plugins\/[^/]+\/((page|type)s?\/|block\/|blocks\/[^/]+\.ts$|index\.\w+$)|^(plugins\/[^/]+\/)?blocks\/([^/]+\.[jt]sx|[^/]+\/index\.\w+)$/i
const DECLARED =
  /^(?:export )?(?:default|const \w+ =) (define(?:Plugin|Page|ContentType|Block|Messages|Translation))\(/m

/**
 * Gives the site one module of what is installed: each part by its place, whichever repository it is in. A file is
 * installed by being there.
 */
export const installedModules = (folders: SiteFolders): Plugin => ({
  name: 'atrium:installed-modules',
  resolveId: (id) => (id === NAME ? INSTALLED : undefined),
  async load(id) {
    return id === INSTALLED ? moduleText(await installedParts(folders), folders.site) : undefined
  },
})

function moduleText({ files, replaced }: InstalledParts, site: string): string {
  const imports: string[] = []
  const parts = files.filter(({ path }) => !TEST.test(path))
  const imported = (pattern: RegExp, statement: (name: string, file: string) => string): string => {
    const members = parts
      .filter(({ path }) => pattern.test(path))
      .map(({ path, file }) => {
        const name = `part${imports.length}`
        imports.push(statement(name, JSON.stringify(file.replaceAll('\\', '/'))))
        return `${JSON.stringify(`/${path}`)}: ${name}`
      })
    return `{ ${members.join(', ')} }`
  }
  const exported = [
    ...Object.entries(MODULES).map(
      ([name, pattern]) => [name, imported(pattern, (part, file) => `import * as ${part} from ${file}`)] as const,
    ),
    ['sheets', imported(SHEETS, (part, file) => `import ${part} from ${file.replace(/"$/, '?inline"')}`)] as const,
    ['islands', JSON.stringify(parts.filter(({ path }) => ISLAND.test(path)).map(({ path }) => `/${path}`))] as const,
    ['misplaced', JSON.stringify(misplacedIn(parts, site))] as const,
    ['replaced', JSON.stringify(replaced)] as const,
  ]
  const names = exported.map(([name]) => name).join(', ')
  const statements = exported.map(([name, value]) => `export const ${name} = ${value}`)
  return [...imports, ...statements, `export const sources = { ${names} }`].join('\n')
}

/** Files and folders that declare something where nothing looks for it, and areas without `index.ts`: see `Sources`. */
function misplacedIn(parts: readonly InstalledFile[], site: string): Record<string, string> {
  const places = new Set(parts.map(({ path }) => path))
  const folders = parts.flatMap(({ path }) => /^plugins\/[^/]+\//.exec(path) ?? [])
  const areas = folders
    .filter((folder) => !places.has(`${folder}index.ts`))
    // Other frameworks look for pages there.
    .concat(['app/', 'pages/', 'src/app/', 'src/pages/'].filter((folder) => existsSync(join(site, folder))))
    .map((folder) => [`/${folder}`, ''] as const)
  const declared = parts.flatMap(({ path, file }) => {
    if (!SOURCE.test(path) || Object.values(MODULES).some((pattern) => pattern.test(path))) return []
    const [, maker = ''] = DECLARED.exec(readFileSync(file, 'utf8')) ?? []
    return maker || NEAR_MISS.test(path) ? [[`/${path}`, maker] as const] : []
  })
  return Object.fromEntries([...areas, ...declared])
}
