import { basename, join } from 'node:path'

const PROGRAM = 'main.mjs'

/**
 * The program of the servers that are started from now on: what the supervisor was started by, where a link on the way may
 * lead to another release by now, or where another script has started it, the one of its own build.
 *
 * @param started path of the script that Node runs, links and all
 * @param build folder of the build that the supervisor itself is of
 */
export const programOf = (started: string | undefined, build: string): string =>
  started && basename(started) === PROGRAM ? started : join(build, 'server', PROGRAM)
