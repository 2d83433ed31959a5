import { readFileSync } from 'node:fs'
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'
import type { SiteFolders } from '../../build/site/site-folders.mjs'
import { placeInSite, type Source } from '../../build/sources/source-faults.ts'

/** Sources by what Vite made of them: one that has changed is read again. */
const known = new WeakMap<object, Source>()

/** The sources of the site that are loaded. */
export function sourcesIn(graph: EnvironmentModuleGraph, { site }: SiteFolders): Source[] {
  return [...graph.idToModuleMap.values()].flatMap((node) => {
    const path = placeOf(node, site)
    return (path && sourceOf(node, path, site)) || []
  })
}

const placeOf = ({ id }: EnvironmentModuleNode, site: string): string | undefined =>
  id ? placeInSite(id, site) : undefined

function sourceOf(node: EnvironmentModuleNode, path: string, site: string): Source | undefined {
  const { file, transformResult, importedModules } = node
  if (!file || !transformResult) return undefined
  const before = known.get(transformResult)
  if (before) return before
  try {
    const imports = [...importedModules].flatMap((imported) => placeOf(imported, site) ?? [])
    const source = { path, text: readFileSync(file, 'utf8'), imports }
    known.set(transformResult, source)
    return source
  } catch {
    // It has gone since: what imports it says so.
    return undefined
  }
}
