import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from 'atrium/testing'
import { build } from 'vite'

const ENTRY = 'virtual:program'
/** What is compiled for a machine, or very large, stays where it is. */
const EXTERNAL = ['libsql', 'sharp', 'jsdom']
/** Packages that cost most of the start, and are needed by nobody who uses nothing of them. */
const UNUSED = /(?:^|node_modules\/)(?:zod|react|react-dom|wink|date-fns|jsdom)/
const { resolve } = createRequire(import.meta.url)
const paths = Object.fromEntries(EXTERNAL.map((name) => [name, pathToFileURL(resolve(name)).href]))

/**
 * Bundles functions that are run in processes of their own: with Vite in each process they would begin seconds later.
 *
 * @param file that exports them
 * @returns a program: its first parameter names the function, the others are given to it
 */
export async function bundled(file: string): Promise<string> {
  const outDir = temporaryFolder('program')
  const text = `import * as program from ${JSON.stringify(file)}
    await program[process.argv[2]](...process.argv.slice(3))`
  const entry = {
    name: 'program',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? text : undefined),
  }
  await build({
    ...{ configFile: false, root: join(import.meta.dirname, '..'), logLevel: 'error', plugins: [entry] },
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ...{ ssr: true, outDir, minify: true, target: 'node20' },
      rollupOptions: {
        input: { program: ENTRY },
        treeshake: { moduleSideEffects: (id) => !UNUSED.test(id) },
        output: { paths },
      },
    },
  })
  return join(outDir, 'program.js')
}
