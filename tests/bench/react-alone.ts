import { builtParts } from './built.ts'
import { noteRoots } from './note-roots.mjs'

/** React rendering one section of a page, alone. */
export type Root = () => string

/**
 * Notes what React renders of a page's sections, header and footer apart.
 *
 * @returns what was rendered since the last call, and the milliseconds that this took
 */
export const noteSections = async () => noteRoots((await builtParts()).reactServer, 'main-')

/** Milliseconds of processor time: other work on the machine does not count. */
export async function timeOf(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
