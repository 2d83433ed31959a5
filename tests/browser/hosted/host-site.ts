import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WITH_ROOM } from '../node-options.ts'
import { type ReadSite, readingOf, type SiteOptions, siteEnvironment, takeDataFolder } from '../site-to-serve.ts'

export interface HostedSite extends ReadSite {
  stop(): Promise<void>
}

interface Answer {
  number: number
  address?: string
  error?: string
}

/** Begins a site, or ends the one at an address. */
type Order = { environment: Record<string, string>; log: string } | { address: string }

/** The process that serves the sites of this worker, once a test has asked for one. It ends with the worker. */
let host: ChildProcess | undefined
const waiting = new Map<number, (answer: Omit<Answer, 'number'>) => void>()
let orders = 0

function startHost(): ChildProcess {
  const program = join(import.meta.dirname, 'host.mjs')
  const child = fork(program, {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    execArgv: WITH_ROOM,
  })
  child.on('message', ({ number, ...answer }: Answer) => waiting.get(number)?.(answer))
  child.once('exit', (code, signal) => {
    host = undefined
    for (const tell of waiting.values()) tell({ error: `The host of the sites ended: ${signal ?? code}.` })
  })
  // Nothing waits for it at the end.
  child.unref()
  child.channel?.unref()
  return child
}

async function order(what: Order): Promise<string | undefined> {
  host ??= startHost()
  const to = host
  const number = ++orders
  const { address, error } = await new Promise<Omit<Answer, 'number'>>((resolve) => {
    waiting.set(number, resolve)
    to.send({ number, ...what })
  })
  waiting.delete(number)
  if (error) throw new Error(error)
  return address
}

/**
 * Serves the built site in a process that has served others: for tests of what a site answers, not of its process.
 *
 * @throws with everything it wrote when it does not start
 */
export async function hostSite(options: SiteOptions = {}): Promise<HostedSite> {
  const { folder, discard } = await takeDataFolder(options)
  const logFolder = mkdtempSync(join(tmpdir(), 'atrium-log-'))
  const log = join(logFolder, 'log')
  let output = () => readFileSync(log, 'utf8')
  const end = () => {
    const written = output()
    output = () => written
    rmSync(logFolder, { recursive: true })
    discard()
  }
  const address = await order({ environment: siteEnvironment(options, folder), log }).catch((error: Error) => {
    end()
    throw new Error(`The site did not start: ${error.message}\n${output()}`)
  })
  let ended: Promise<void> | undefined
  return {
    ...readingOf(address as string, () => output()),
    stop: () => {
      ended ??= order({ address: address as string }).then(end)
      return ended
    },
  }
}
