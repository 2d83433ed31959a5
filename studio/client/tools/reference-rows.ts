import { Refusal } from '../api/api.ts'
import type { Ref, Row } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { type FormTools, useTools } from './tools.tsx'

type Found = Row | null | undefined

/** By the entry that is open: another one, or the same anew, asks anew. */
const known = new WeakMap<FormTools['state'], Map<string, Promise<Found>>>()

/** The row of an entry, asked for once while another is open; null: it is not there, undefined: not known. */
function rowOf({ api, state }: Pick<FormTools, 'api' | 'state'>, ref: Ref): Promise<Found> {
  const rows = known.get(state) ?? new Map<string, Promise<Found>>()
  known.set(state, rows)
  const key = titleKey(ref)
  const found =
    rows.get(key) ??
    api
      .entry(ref)
      .then(({ row }) => row)
      // Where it is not known whoever shows it next asks again.
      .catch((error) => (error instanceof Refusal && [400, 404].includes(error.status) ? null : void rows.delete(key)))
  rows.set(key, found)
  return found
}

/** Names an entry in a map of titles. */
export const titleKey = ({ type, uid }: Ref): string => `${type}/${uid}`

const NONE: ReadonlyMap<string, string> = new Map()

/** Titles of entries that are there, when they are known, by `titleKey`. */
export function useReferenceTitles(refs: readonly Ref[]): ReadonlyMap<string, string> {
  const { api, state } = useTools()
  const titleOf = async (ref: Ref) => [titleKey(ref), (await rowOf({ api, state }, ref))?.title ?? ref.uid] as const
  const key = refs.map(titleKey).join(' ')
  const { value = NONE } = useLoaded(key || undefined, async () => new Map(await Promise.all(refs.map(titleOf))))
  return value
}

/** Returns what is shown of an entry that a field refers to. */
export function useReferenceRow(ref: Ref | undefined): { row: Row | undefined; isMissing: boolean } {
  const { api, state } = useTools()
  const { value, isLoading } = useLoaded(ref && titleKey(ref), () => rowOf({ api, state }, ref as Ref))
  const row = ref && !isLoading ? value : undefined
  return { row: row ?? undefined, isMissing: row === null }
}
