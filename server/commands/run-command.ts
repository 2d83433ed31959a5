import { explain } from '../explain.ts'

/**
 * Runs a command to its end.
 *
 * @param command resolves with false when it found something wrong
 */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await command())) process.exitCode = 1
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
