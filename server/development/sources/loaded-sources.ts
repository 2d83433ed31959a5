import { readFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'
import type { SiteFolders } from '../../build/site/site-folders.mjs'
import type { LoadedSource } from './source-faults.ts'

/** Sources by what Vite made of them: one that has changed is read again. */
const known = new WeakMap<object, LoadedSource>()

/** The sources of the site that are loaded. Those of the package Atrium are checked where it is made. */
export function sourcesIn(graph: EnvironmentModuleGraph, { site }: SiteFolders): LoadedSource[] {
  return [...graph.idToModuleMap.values()].flatMap((node) => {
    const path = placeOf(node, site)
    return (path && sourceOf(node, path, site)) || []
  })
}

/** Like `plugins/events/index.ts`; undefined for what is no source of the site. */
function placeOf({ id, file }: EnvironmentModuleNode, site: string): string | undefined {
  if (!file?.startsWith(site + sep) || id?.includes('?') || !/\.tsx?$/.test(file)) return undefined
  const path = file.slice(site.length + 1).replaceAll('\\', '/')
  return path.startsWith('node_modules/') ? undefined : path
}

function sourceOf(node: EnvironmentModuleNode, path: string, site: string): LoadedSource | undefined {
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
