import type { Ref } from '../../api/contract.ts'
import { useReferenceRow } from '../../tools/reference-rows.ts'

interface ItemWordsProps {
  name: string
  /** The entry by whose uid the item is known. */
  reference: Ref | undefined
}

/** The words by which an item is known: its own, or the title of the entry that it refers to. */
export function ItemWords({ name, reference }: ItemWordsProps) {
  const { row } = useReferenceRow(reference)
  return <>{row?.title ?? name}</>
}
