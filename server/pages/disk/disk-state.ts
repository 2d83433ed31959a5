import { readFileSync } from 'node:fs'
import { attempt, writeWhole } from '#engine/host.ts'

/** Name of the file beside the pages. */
export const STATE = 'state.json'

/** Holds what is known of all pages on disk together. */
export interface DiskState {
  /** The revision of the content up to which pages of entries that are gone were deleted. */
  revision: number
  /** Counts how often somebody asked for pages to be re-rendered. */
  epoch: number
}

/** @returns undefined when there is none, or none that can be read */
export function readState(file: string): DiskState | undefined {
  const { revision, epoch } = attempt(() => JSON.parse(readFileSync(file, 'utf8')) as Partial<DiskState> | null) ?? {}
  return Number.isSafeInteger(revision) && Number.isSafeInteger(epoch) ? ({ revision, epoch } as DiskState) : undefined
}

export const writeState = (file: string, { revision, epoch }: DiskState): Promise<void> =>
  writeWhole(file, JSON.stringify({ revision, epoch }))
