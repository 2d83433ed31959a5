import { isAbsolute, sep } from 'node:path'
import type { Plugin } from 'vite'
import { LIVE } from '../client-entries.ts'
import { placeOf, type SiteFolders } from '../site/site-folders.mjs'
import { type ServerCode, serverCode } from './server-code.ts'
import { valueImports } from './value-imports.ts'

const REMEDY =
  'Import types with "import type". Work out values on the server: a script reads them in data- attributes of its element, an island gets them as fields.'

/**
 * Stops at a client script that brings code of the server to browsers, itself or by what it imports. Of the engine a
 * script gets what it uses alone.
 */
export function clientScripts(folders: SiteFolders): Plugin {
  const { atrium } = folders
  const engine = `${atrium}${sep}engine${sep}`
  const codeOfServer = serverCode(atrium)
  /** What is part of a script, and the module that imports it. */
  const importedBy = new Map<string, string>()
  const isOfPackage = (file: string): boolean =>
    /[\\/]node_modules[\\/]/.test(file.startsWith(atrium + sep) ? file.slice(atrium.length) : file)
  const chainOf = (file: string): string[] => {
    const chain = [file]
    for (let by = importedBy.get(file); by && !chain.includes(by); by = importedBy.get(by)) chain.push(by)
    return chain.map((part) => placeOf(part, folders))
  }
  return {
    name: 'atrium:client-scripts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      const [file = '', query] = id.split('?')
      if (file.startsWith(engine))
        return file.startsWith(`${engine}client${sep}`) ? undefined : { moduleSideEffects: false }
      const isScript = LIVE.test(file)
      if (query === 'island' || !/\.tsx?$/.test(file) || !(isScript || importedBy.has(file))) return
      for (const imported of valueImports(file, code)) {
        const found = await this.resolve(imported.source, file)
        const target = found?.id.split('?')[0]
        const known = target && isAbsolute(target) ? target : undefined
        const refused = codeOfServer(imported, known)
        if (refused) this.error(refusal(chainOf(file), refused))
        if (known && !isOfPackage(known) && !LIVE.test(known)) importedBy.set(known, file)
      }
    },
  }
}

/** @param chain the file that has the import, and what leads to it, the script last */
function refusal(chain: readonly string[], { what, because }: ServerCode): string {
  const fact = `${chain[0]} imports ${what}, which runs on the server alone${because ? `: ${because}` : ''}.`
  const way = chain.length > 1 ? [`Its way to browsers: ${[...chain].reverse().join(' → ')}.`] : []
  return [fact, ...way, REMEDY].join(' ')
}
