import { readFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'
import type { SiteFolders } from '../../build/site/site-folders.mjs'
import type { LoadedSource } from './source-faults.ts'

/** Texts by what Vite made of them: another file is read again, the same one is not. */
const known = new WeakMap<object, string>()

/** The sources of the site that are loaded. Those of the package Atrium are checked where it is made. */
export function sourcesIn(graph: EnvironmentModuleGraph, { site }: SiteFolders): LoadedSource[] {
  return [...graph.idToModuleMap.values()].flatMap((node) => {
    const path = placeOf(node, site)
    const text = path && textOf(node)
    if (!path || text === undefined) return []
    return { path, text, imports: [...node.importedModules].flatMap((imported) => placeOf(imported, site) ?? []) }
  })
}

/** Like `plugins/events/index.ts`; undefined for what is no source of the site. */
function placeOf({ id, file }: EnvironmentModuleNode, site: string): string | undefined {
  if (!file?.startsWith(site + sep) || id?.includes('?') || !/\.tsx?$/.test(file)) return undefined
  const path = file.slice(site.length + 1).replaceAll('\\', '/')
  return path.startsWith('node_modules/') ? undefined : path
}

function textOf({ file, transformResult }: EnvironmentModuleNode): string | undefined {
  if (!file || !transformResult) return undefined
  let text = known.get(transformResult)
  if (text === undefined) {
    try {
      text = readFileSync(file, 'utf8')
    } catch {
      // It has gone since: what imports it says so.
      return undefined
    }
    known.set(transformResult, text)
  }
  return text
}
