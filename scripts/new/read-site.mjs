import { join } from 'node:path'
import { root } from '../setup/command.mjs'
import { Failure } from '../setup/say.mjs'

/**
 * Names that the site as it is uses already; read from its sources.
 *
 * @returns {Promise<import('./taken-names.ts').TakenNames>}
 * @throws {Failure} when the site cannot be put together
 */
export async function readTakenNames() {
  const { runnerImport } = await import('vite')
  try {
    const { module } = await runnerImport(join(root, 'scripts/new/taken-names.ts'), { root, logLevel: 'silent' })
    return module.takenNames()
  } catch (error) {
    throw new Failure(`The site as it is cannot be put together; fix that first.\n\n${error.message}`)
  }
}
