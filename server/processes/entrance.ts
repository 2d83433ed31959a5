import { setTimeout } from 'node:timers/promises'
import type { AtriumServer } from '../http/connections/server.ts'
import { stopListening } from '../http/connections/stop-listening.ts'
import { listen } from '../http/listen.ts'

/** How connections come to a server. */
export interface Entrance {
  /** Lets connections in. @returns the address to open; undefined: another process has it */
  open(server: AtriumServer): Promise<string | undefined>
  /** Resolves when no more will come. */
  close(server: AtriumServer): Promise<void>
}

/**
 * A port of its own.
 *
 * @param delay seconds for which connections are still let in while it closes, so that a load balancer can look elsewhere
 */
export const ownPort = (settings: { PORT: number; HOST?: string; SHUTDOWN_DELAY: number }): Entrance => ({
  open: ({ server }) => listen(server, settings),
  async close({ server, hold }) {
    await setTimeout(settings.SHUTDOWN_DELAY * 1000)
    const release = hold()
    await stopListening(server)
    release()
  },
})
