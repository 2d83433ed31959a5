/** How Node runs the site in production; `npm start`, the unit and the Dockerfile say the same. */
export const NODE_OPTIONS = ['--max-semi-space-size=2', '--no-parallel-scavenge', '--heap-growing-percent=40']

/**
 * Also for tests, and servers that make hundreds of pages for them. To collect garbage less often, in one thread, takes a tenth
 * less time; to compile functions for speed later, a fifth: most of them run a few times.
 */
export { SHORT_LIVED, WITH_ROOM } from '../../scripts/setup/command.mjs'
