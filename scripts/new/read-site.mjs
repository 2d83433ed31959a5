import { join } from 'node:path'
import { Failure } from '../../server/commands/line/say.mjs'
import { atrium, site } from '../setup/command.mjs'

/** Names do not depend on styles, and the reader of sources knows none; the text of one it can read. */
const noStyles = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (source) => (/\.css(?:\?(?!raw)|$)/.test(source) ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export default ""' : null),
}

/**
 * Names that the site as it is uses already; read from its sources.
 *
 * @returns {Promise<import('./taken-names.ts').TakenNames>}
 * @throws {Failure} when the site cannot be put together
 */
export async function readTakenNames() {
  const { runnerImport } = await import('vite')
  try {
    const load = async (file, plugins = []) =>
      (await runnerImport(join(atrium, file), { root: atrium, logLevel: 'silent', plugins })).module
    // What sources import and only the build makes.
    const { iconSet } = await load('server/build/icon-set.ts')
    const { installedModules } = await load('server/build/site/installed-modules.ts')
    const { takenNames } = await load('scripts/new/taken-names.ts', [
      iconSet(),
      installedModules({ atrium, site }),
      noStyles,
    ])
    return takenNames()
  } catch (error) {
    throw new Failure(`The site as it is cannot be put together; fix that first.\n\n${error.message}`)
  }
}
