/** How Node runs the site in production; `npm start`, the unit and the Dockerfile say the same. */
export const NODE_OPTIONS = ['--max-semi-space-size=4', '--no-parallel-scavenge', '--heap-growing-percent=40']
