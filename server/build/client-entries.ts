import type { Plugin } from 'vite'
import type { InstalledFile } from './site/installed-parts.ts'

/** The place of a script that wakes a part of a page. */
export const LIVE = /\.(island\.tsx|enhance\.ts)$/
const ISLAND = '?island'

/**
 * Every script that a page may load, found by its name: the loader, each `*.island.tsx` and each `*.enhance.ts`.
 *
 * @param installed files that the site consists of
 * @returns inputs of the client build by name
 */
export const clientEntries = (installed: readonly InstalledFile[]): Record<string, string> => ({
  loader: './engine/client/loader.ts',
  shell: './ui/theme/shell.css',
  ...Object.fromEntries(
    installed.filter(({ path }) => LIVE.test(path)).map(({ path, file }) => [entryName(path), clientModule(file)]),
  ),
})

/** The module that a page imports for an island or enhancement. */
export const clientModule = (file: string): string => (file.endsWith('.island.tsx') ? file + ISLAND : file)

/** Imports of the package's own files: in its folder, or by what it exports. */
const OWN = /^(#|atrium(\/|$))/

/** The name of a script in the client build, by the place of its file. */
export const entryName = (path: string): string => path.replaceAll('/', '.').toLowerCase()

/**
 * Gives every island a module that hydrates it with what the page says, so that islands themselves are plain
 * components: the default export of their file, or its only one.
 */
export function islandEntries(): Plugin {
  return {
    name: 'atrium:islands',
    load(id) {
      if (!id.endsWith(`.island.tsx${ISLAND}`)) return
      return `import { createElement } from 'react'
import { RenderContextProvider } from '/ui/render-context.tsx'
import { hydrate } from '/engine/client/hydrate.ts'
import * as island from ${JSON.stringify(id.slice(0, -ISLAND.length))}
const Component = island.default ?? Object.values(island)[0]
export default hydrate(({ fields, context }) =>
  createElement(RenderContextProvider, { settings: context, children: createElement(Component, fields) }))`
    },
  }
}

/** Stops the build at an import of ours that leads nowhere; otherwise it would fail when the server starts. */
export function ownImports(): Plugin {
  return {
    name: 'atrium:own-imports',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!OWN.test(source)) return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || found.external) this.error(`${importer} imports ${source}, which is not there.`)
      return found
    },
  }
}
