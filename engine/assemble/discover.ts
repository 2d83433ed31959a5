import { type Problem, problemOf } from '../base/problem.ts'
import type { ContentType } from '../contract/content/content-type.ts'
import type { Block } from '../contract/page/block.ts'
import type { Page } from '../contract/page/page.ts'
import type { Plugin } from '../contract/site/plugin.ts'
import { type AnyMessages, isMessage, type Translation } from '../contract/site/translator.ts'

/** Describes what `import.meta.glob` gives: modules by file. */
export type ModulesByFile = Readonly<Record<string, { default?: unknown }>>

/** Everything that is found by its place. */
export interface Sources {
  /** `plugins/<area>/index.ts` */
  plugins: ModulesByFile
  /** `plugins/<area>/pages/<page>.ts` */
  pages?: ModulesByFile
  /** `model/<thing>/types/<type>.ts` and `plugins/<area>/types/<type>.ts` */
  types?: ModulesByFile
  /** `blocks/<block>/index.tsx` and `plugins/<area>/blocks/<block>/index.tsx` */
  blocks?: ModulesByFile
  /** Files `module.ts` beside blocks */
  blockModules?: Readonly<Record<string, object>>
  /** Files `messages.ts`, of any folder */
  messages?: ModulesByFile
  /** Files `messages.<language>.ts` beside them */
  translations?: ModulesByFile
  /** Files `*.island.tsx` */
  islands?: readonly string[]
  /**
   * What files declare where nothing looks for it, like `definePage`; empty: nothing is known of that. Areas without
   * `index.ts` are named by their folders, like `/plugins/soup/`.
   */
  misplaced?: Readonly<Record<string, string>>
  /** Folders of Atrium in whose place a site has its own */
  replaced?: readonly string[]
}

/** A declaration, its file, and the area to which the file belongs; none: the file belongs to all. */
export interface Found<Definition> {
  file: string
  plugin: string
  definition: Definition
}

export interface Discovered {
  plugins: Found<Plugin>[]
  pages: Found<Page>[]
  types: Found<ContentType>[]
  /**
   * `island`: the file of the component that is hydrated in the browser, if it has one; `modules`: names of the modules
   * that its `module.ts` exports.
   */
  blocks: (Found<Block> & { island: string | null; modules: string[] })[]
  messages: Found<AnyMessages>[]
  translations: Found<Translation>[]
  replaced: readonly string[]
  problems: Problem[]
  warnings: Problem[]
}

/** Finds what is installed: the file's presence registers it. */
export function discover({
  plugins,
  pages = {},
  types = {},
  blocks = {},
  blockModules = {},
  messages = {},
  translations = {},
  islands = [],
  misplaced = {},
  replaced = [],
}: Sources): Discovered {
  const problems: Problem[] = []
  const warnings = Object.entries(misplaced).map(misplacedFile)
  const found = <Definition>(modules: ModulesByFile, what: string, maker: keyof typeof MADE): Found<Definition>[] =>
    Object.entries(modules).flatMap(([path, module]) => {
      const file = path.replace(/^\//, '')
      if (isObject(module.default) && MADE[maker](module.default))
        return [{ file, plugin: '', definition: module.default as Definition }]
      const remedy = `Write "export default ${maker}({ … })", or delete the file.`
      problems.push(problemOf(file, `The file exports no ${what} by default`, remedy))
      return []
    })
  const areas = found<Plugin>(plugins, 'plugin', 'definePlugin').map((area) => ({
    ...area,
    plugin: area.definition.name,
  }))
  const inArea = <Item extends Found<unknown>>(items: Item[]): Item[] =>
    items.map((item) => ({ ...item, plugin: areas.find(({ file }) => isBeside(file, item.file))?.plugin ?? '' }))
  return {
    plugins: areas,
    pages: inArea(found<Page>(pages, 'page', 'definePage')),
    types: inArea(found<ContentType>(types, 'content type', 'defineContentType')),
    blocks: inArea(found<Block>(blocks, 'block', 'defineBlock')).map((block) => ({
      ...block,
      island: islandOf(block.file, islands),
      modules: moduleNames(blockModules[`/${block.file.replace(/index\.tsx$/, 'module.ts')}`]),
    })),
    messages: inArea(found<AnyMessages>(messages, 'texts', 'defineMessages')),
    translations: inArea(found<Translation>(translations, 'translation', 'defineTranslation')),
    replaced,
    problems,
    warnings,
  }
}

function misplacedFile([path, maker]: [string, string]): Problem {
  const [, area = 'plugins/<area>'] = /^\/(plugins\/[^/]+)\//.exec(path) ?? []
  if (path === `/${area}/`) {
    const remedy = `Write "export default definePlugin({ name: '…' })" in ${area}/index.ts, or delete the folder.`
    return problemOf(area, 'The folder has no index.ts, and is no area', remedy, 'warning')
  }
  const [, ending] = /\/(?:pages|types)\/[^/]+(\.(?:[cm]?[jt]sx|[cm]?js))$/.exec(path) ?? []
  const place = PLACES[maker as keyof typeof PLACES]?.replace('<area>', area)
  return problemOf(
    path.slice(1),
    `The ${path.endsWith('/') ? 'folder' : 'file'} is registered nowhere: ${ending ? `it ends with ${ending} in place of .ts` : 'nothing is looked for in its place'}`,
    place ? `Move what "${maker}" declares to ${place}, or delete the file.` : MISPLACED,
    'warning',
  )
}

/** Where what is declared is looked for. */
const PLACES = {
  definePlugin: '<area>/index.ts',
  definePage: '<area>/pages/<page>.ts',
  defineContentType: '<area>/types/<type>.ts',
  defineBlock: 'blocks/<block>/index.tsx, or to <area>/blocks/<block>/index.tsx',
  defineMessages: 'a file called messages.ts',
  defineTranslation: 'a file called messages.<language>.ts, beside messages.ts',
}
const MISPLACED =
  'Write "export default definePage({ … })" in plugins/<area>/pages/<page>.ts, defineContentType in plugins/<area>/types/<type>.ts, or defineBlock in blocks/<block>/index.tsx: "npm run new" writes them. Or delete it.'

/** How the definitions of each maker are told from others that may be in their place by mistake. */
const MADE = {
  definePlugin: (value: object) => 'name' in value && !('schema' in value),
  definePage: (value: object) => 'contentType' in value && 'route' in value,
  defineContentType: (value: object) => 'name' in value && 'schema' in value,
  defineBlock: (value: object) => 'type' in value && 'Component' in value,
  defineMessages: (value: object) => Object.values(value).length > 0 && Object.values(value).every(isMessage),
  defineTranslation: (value: object) => 'group' in value && 'texts' in value,
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a file lies below the folder of an index file. */
const isBeside = (index: string, file: string): boolean => file.startsWith(index.replace(/index\.ts$/, ''))

/** Several kinds of a module may be declared as one, whose first parameter names the kind. */
const moduleNames = (exported: object = {}): string[] =>
  Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'function' && ('kinds' in value || ('field' in value && 'section' in value)) ? name : [],
  )

const islandOf = (file: string, islands: readonly string[]) =>
  islands
    .map((island) => island.replace(/^\//, ''))
    .find((island) => island.startsWith(file.replace(/index\.tsx$/, ''))) ?? null
