import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedSite } from '../browser/server.ts'

/** Mounts need no rights in a name space of one's own, where the machine lets people have one. */
const NAMESPACE = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c']

/**
 * Runs a server whose data directory is a file system of its own.
 *
 * @param size like `2m`
 * @param prepare shell command for the mounted `$DATA_DIR`, before the server starts
 */
export const onDisk = (size: string, prepare = 'true'): string[] => [
  ...NAMESPACE,
  `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && ${prepare}; exec "$@"`,
  'sh',
]

const probe = spawnSync(NAMESPACE[0] as string, [...NAMESPACE.slice(1), 'mount -t tmpfs -o size=64k tmpfs /mnt'], {
  encoding: 'utf8',
})

/** Why no small disk can be had on this machine; undefined: it can. */
export const withoutDisks: string | undefined =
  probe.status === 0
    ? undefined
    : `No file system can be mounted on this machine: ${probe.error?.message ?? probe.stderr.trim()}`

/** Where the data directory of a running server is seen from outside its name space. */
const seenFromOutside = ({ process }: ServedSite, data: string) => join(`/proc/${process.pid}/root`, data)

/** Writes until nothing more fits. @returns makes room again */
export function fillDisk(site: ServedSite, data: string): () => void {
  const file = join(seenFromOutside(site, data), 'filling')
  const open = openSync(file, 'w')
  try {
    for (let size = 1024 * 1024; size >= 512; )
      try {
        if (writeSync(open, Buffer.alloc(size)) < size) size /= 2
      } catch {
        size /= 2
      }
  } finally {
    closeSync(open)
  }
  return () => rmSync(file)
}
