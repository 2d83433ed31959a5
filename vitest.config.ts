import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { OF_BUILT_SITE, testFiles } from './scripts/setup/test-files.mjs'
import { islandEntries } from './server/build/client-entries.ts'
import { iconSet } from './server/build/icon-set.ts'
import { installedModules } from './server/build/site/installed-modules.ts'
import { findSite } from './server/build/site/site-folders.mjs'
import { NODE_OPTIONS, WITH_ROOM } from './tests/browser/node-options.ts'
import { LongFirst } from './tests/long-first.ts'

const temporaryFiles = 'tests/temporary-files.ts'
/** Layers of files that run: `npm test` says which. */
const layers = (process.env.TEST_LAYERS ?? 'unit').split(',')
const isServed = layers.some((layer) => layer in OF_BUILT_SITE)
const { include, exclude } = testFiles(layers)
// Long enough for a busy machine: no test passes or fails on a clock.
const common = {
  environment: 'node' as const,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  // The colours of the theme are read from it.
  css: { include: /theme\/tokens\.css/ },
}

export default defineConfig({
  plugins: [islandEntries(), iconSet(), installedModules(findSite())],
  // Elements are made by functions that both builds of React have: see tests/react-build.ts.
  oxc: { jsx: { development: false } },
  test: {
    sequence: { sequencer: LongFirst },
    // Two more than there are cores: some wait for a program, a server or a browser. With one more a tenth of the time was idle.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'tests',
          execArgv: WITH_ROOM,
          // Servers are not measured, unless a test says so.
          env: { OF_SHORT_SERVERS: 'true' },
          // Each module is loaded once for many files, which takes half of the time: tests leave nothing changed in modules.
          isolate: false,
          globalSetup: [temporaryFiles, ...(isServed ? ['tests/browser/global-setup.ts'] : [])],
          setupFiles: ['tests/react-build.ts', 'tests/fuzz-seed.ts', 'tests/browser/close-windows.ts'],
          include,
          exclude: ['node_modules/**', 'dist/**', ...exclude],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'bench',
          include: ['tests/bench/**/*.bench.ts'],
          globalSetup: [temporaryFiles, 'tests/bench/closing-table.ts', 'tests/browser/demo-store.ts'],
          // What is measured runs as it was built, and as in production.
          execArgv: NODE_OPTIONS,
          server: { deps: { external: [/\/dist\/server\//] } },
          testTimeout: 1_200_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'cluster',
          include: ['tests/cluster/**/*.cluster.ts'],
          globalSetup: [temporaryFiles, 'tests/bench/closing-table.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
})
