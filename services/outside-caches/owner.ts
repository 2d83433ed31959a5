import { randomUUID } from 'node:crypto'
import { isOtherProcess } from '#engine/host.ts'

/** Names this process, also among earlier ones that had its number. */
const PROCESS = `${process.pid} ${randomUUID()}`

/** A name for one who delivers, by which every process of the data directory can tell whether its process still runs. */
export const ownerName = (): string => `${PROCESS} ${randomUUID()}`

/** Tells whether the process of an owner has ended; false where the name does not say which process it was. */
export function hasEnded(owner: string): boolean {
  const pid = Number(owner.split(' ', 1)[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  return pid === process.pid ? !owner.startsWith(`${PROCESS} `) : !isOtherProcess(pid)
}
