import type { BlockForm } from '../../forms/form.ts'

/** A block that may be inserted, and how many of it a page may still have. */
export interface Insertable {
  block: BlockForm
  /** At the top level of a page; undefined where there is no limit. */
  left?: number
}

/**
 * The blocks that may be inserted into a field, by category and label.
 *
 * @param keys those that are there already
 */
export function insertable(blocks: Iterable<BlockForm>, isTopLevel: boolean, keys: readonly string[]): Insertable[] {
  return [...blocks]
    .filter(({ placement }) => placement === 'both' || placement === (isTopLevel ? 'section' : 'body'))
    .map((block) => {
      const there = keys.filter((key) => key === block.wire).length
      return isTopLevel && block.most !== undefined ? { block, left: Math.max(0, block.most - there) } : { block }
    })
    .sort((a, b) => a.block.category.localeCompare(b.block.category) || a.block.label.localeCompare(b.block.label))
}

/** Those that are meant by what is typed, first the ones that are called so. */
export function meant(found: readonly Insertable[], query: string): Insertable[] {
  const word = query.trim().toLowerCase()
  const rankOf = ({ block: { label } }: Insertable) => {
    const at = word === '' ? -1 : label.toLowerCase().indexOf(word)
    return at < 0 ? 2 : Math.min(at, 1)
  }
  return found.filter(({ block }) => isMeant(block, query)).sort((a, b) => rankOf(a) - rankOf(b))
}

const isMeant = ({ label, help = '', category, wire }: BlockForm, query: string): boolean => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const text = `${label} ${category} ${wire} ${help}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
