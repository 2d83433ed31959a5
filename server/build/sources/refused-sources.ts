import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { SiteFolders } from '../site/site-folders.mjs'
import { placeInSite, sourceFaults } from './source-faults.ts'

/** Stops the build at sources of which development warns. */
export const refusedSources = ({ site }: SiteFolders): Plugin => ({
  name: 'atrium:refused-sources',
  apply: 'build',
  buildEnd(error) {
    if (error) return
    const sources = [...this.getModuleIds()].flatMap((id) => {
      const path = placeInSite(id, site)
      if (!path) return []
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
      const imports = [...importedIds, ...dynamicallyImportedIds].flatMap((other) => placeInSite(other, site) ?? [])
      return [{ path, text: readFileSync(id, 'utf8'), imports }]
    })
    const faults = sourceFaults(sources)
    if (faults.length > 0)
      this.error(faults.map(({ file, reason, remedy }) => `${file}: ${reason}. ${remedy}`).join('\n'))
  },
})
