import { parseSync } from 'vite'

/** An import of a module that is there when it runs: types are none. */
export interface ValueImport {
  /** As the module writes it, like `./player.ts`. */
  source: string
  /** Names that it takes; `*` for all of them. */
  names: string[]
}

/** How the parser tells of a name that is imported or handed on. */
interface Taken {
  isType: boolean
  importName: { kind: string; name?: string | null }
}

/** Lists what a module imports when it runs, from its source. */
export function valueImports(file: string, code: string): ValueImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) => taken(moduleRequest.value, entries)),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? taken(entry.moduleRequest.value, [entry]) : [])),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, source] = /^(['"`])([^$]*)\1$/.exec(code.slice(start, end))?.slice(1) ?? []
      return source ? [{ source, names: ['*'] }] : []
    }),
  ]
}

function taken(source: string, entries: readonly Taken[]): ValueImport[] {
  const values = entries.filter(({ isType }) => !isType)
  if (entries.length > 0 && values.length === 0) return []
  return [
    {
      source,
      names: values.map(
        ({ importName: { kind, name } }) => (kind === 'Name' && name) || (kind === 'Default' ? 'default' : '*'),
      ),
    },
  ]
}
