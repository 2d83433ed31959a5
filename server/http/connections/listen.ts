import { type AddressInfo, createServer, type Server } from 'node:net'
import { EnvironmentError } from '../../../config/environment.ts'

/**
 * Listens where the settings say.
 *
 * @param names of these settings
 * @returns the address to open, like `http://localhost:3000`
 * @throws EnvironmentError when the port or address cannot be had, saying what to do
 */
export const listen = (
  server: Server,
  { PORT, HOST }: { PORT: number; HOST?: string },
  names = { port: 'PORT', host: 'HOST' },
): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `${names.port} is "${PORT}", where another program listens. Stop that program, or set ${names.port} to a free port, like ${PORT + 1}; 0 takes any.`,
        EACCES: `${names.port} is "${PORT}", which needs more rights than the process has. Set ${names.port} to a number above 1023.`,
      }
      reject(
        new EnvironmentError([
          reasons[code ?? ''] ??
            `${names.host} is "${HOST}": ${message}. Set ${names.host} to an address of this machine.`,
        ]),
      )
    })
    const name = HOST?.includes(':') ? `[${HOST}]` : (HOST ?? 'localhost')
    server.listen(PORT, HOST, () => resolve(`http://${name}:${(server.address() as AddressInfo).port}`))
  })

/**
 * Tells whether a port can be had, before a start does what takes long.
 *
 * @throws EnvironmentError when it cannot, saying what to do
 */
export async function requireFree(settings: { PORT: number; HOST?: string }): Promise<void> {
  const probe = createServer()
  await listen(probe, settings)
  await new Promise((resolve) => probe.close(resolve))
}
