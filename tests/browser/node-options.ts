/** How Node runs the site in production; `npm start`, the unit and the Dockerfile say the same. */
export const NODE_OPTIONS = ['--max-semi-space-size=4', '--no-parallel-scavenge', '--heap-growing-percent=40']

/** For tests, and servers that make hundreds of pages for them: to collect garbage less often takes a twelfth of the time. */
export const WITH_ROOM = ['--max-semi-space-size=64']
