import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { REPLACING } from './installed-parts.ts'
import type { SiteFolders } from './site-folders.mjs'

/** The style sheet that every page shares. */
const SHELL = join('ui', 'theme', 'shell.css')
/** Folder of a site with style sheets of its own. */
const THEME = 'theme'

/**
 * Lets the repository of a site take the place of parts of Atrium. What imports a file of a block or of `ui/` gets the
 * site's file of the same place; in that file itself the import leads to Atrium's. Style sheets in `theme/` follow those
 * of Atrium on every page.
 */
export function ownParts({ atrium, site }: SiteFolders): Plugin {
  const list = () => (atrium === site ? [] : REPLACING.flatMap((folder) => namesIn(join(site, folder), folder)))
  let parts = list()
  const isOfPart = (path: string): boolean => parts.some((part) => path.includes(`/${part.split('/')[1]}/`))
  return {
    name: 'atrium:own-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // What is resolved already is asked for once more by its address, as if the page of the root imported it.
      if (!importer || importer === join(atrium, 'index.html') || !isOfPart(importer + source)) return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || found.external || !found.id.startsWith(atrium + sep)) return found
      const [path = '', query] = relative(atrium, found.id).replaceAll('\\', '/').split('?')
      const own = join(site, path)
      const isReplaced = parts.some((part) => path.startsWith(`${part}/`)) && existsSync(own)
      return isReplaced && importer !== own ? `${own}${query === undefined ? '' : `?${query}`}` : found
    },
    configureServer({ watcher, environments }) {
      /** Whoever imports a file that comes or goes gets another one now. */
      const follow = (file: string) => {
        const path = relative(site, file)
        const isOfTheme = path.startsWith(THEME + sep)
        if (atrium === site || !(isOfTheme || REPLACING.some((folder) => path.startsWith(folder + sep)))) return
        parts = list()
        const files = isOfTheme ? [join(atrium, SHELL)] : [file, join(atrium, path)]
        for (const { moduleGraph } of Object.values(environments))
          for (const module of files.flatMap((one) => [...(moduleGraph.getModulesByFile(one) ?? [])]))
            for (const stale of isOfTheme ? [module] : module.importers) moduleGraph.invalidateModule(stale)
      }
      watcher.on('add', follow).on('unlink', follow)
    },
    load(id) {
      // For a link of a page the development server adds a query.
      const [file = ''] = id.split('?')
      if (atrium === site || file !== join(atrium, SHELL)) return
      const sheets = namesIn(join(site, THEME), THEME).filter((name) => name.endsWith('.css'))
      for (const sheet of sheets) this.addWatchFile(join(site, sheet))
      const imports = sheets.map((sheet) => `@import ${JSON.stringify(join(site, sheet))};\n`)
      return readFileSync(file, 'utf8') + imports.join('')
    },
  }
}

/** What is in a folder, each after its name; nothing where there is no folder. */
const namesIn = (folder: string, name: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((entry) => `${name}/${entry}`)
    : []
