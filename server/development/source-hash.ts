import { createHash } from 'node:crypto'
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'
import { fileAt, type SiteFolders } from '../build/site/site-folders.mjs'

/** How entries are read, whatever their type. */
const COMMON = 'services/content/index.ts'
const SITE = 'server/start/site/site-definition.ts'
/** What a module takes of another one, as Vite writes it into what it has transformed. */
const IMPORTS = /__vite_ssr_import__\("([^"]+)", \{"importedNames":\[([^\]]*)\]\}\)/g
const COMPONENT = /^[A-Z]\w*[a-z]/

/**
 * Hashes of the sources that entries are derived with, as they are loaded: of the types that a file declares, or of all.
 * Components are none of them: no entry is made of what they render.
 */
export function loadedSources(graph: EnvironmentModuleGraph, folders: SiteFolders): (file?: string) => string {
  const modulesOf = (file: string) => [...(graph.getModulesByFile(fileAt(file, folders)) ?? [])]
  const imports = new Map<EnvironmentModuleNode, EnvironmentModuleNode[]>()
  for (const node of reachedFrom([COMMON, SITE].flatMap(modulesOf), ({ importedModules }) => importedModules))
    imports.set(node, derivingImports(node))
  const codes = new Map([...imports.keys()].map((node) => [node, hash(`${node.id}\n${node.transformResult?.code}`)]))
  return (file = SITE) => {
    const reached = reachedFrom([COMMON, file].flatMap(modulesOf), (node) => imports.get(node) ?? [])
    const sources = [...reached].filter(({ id }) => id && !/\.css(?:$|\?)/.test(id))
    return hash(
      sources
        .map((node) => codes.get(node))
        .sort()
        .join(),
    )
  }
}

function reachedFrom<Node>(nodes: readonly Node[], next: (node: Node) => Iterable<Node>): Set<Node> {
  const reached = new Set(nodes)
  for (const node of reached) for (const other of next(node)) reached.add(other)
  return reached
}

/** Modules that a module imports something of which is no component. */
function derivingImports({ importedModules, transformResult }: EnvironmentModuleNode): EnvironmentModuleNode[] {
  const components = new Set<string>()
  for (const [, address = '', names] of transformResult?.code.matchAll(IMPORTS) ?? [])
    if (names?.split(',').every((name) => COMPONENT.test(JSON.parse(name)))) components.add(address)
  return [...importedModules].filter(({ url }) => !components.has(url))
}

const hash = (text: string): string => createHash('sha1').update(text).digest('hex')
