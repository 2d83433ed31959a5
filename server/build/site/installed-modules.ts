import type { Plugin } from 'vite'
import { type InstalledParts, installedParts } from './installed-parts.ts'
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
const PLACES = {
  islands: /^(blocks\/[^/]+|plugins)\/.*\.island\.tsx$/,
  misplaced:
    /^plugins\/[^/]+\/((page|type|block)\/.*\.tsx?|(pages|types)\/[^/]+\/.*\.tsx?|(pages|types)\/[^/]+\.tsx|blocks\/[^/]+\.ts|index\.tsx)$|^(plugins\/[^/]+\/)?blocks\/([^/]+\.tsx|[^/]+\/index\.ts)$/,
}
const TEST = /\.test\.tsx?$/

/**
 * Gives the site one module of what is installed: each part by its place, whichever repository it is in. A file is
 * installed by being there.
 */
export const installedModules = (folders: SiteFolders): Plugin => ({
  name: 'atrium:installed-modules',
  resolveId: (id) => (id === NAME ? INSTALLED : undefined),
  async load(id) {
    return id === INSTALLED ? moduleText(await installedParts(folders)) : undefined
  },
})

function moduleText({ files, replaced }: InstalledParts): string {
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
    ...Object.entries(PLACES).map(
      ([name, pattern]) =>
        [name, JSON.stringify(parts.filter(({ path }) => pattern.test(path)).map(({ path }) => `/${path}`))] as const,
    ),
    ['replaced', JSON.stringify(replaced)] as const,
  ]
  return [...imports, ...exported.map(([name, value]) => `export const ${name} = ${value}`)].join('\n')
}
