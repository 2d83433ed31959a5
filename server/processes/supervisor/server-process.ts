import { fork } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Door } from '../../http/connections/limits.ts'
import { type FromServer, readFromServer, type ToServer } from '../messages.ts'
import { parametersOf, type ServerRole } from '../role.ts'
import { WholeLines } from './whole-lines.ts'

/** How a process ended: by itself with a code, or by a signal. */
export interface End {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface ServerEvents {
  onMessage(message: FromServer): void
  /** Comes once, after all that it said. */
  onEnd(end: End): void
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly pid: number | undefined
  /** Tells a server; what cannot be told since the process is gone is lost: its end is told apart. */
  tell(message: ToServer): void
  /** Hands over a connection, which stays open on this side. */
  give(socket: Socket, door?: Door): void
  kill(): void
}

export type Launch = (role: Omit<ServerRole, 'is'>, events: ServerEvents) => ServerProcess

/**
 * @param program path of the built server; it runs with the options of Node that this process has
 * @param settings environment of a server that starts now
 * @param write takes each line of the server's log
 */
export const launchFrom =
  (program: string, settings: () => NodeJS.ProcessEnv, write: (line: string) => void): Launch =>
  (role, { onMessage, onEnd }) => {
    const child = fork(program, parametersOf(role), { env: settings(), stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    const lines = new WholeLines(write)
    let hasEnded = false
    const end = (how: End) => {
      if (hasEnded) return
      hasEnded = true
      lines.end()
      onEnd(how)
    }
    child.stdout?.on('data', (data: Buffer) => lines.add(data))
    child
      .on('message', (message) => {
        const read = readFromServer(message)
        if (read && !hasEnded) onMessage(read)
      })
      // One that could not be started has no other end.
      .on('error', () => child.pid === undefined && end({ code: 1, signal: null }))
      .on('close', (code, signal) => end({ code, signal }))
    const ignore = () => undefined
    return {
      pid: child.pid,
      tell: (message) => void child.send(message, ignore),
      give: (socket, door) =>
        void child.send({ kind: 'connection', door } satisfies ToServer, socket, { keepOpen: true }, ignore),
      kill: () => void child.kill('SIGKILL'),
    }
  }
