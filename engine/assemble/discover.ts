import type { Block } from '../contract/block.ts'
import type { Plugin } from '../contract/plugin.ts'
import type { Problem } from './problem.ts'

/** What `import.meta.glob` gives: modules by file. */
export type Modules = Readonly<Record<string, { default?: unknown }>>

export interface Discovered {
  plugins: { file: string; definition: Plugin }[]
  /** `island`: the file of the component that is hydrated in the browser, if it has one. */
  blocks: { file: string; definition: Block; island: string | null }[]
  problems: Problem[]
}

/**
 * Finds what is installed: the file's presence registers it.
 *
 * @param plugins modules of `plugins/<area>/index.ts`
 * @param blocks modules of `blocks/<block>/index.tsx`
 * @param islands files `*.island.tsx`
 */
export function discover(plugins: Modules, blocks: Modules, islands: readonly string[] = []): Discovered {
  const problems: Problem[] = []
  const found = <Definition>(modules: Modules, kind: string, maker: string) =>
    Object.entries(modules).flatMap(([file, module]) => {
      if (isObject(module.default)) return [{ file: file.replace(/^\//, ''), definition: module.default as Definition }]
      problems.push({
        severity: 'error',
        file: file.replace(/^\//, ''),
        fact: `The file exports no ${kind} by default.`,
        remedy: `Write "export default ${maker}({ … })", or delete the folder.`,
      })
      return []
    })
  return {
    plugins: found<Plugin>(plugins, 'plugin', 'definePlugin'),
    blocks: found<Block>(blocks, 'block', 'defineBlock').map((block) => ({
      ...block,
      island: islandOf(block.file, islands),
    })),
    problems,
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const islandOf = (file: string, islands: readonly string[]) =>
  islands
    .map((island) => island.replace(/^\//, ''))
    .find((island) => island.startsWith(file.replace(/index\.tsx$/, ''))) ?? null
