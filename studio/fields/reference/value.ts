import { isRecord } from 'atrium'
import type { Ref } from '../../client/api/contract.ts'
import { isEmpty } from '../value.ts'

/** A reference as the file has it, with whatever else is said in it. */
export type WireReference = Readonly<Record<string, unknown>>

/** The references of a field; a list of one, or one by itself. */
export function readReferences(wire: unknown): readonly WireReference[] | undefined {
  if (isEmpty(wire)) return []
  if (isRecord(wire)) return [wire]
  return Array.isArray(wire) && wire.every(isRecord) ? wire : undefined
}

/** Puts references back: one by itself stays by itself. */
export function writeReferences(shown: readonly WireReference[], before: unknown): unknown {
  const known = readReferences(before)
  if (known && known.length === shown.length && known.every((one, index) => one === shown[index])) return before
  if (shown.length === 0) return undefined
  return isRecord(before) && shown.length === 1 ? shown[0] : shown
}

/** The entry that a reference names; undefined for one that names none. */
export const refOf = ({ uid, _content_type_uid: type }: WireReference): Ref | undefined =>
  typeof uid === 'string' && typeof type === 'string' ? { type, uid } : undefined

export const referenceTo = ({ type, uid }: Ref): WireReference => ({ uid, _content_type_uid: type })
