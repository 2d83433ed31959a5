import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SERVER_PACKAGES } from '../../server/build/server-packages.mjs'
import { Failure } from '../../server/commands/line/say.mjs'
import { atrium, site } from '../setup/command.mjs'

/**
 * Names that the site as it is uses already; read from its sources.
 *
 * @returns {Promise<import('./taken-names.ts').TakenNames>}
 * @throws {Failure} when the site cannot be put together
 */
export async function readTakenNames() {
  const { build, runnerImport } = await import('vite')
  const outDir = join(atrium, `node_modules/.new-${process.pid}`)
  const settings = { root: atrium, logLevel: 'silent', configFile: false }
  try {
    const load = async (file) => (await runnerImport(join(atrium, file), settings)).module
    // What sources import and only the build makes.
    const { iconSet } = await load('server/build/icon-set.ts')
    const { installedModules } = await load('server/build/site/installed-modules.ts')
    // One bundle is read in half the time that a thousand modules take.
    await build({
      ...settings,
      plugins: [iconSet(), installedModules({ atrium, site })],
      ssr: { noExternal: true, external: SERVER_PACKAGES },
      build: {
        ssr: join(atrium, 'scripts/new/taken-names.ts'),
        outDir,
        rolldownOptions: { output: { entryFileNames: 'names.mjs', codeSplitting: false } },
      },
    })
    const { takenNames } = await import(pathToFileURL(join(outDir, 'names.mjs')).href)
    return takenNames()
  } catch (error) {
    throw new Failure(`The site as it is cannot be put together; fix that first.\n\n${error.message}`)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
