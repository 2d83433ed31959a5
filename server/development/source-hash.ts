import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'

/** All that decides what is stored of an entry is in what these import. */
const ROOTS = ['server/start/site/site-definition.ts', 'services/content/index.ts']

/**
 * One hash of the sources that entries are derived with, as they are loaded.
 *
 * @param root folder of the project
 */
export function loadedSourceHash(graph: EnvironmentModuleGraph, root: string): string {
  const loaded = new Set<EnvironmentModuleNode>()
  for (const file of ROOTS) for (const node of graph.getModulesByFile(join(root, file)) ?? []) loaded.add(node)
  for (const { importedModules } of loaded) for (const node of importedModules) loaded.add(node)
  const sources = [...loaded].flatMap(({ id, transformResult }) =>
    id && !/\.css(?:$|\?)/.test(id) ? [`${id}\n${transformResult?.code}`] : [],
  )
  return createHash('sha1').update(sources.sort().join('\0')).digest('hex')
}
