const UNFINISHED = /\.(\d+)-\d+\.tmp$/

/** Name of a file while it is being written, before it takes the place of another. @param number tells those of this process apart */
export const unfinishedName = (file: string, number: number): string => `${file}.${process.pid}-${number}.tmp`

/** True for the name of such a file whose process has ended: nobody will finish it. Asked when a process starts. */
export function isLeftOver(name: string, isRunning: (pid: number) => boolean = isOtherProcess): boolean {
  const [, pid] = UNFINISHED.exec(name) ?? []
  return pid !== undefined && !isRunning(Number(pid))
}

/** True while another process has the number. An earlier one may have had the number of this one: that is no other. */
export function isOtherProcess(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
