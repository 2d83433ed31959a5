import type { FormField, WireObject } from '../../api/contract.ts'
import { rankOf } from '../spelling.ts'
import { COUNTED, saysTheSame } from './digest.ts'

export type Side = 'mine' | 'theirs'

/** A key that two people made different. */
export interface MergeRow {
  key: string
  label: string
  mine: unknown
  theirs: unknown
  /** The side that alone changed it; undefined where both did. */
  proposed: Side | undefined
}

/** The keys in which one's own value and somebody else's differ, with whoever changed them since both began. */
export function mergeFields(
  fields: readonly FormField[],
  base: WireObject,
  mine: WireObject,
  theirs: WireObject,
): MergeRow[] {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  return keys
    .filter((key) => !COUNTED.has(key) && !saysTheSame(mine[key], theirs[key]))
    .map((key) => {
      const rank = rankOf(fields, key)
      const isMine = !saysTheSame(mine[key], base[key])
      const isTheirs = !saysTheSame(theirs[key], base[key])
      const proposed = isMine && isTheirs ? undefined : isMine ? 'mine' : 'theirs'
      return {
        key,
        label: (rank === undefined ? undefined : fields[rank]?.label) ?? key,
        mine: mine[key],
        theirs: theirs[key],
        proposed,
      }
    })
}

/** Puts two values together: theirs, with each key that is chosen from one's own. */
export function merged(mine: WireObject, theirs: WireObject, sides: ReadonlyMap<string, Side>): WireObject {
  const order = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return Object.fromEntries(
    order.flatMap((key) => {
      const from = sides.get(key) === 'mine' ? mine : theirs
      return Object.hasOwn(from, key) ? [[key, from[key]]] : []
    }),
  )
}
