import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MB = 1024 * 1024
/** Where groups of processes are made, and the names of their files: of the first version of control groups, or the second. */
const versions = [
  {
    folder: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    most: 'memory.max_usage_in_bytes',
    kills: 'memory.oom_control',
  },
  { folder: '/sys/fs/cgroup', limit: 'memory.max', most: 'memory.peak', kills: 'memory.events' },
] as const

/** Processes that together may have so much memory, as those of a container. */
export interface SmallMemory {
  /** Runs a program in it: what `startServer` takes. */
  through: string[]
  /** The most that was held, in bytes, with the files that were read as far as there was room. */
  most(): number
  /** How many of its processes were ended since there was no more. */
  kills(): number
  /** Once all of them have ended. */
  remove(): void
}

/** @throws when this machine lets nobody make such a group; `withoutSmallMemory` says so beforehand */
export function smallMemory(megabytes: number): SmallMemory {
  const version = versions.find(({ folder }) => existsSync(folder))
  const { folder, limit, most, kills } = version ?? versions[0]
  const group = join(folder, `atrium-${randomUUID()}`)
  mkdirSync(group)
  try {
    writeFileSync(join(group, limit), String(megabytes * MB))
  } catch (error) {
    rmdirSync(group)
    throw error
  }
  const figure = (file: string, pattern: RegExp) =>
    Number(pattern.exec(readFileSync(join(group, file), 'utf8'))?.[1] ?? 0)
  return {
    through: ['sh', '-c', `echo $$ > "${group}/cgroup.procs" && exec "$@"`, 'sh'],
    most: () => figure(most, /(\d+)/),
    kills: () => figure(kills, /^oom_kill (\d+)/m),
    remove: () => rmdirSync(group),
  }
}

/** Why memory cannot be limited on this machine; undefined: it can. */
export const withoutSmallMemory: string | undefined = probe()

function probe(): string | undefined {
  try {
    smallMemory(512).remove()
    return undefined
  } catch (error) {
    return `No group of processes can be made on this machine: ${(error as Error).message}`
  }
}
