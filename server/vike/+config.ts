import type { Config } from 'vike/types'

/** One page for every address: the engine resolves them, not the file system. HTML only, no client routing. */
export default {
  route: '*',
  clientRouting: false,
  disableUrlNormalization: true,
} satisfies Config
