import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findPostgres } from '../../scripts/setup/postgres.mjs'
import { freePort } from '../free-port.ts'

/** PostgreSQL refuses to run as root; this user has no rights at all. */
const NOBODY = 65_534
const READY = 'database system is ready to accept connections'

/** A PostgreSQL of the tests' own, with nothing to lose. */
export interface PostgresServer {
  /** Of a schema of its own for whoever asks: no two see each other's tables. */
  url(): string
  /** As when the machine loses power: connections are cut, what was not committed is gone. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Its processes stand still, as behind a network that is cut; connections stay open. @returns lets them go on */
  freeze(): () => void
  /** Ends it, and deletes all it had. */
  stop(): Promise<void>
}

/** The folder of its programs, or why there are none. */
export const postgres: { folder: string } | { reason: string } = await findPostgres()

/** Starts one on a free port of this machine. */
export async function startPostgres(): Promise<PostgresServer> {
  if (!('folder' in postgres)) throw new Error(postgres.reason)
  const { folder } = postgres
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if ('uid' in user) {
    openWayTo(directory)
    chownSync(directory, NOBODY, NOBODY)
  }
  const data = join(directory, 'data')
  const options = ['--auth=trust', '--username=atrium', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(folder, 'initdb'), ['--pgdata', data, ...options], { ...user, cwd: directory, stdio: 'pipe' })
  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB', 'unix_socket_directories=']
  let child: ChildProcess | undefined
  let guard: ChildProcess | undefined
  let said = ''

  const tryStart = async (): Promise<boolean> => {
    const parameters = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((one) => ['-c', one])]
    const begun = spawn(join(folder, 'postgres'), parameters, {
      ...user,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = begun
    guard?.kill('SIGKILL')
    guard = guardOver(begun.pid as number)
    const ended = once(begun, 'exit').then(() => false)
    const ready = new Promise<boolean>((resolve) => {
      said = ''
      begun.stderr?.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(-10_000)
        if (said.includes(READY)) resolve(true)
      })
    })
    return Promise.race([ready, ended])
  }
  const start = async () => {
    // After a crash its last processes may still be ending.
    for (let attempt = 0; attempt < 50; attempt++) {
      if (await tryStart()) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`PostgreSQL does not start:\n${said}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  let schemas = 0
  return {
    url: () => `postgres://atrium@127.0.0.1:${port}/postgres?options=-c%20search_path%3Dsuite_${++schemas}`,
    start,
    crash: () => end('SIGQUIT'),
    freeze() {
      const processes = [child?.pid as number, ...childrenOf(child?.pid as number)]
      const signal = (name: NodeJS.Signals) => {
        for (const id of processes)
          try {
            process.kill(id, name)
          } catch (error) {
            // One that serves a connection may have ended by itself.
            if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
          }
      }
      signal('SIGSTOP')
      return () => signal('SIGCONT')
    },
    async stop() {
      await end('SIGQUIT')
      guard?.kill('SIGKILL')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Ends a process when this one has ended, however that came about: its end of the pipe is closed then. */
const guardOver = (id: number): ChildProcess =>
  spawn('sh', ['-c', 'read -r _; kill -CONT "$0"; kill -QUIT "$0"', String(id)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })

/** Temporary folders of a run are closed to other users. */
function openWayTo(directory: string): void {
  for (let folder = dirname(directory); basename(folder).startsWith('atrium-tests-'); folder = dirname(folder))
    chmodSync(folder, 0o711)
}

const childrenOf = (id: number): number[] =>
  readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
