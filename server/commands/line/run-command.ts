import { explain } from '../../operations/explain.ts'
import { type Command, readArguments } from './arguments.mjs'

/**
 * Runs a command to its end. The exit code is 0 when it is done, 1 when it found something wrong, and 2 when it could not
 * do its work: it was called wrongly, a setting is wrong, or something is missing.
 *
 * @param command how it is called
 * @param run is given what it was called with; resolves with false when it found something wrong
 */
export async function runCommand(
  command: Command,
  run: (
    positionals: readonly (string | undefined)[],
    options: Readonly<Record<string, string | true | undefined>>,
  ) => Promise<boolean>,
): Promise<void> {
  try {
    const { positionals, options } = readArguments(command)
    if (!(await run(positionals, options))) process.exitCode = 1
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 2
  }
}
