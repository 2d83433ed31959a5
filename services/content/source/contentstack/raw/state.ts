import { join } from 'node:path'
import { isRecord } from 'atrium'
import { writeWhole } from '#engine/host.ts'
import type { Position } from '../api/questions.ts'
import { readJson } from './read-json.ts'

/** Describes what the mirror on disk is, as a whole. */
export interface MirrorState {
  /** The stack that it was read from. */
  identity: string
  /** Where changes are asked for from: the mirror has everything before it. Null: drafts, which are listed anew each time. */
  position: Position | null
  /** Names the content types and the code that the content directory was made with. */
  converted: string
  /** When it was last changed, for people. */
  changedAt: string
}

const fileIn = (directory: string) => join(directory, 'state.json')

/** Undefined where there is no whole mirror, or one of another stack. */
export function readState(directory: string, identity: string): MirrorState | undefined {
  const state = readJson(fileIn(directory))
  if (state?.identity !== identity || (state.position !== null && !isPosition(state.position))) return undefined
  return { identity, position: state.position, converted: String(state.converted), changedAt: String(state.changedAt) }
}

export const isPosition = (value: unknown): value is Position =>
  isRecord(value) &&
  (value.name === 'sync_token' || value.name === 'pagination_token') &&
  typeof value.token === 'string'

export const writeState = (directory: string, state: MirrorState): Promise<void> =>
  writeWhole(fileIn(directory), `${JSON.stringify(state, null, 2)}\n`)
