import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { NODE_OPTIONS, WITH_ROOM } from './node-options.ts'
import { type ReadSite, readingOf, type SiteOptions, siteEnvironment, takeDataFolder } from './site-to-serve.ts'

const root = join(import.meta.dirname, '../..')
/** Ends a server when the process that started it is gone, however that ended. */
const WITH_PARENT = [
  '--import',
  'data:text/javascript,import{isMainThread}from"node:worker_threads";if(isMainThread)process.stdin.on("close",()=>process.exit()).resume()',
]
/** Set where no bench measures the servers: see `vitest.config.ts`. */
const { OF_SHORT_SERVERS } = process.env
/** A start that takes longer has failed, in milliseconds. */
const START_TIMEOUT = 180_000

export interface ServerOptions extends SiteOptions {
  /** True: its memory is looked at, and is that of production; others collect garbage less often, which takes less time. */
  isMeasured?: boolean
  /** Folder of the project whose build is served; default: this one. */
  project?: string
  /** A program and its parameters that run the server, whose own command follows them. */
  through?: readonly string[]
  /** True: it is not stopped, and ends with this process. */
  endsWithParent?: boolean
}

export interface ServedSite extends ReadSite {
  process: ChildProcess
  /** Asks the process to end; resolves with its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts the built server on a free port.
 *
 * @throws with everything it wrote when it does not start
 */
export async function startServer({
  isMeasured = !OF_SHORT_SERVERS,
  project = root,
  through = [],
  endsWithParent = false,
  ...options
}: ServerOptions = {}): Promise<ServedSite> {
  const nearDemo = options.nearDemo ?? !options.content
  const { folder, discard } = await takeDataFolder({
    ...options,
    nearDemo: nearDemo && (options.content !== undefined || project === root),
  })
  const [program, ...parameters] = [
    ...through,
    process.execPath,
    ...(isMeasured ? NODE_OPTIONS : nearDemo ? WITH_ROOM : []),
    ...(endsWithParent ? WITH_PARENT : []),
    join(project, 'dist/server/main.mjs'),
  ]
  const child = spawn(program as string, parameters, {
    cwd: project,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...siteEnvironment(options, folder) },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'close')
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL')
      discard()
      reject(new Error(`The server ${why}:\n${output}`))
    }
    const timer = setTimeout(fail, START_TIMEOUT, 'did not start in time')
    ended.then(() => fail('ended'))
    child.stdout.on('data', () => {
      const address = /^Open (http:\S+)$/m.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
  })
  return {
    ...readingOf(origin, () => output),
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      discard()
      return child.exitCode
    },
  }
}
