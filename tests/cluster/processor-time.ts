import { readFileSync } from 'node:fs'

/** Clock ticks of the system a second, by which `/proc` counts (proc(5)). */
const TICKS = 100

/** Milliseconds of processor time that a process and its descendants have used; Linux alone. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const own = ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + processorTime(Number(child)), own)
}
