import type { ServedSite } from '../browser/server.ts'
import { median } from './print.ts'

/** Times that a process is asked, one after the other, to know what asking takes. */
const ASKED = 11

/** Milliseconds of processor time that a server has taken so far, with all its threads. */
export const processorTimeOf = (site: Pick<ServedSite, 'metric'>) => async (): Promise<number> =>
  1000 * (await site.metric('process_cpu_seconds_total'))

/**
 * Measures what work costs a process: milliseconds of processor time for one of so many times. What it takes to ask for the
 * time is no part of it: that is measured after the work, for it grows with what a process has to tell.
 *
 * @param time tells what the process has taken so far, in milliseconds
 */
export const costIn =
  (time: () => Promise<number>) =>
  async (times: number, work: () => Promise<unknown>): Promise<number> => {
    const before = await time()
    await work()
    const after = await time()
    const asked = [after]
    for (let index = 0; index < ASKED; index++) asked.push(await time())
    const asking = median(asked.slice(1).map((later, index) => later - (asked[index] as number)))
    return (after - before - asking) / times
  }
