import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedSite } from '../../browser/server.ts'
import type { World } from './world.ts'

const root = join(import.meta.dirname, '../../..')
const STACK = /\n\s+at (?:\S.* \()?(?:file:|node:|\/)\S+:\d+:\d+\)?/
const PATHS = [root, '/node_modules/', '/atrium-data-', '/atrium-demo-', '/atrium-fuzz-', 'content.db']

/** What no visitor may read: lines of a stack, paths of files. */
export const leaksIn = (text: string): string[] => [
  ...(STACK.exec(text) ?? []).map((line) => `a line of a stack: ${line.trim()}`),
  ...PATHS.flatMap((path) => {
    const at = text.indexOf(path)
    return at < 0 ? [] : [`a path: ${text.slice(Math.max(0, at - 60), at + 100)}`]
  }),
]

/** What a process holds. */
export interface Holding {
  /** Bytes. */
  resident: number
  /** Bytes of the heap and outside it, after a collection of garbage. */
  used: number
  files: number
}

/** Bytes of the server that the system has given it. */
export function residentOf({ process: { pid } }: Pick<ServedSite, 'process'>): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** What caches hold, and may hold, in bytes. */
export async function boundsOf({ site, environment }: Pick<World, 'site' | 'environment'>) {
  const most = (variable: string) => Number(environment[variable]) * 1024 * 1024
  const bounds = {
    atrium_page_bytes: most('CACHE_MEGABYTES'),
    atrium_page_disk_bytes: most('CACHE_DISK_MEGABYTES'),
    atrium_image_bytes: most('IMAGE_CACHE_MEGABYTES'),
  }
  return Promise.all(
    Object.entries(bounds).map(async ([what, most]) => ({ what, bytes: await site.metric(what), most })),
  )
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the server holds once it has come to rest: the least of a few looks, each after a collection of garbage. */
export async function holdingOf(site: ServedSite): Promise<Holding> {
  const { pid } = site.process
  const looks: Holding[] = []
  for (let look = 0; look < 5; look++) {
    site.process.kill('SIGUSR2')
    const used =
      (await site.metric('nodejs_heap_size_used_bytes')) + (await site.metric('nodejs_external_memory_bytes'))
    looks.push({ used, resident: residentOf(site), files: readdirSync(`/proc/${pid}/fd`).length })
    await pause(150)
  }
  const least = (name: keyof Holding) => Math.min(...looks.map((look) => look[name]))
  return { used: least('used'), resident: least('resident'), files: least('files') }
}

/** Lines of the log that no input may cause. */
const UNEXPECTED = /caught nowhere|Unhandled promise rejection|^Answering .*failed|FATAL ERROR|panicked/

/** What the output of a server says that it should not. @param from characters that are known already */
export const complaintsIn = (output: string, from: number): string[] =>
  output
    .slice(from)
    .split('\n')
    .flatMap((line) => {
      const said = messageOf(line)
      return UNEXPECTED.test(said.message) ? [said.message + said.where] : []
    })

function messageOf(line: string) {
  try {
    const { msg, error, err } = JSON.parse(line)
    const { stack = '', code = '' } = (error ?? err ?? {}) as { stack?: string; code?: string }
    return { message: String(msg), where: ` ${code} ${stack.split('\n').slice(1, 7).join(' ')}` }
  } catch {
    return { message: line, where: '' }
  }
}
