import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANCHOR } from './anchor.ts'
import { takeKeptStore } from './kept-store.ts'
import { NODE_OPTIONS, WITH_ROOM } from './node-options.ts'

const root = join(import.meta.dirname, '../..')
/** Ends a server when the process that started it is gone, however that ended. */
const WITH_PARENT = ['--import', 'data:text/javascript,process.stdin.on("close",()=>process.exit()).resume()']
/** Set where no bench measures the servers: see `vitest.config.ts`. */
const { OF_SHORT_SERVERS } = process.env
/** A start that takes longer has failed, in milliseconds. */
const START_TIMEOUT = 180_000

export interface ServerOptions {
  /** Content directory; default: the demo content. */
  content?: string
  /** `SITE_NOW`; default: the anchor day. */
  siteNow?: string
  /** Where derived data lies; default: a folder of its own, deleted at the end. */
  data?: string
  environment?: Record<string, string>
  /** True: the content differs little from the demo, whose store is at hand; default: where no content is given. */
  nearDemo?: boolean
  /** True: its memory is looked at, and is that of production; others collect garbage less often, which takes less time. */
  isMeasured?: boolean
  /** Folder of the project whose build is served; default: this one. */
  project?: string
  /** A program and its parameters that run the server, whose own command follows them. */
  through?: readonly string[]
  /** True: it is not stopped, and ends with this process. */
  endsWithParent?: boolean
}

export interface ServedSite {
  /** Like `http://127.0.0.1:40123`. */
  origin: string
  /** Where `/metrics` is answered: a port of its own where `OPERATIONS_PORT` is set and lines of level info are written. */
  operations(): string
  process: ChildProcess
  /** Everything written so far. */
  output(): string
  /** Lines of the log. */
  log(): Record<string, unknown>[]
  /** One figure of `/metrics`, like `atrium_page_renders_total`. */
  metric(name: string): Promise<number>
  /** Asks the process to end; resolves with its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts the built server on a free port.
 *
 * @throws with everything it wrote when it does not start
 */
export async function startServer({
  content,
  siteNow = ANCHOR,
  data,
  environment,
  nearDemo = !content,
  isMeasured = !OF_SHORT_SERVERS,
  project = root,
  through = [],
  endsWithParent = false,
}: ServerOptions = {}): Promise<ServedSite> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'atrium-data-'))
  if (nearDemo && !data && (content || project === root)) await takeKeptStore(folder, content)
  const [program, ...parameters] = [
    ...through,
    process.execPath,
    ...(isMeasured ? NODE_OPTIONS : nearDemo ? WITH_ROOM : []),
    ...(endsWithParent ? WITH_PARENT : []),
    join(project, 'dist/server/main.mjs'),
  ]
  const child = spawn(program as string, parameters, {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      SHUTDOWN_DELAY: '0',
      DATA_DIR: folder,
      SITE_NOW: siteNow,
      IMAGE_WARMING: 'false',
      CONTENT_DIR: content ?? 'demo/content',
      ...environment,
    },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'close')
  const discard = () => data ?? rmSync(folder, { recursive: true, force: true })
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
  const operations = () => /listening on (http:\S+) for those who run the site/.exec(output)?.[1] ?? origin
  return {
    origin,
    operations,
    process: child,
    output: () => output,
    log: () => output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
    metric: (name) => metricAt(operations(), name),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      discard()
      return child.exitCode
    },
  }
}

/** One figure of the metrics that are answered at an origin. */
export async function metricAt(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (.*)$`, 'm').exec(text)?.[1])
}
