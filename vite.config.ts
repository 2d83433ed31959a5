import { join, posix } from 'node:path'
import vike from 'vike/plugin'
import { defineConfig, type RenderBuiltAssetUrl, type UserConfig } from 'vite'
import { clientEntries, islandEntries, ownImports } from './server/build/client-entries.ts'
import { iconSet } from './server/build/icon-set.ts'
import { latinSource } from './server/build/latin-source.ts'
import { builtEntries, programStarts } from './server/build/program-starts.ts'
import { quickSpreads } from './server/build/quick-spreads.ts'
import { clientScripts } from './server/build/scripts/client-scripts.ts'
import { namedScripts } from './server/build/scripts/named-scripts.ts'
import { SERVER_PACKAGES } from './server/build/server-packages.mjs'
import { installedModules } from './server/build/site/installed-modules.ts'
import { installedParts } from './server/build/site/installed-parts.ts'
import { ownParts } from './server/build/site/own-parts.ts'
import { findSite } from './server/build/site/site-folders.mjs'
import { sourceHash } from './server/build/source-hash.ts'
import { leakIn } from './server/build/sources/leaking-styles.ts'
import { refusedSources } from './server/build/sources/refused-sources.ts'

/** With what is compiled for a machine, or reads files of its own; of Vike a server in production needs nothing. */
const external = [...SERVER_PACKAGES, 'vike', '@brillout/vite-plugin-server-entry']

/** Files of browsers name each other from where they are, and style sheets are where Vike puts them: not where Vite thinks. */
const builtAddress: RenderBuiltAssetUrl = (file, { ssr, hostType }) =>
  ssr ? undefined : hostType === 'css' ? posix.relative('assets/static', file) : { relative: true }

const folders = findSite()

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    root: folders.atrium,
    cacheDir: join(folders.site, 'node_modules/.vite'),
    appType: 'custom',
    plugins: [
      ownImports(),
      vike(),
      islandEntries(),
      clientScripts(folders),
      namedScripts(folders),
      refusedSources(folders),
      iconSet(),
      installedModules(folders),
      ownParts(folders),
      sourceHash(),
      quickSpreads(),
      latinSource(),
      programStarts(join(folders.atrium, 'package.json')),
    ],
    // A site that depends on Atrium lies around it: both use one React.
    resolve: { dedupe: ['react', 'react-dom', 'zod'] },
    // It has each style sheet read, too: one that is not valid is named with its line.
    css: {
      postcss: {
        plugins: [
          {
            postcssPlugin: 'atrium:styles',
            Rule(rule, { result }) {
              const leak = rule.parent?.type !== 'rule' && leakIn(rule.selectors, rule.source?.input.file)
              if (leak) rule.warn(result, leak)
            },
          },
        ],
      },
    },
    // The development server tells its watcher what changes: it watches folders in place of files. Given with the other
    // settings it would be lost, for what is null is left out where settings are merged.
    server: { fs: { allow: [folders.atrium, folders.site] }, watch: null },
    // Below which path of its host a site lies is not known yet.
    experimental: { renderBuiltUrl: builtAddress },
    build: {
      outDir: join(folders.site, 'dist'),
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      reportCompressedSize: false,
    },
    // Known beforehand: the first island of a development server needs no reload.
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'react-dom/client',
        'openseadragon',
        'photoswipe',
      ],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            preserveEntrySignatures: 'exports-only',
            input: clientEntries((await installedParts(folders)).files),
            output: {
              codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
            },
          },
        },
      },
      ssr: {
        // Of hundreds of files of packages few functions are used: a server that starts reads those alone.
        resolve: command === 'build' ? { noExternal: true, external } : {},
        // The build is for production: of React that for development is not part of it.
        define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
        build: { rolldownOptions: { input: builtEntries } },
      },
    },
  }),
)
