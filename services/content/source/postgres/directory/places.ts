import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { attempt } from '#engine/host.ts'

/**
 * Times of the places of files, in milliseconds; 0: there is none. The place of a file is its folder, whose time changes
 * when a file comes, goes or is replaced in it; a file in no folder is its own place.
 */
export type Places = Readonly<Record<string, number>>

/** @param path of a file of content, with `/` between folders */
export const placeOf = (path: string): string => (path.includes('/') ? dirname(path) : path)

/** The places in a directory as they are now. */
export const timesOf = (directory: string, places: Iterable<string>): Places =>
  Object.fromEntries([...places].map((place) => [place, timeOf(join(directory, place))]))

/** Tells whether all of them are as they were. */
export const unchangedSince = (directory: string, places: Places): boolean =>
  Object.entries(places).every(([place, time]) => timeOf(join(directory, place)) === time)

const timeOf = (path: string): number => attempt(() => statSync(path, { throwIfNoEntry: false })?.mtimeMs) ?? 0
