import { readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#engine/host.ts'
import { STATE } from './disk-state.ts'

const FOLDER = /^pages(?:-(\d+))?(?:\.[\w-]+)?$/

/**
 * Where the server of a number keeps its pages: each has a folder of its own.
 *
 * @param language of the pages where it is another than the institution's, BCP 47
 */
export const pageFolder = (dataDir: string, number: number, language?: string): string =>
  join(dataDir, `pages${number === 1 ? '' : `-${number}`}${language ? `.${language}` : ''}`)

/** Deletes folders with a higher number, of a time with more servers. Nobody waits for it. */
export function dropFolders(dataDir: string, highest: number): void {
  for (const { folder, number } of foldersIn(dataDir))
    if (number > highest) rm(folder, { recursive: true, force: true }).catch(() => undefined)
}

/** Has the next server that uses a folder delete its pages: they were purged while nobody used it. @param inUse numbers of the others */
export function forgetFolders(dataDir: string, inUse: ReadonlySet<number>): void {
  for (const { folder, number } of foldersIn(dataDir))
    if (!inUse.has(number)) rmSync(join(folder, STATE), { force: true })
}

const foldersIn = (dataDir: string): { folder: string; number: number }[] =>
  (attempt(() => readdirSync(dataDir)) ?? []).flatMap((name) => {
    const [isFolder, number = '1'] = FOLDER.exec(name) ?? []
    return isFolder ? [{ folder: join(dataDir, name), number: Number(number) }] : []
  })
