import type { Server, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Log } from 'atrium'
import { listen } from '../http/connections/listen.ts'
import type { AtriumServer } from '../http/connections/server.ts'
import { stopListening } from '../http/connections/stop-listening.ts'
import { openOperationsPort } from './operations-port.ts'

/** How connections come to a server. */
export interface Listener {
  /** Lets connections in. @returns the address to open; undefined: another process has it */
  open(server: AtriumServer, log?: Log): Promise<string | undefined>
  /** Resolves when no more will come. */
  close(server: AtriumServer): Promise<void>
}

interface PortSettings {
  PORT: number
  HOST?: string
  OPERATIONS_PORT?: number
  OPERATIONS_HOST?: string
  SHUTDOWN_DELAY: number
}

/** A port of its own, and where it is set another one for those who run the site. It closes after `SHUTDOWN_DELAY` seconds. */
export const ownPort = ({ OPERATIONS_PORT, OPERATIONS_HOST = '', ...settings }: PortSettings): Listener => {
  let operators: Server | undefined
  return {
    async open(server, log) {
      const take = (socket: Socket) => server.take(socket.resume(), 'operations')
      operators = await openOperationsPort({ OPERATIONS_PORT, OPERATIONS_HOST }, take, log)
      return listen(server.server, settings)
    },
    async close({ server, hold }) {
      await setTimeout(settings.SHUTDOWN_DELAY * 1000)
      const release = hold()
      await Promise.all([server, ...(operators ? [operators] : [])].map(stopListening))
      release()
    },
  }
}
