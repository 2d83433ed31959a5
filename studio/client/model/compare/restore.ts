import type { WireObject } from '../../api/contract.ts'
import type { Edit } from '../edit.ts'
import type { Difference } from './difference.ts'

/** The change that makes one difference between a version and what is now as it was in the version. */
export function restoring({ kind, path, before, after }: Difference): Edit {
  const last = path.at(-1)
  const list = path.slice(0, -1)
  if (typeof last !== 'number') return { kind: 'set', at: path, value: before }
  if (kind === 'removed') return { kind: 'insert', at: list, index: last, value: before }
  if (kind === 'added') return { kind: 'remove', at: list, index: last }
  if (kind === 'moved') return { kind: 'move', at: list, from: Number(after) - 1, to: Number(before) - 1 }
  return { kind: 'set', at: path, value: before }
}

/** A version as it is put into the form whole: what the studio keeps itself stays as it is now. */
export function restored(version: WireObject, present: WireObject, system: readonly string[]): WireObject {
  if (system.every((key) => version[key] === present[key])) return version
  const own = Object.entries(version).flatMap(([key, value]) =>
    system.includes(key) ? (Object.hasOwn(present, key) ? [[key, present[key]]] : []) : [[key, value]],
  )
  const others = Object.entries(present).filter(([key]) => system.includes(key) && !Object.hasOwn(version, key))
  return Object.fromEntries([...own, ...others])
}
