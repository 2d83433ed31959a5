import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { iconSet } from '../build/icon-set.ts'
import { installedModules } from '../build/site/installed-modules.ts'
import { ownParts } from '../build/site/own-parts.ts'
import { findSite } from '../build/site/site-folders.mjs'

const folders = findSite()

/** Tests of the repository of a site: its own, and the contract that every page of an installed area holds. */
export default defineConfig({
  root: folders.site,
  cacheDir: join(folders.site, 'node_modules/.vite'),
  plugins: [iconSet(), installedModules(folders), ownParts(folders)],
  resolve: { dedupe: ['react', 'react-dom', 'zod'] },
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // The colours of the theme are read from it.
    css: { include: /theme\/tokens\.css/ },
    include: [
      '{blocks,plugins,tests,ui}/**/*.test.{ts,tsx}',
      relative(folders.site, join(import.meta.dirname, 'page-contract.test.ts')).replaceAll('\\', '/'),
    ],
    exclude: ['dist/**'],
    server: { deps: { inline: [/\/node_modules\/atrium\//] } },
  },
})
