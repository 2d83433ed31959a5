import { defined } from 'atrium'
import type { BlockForm } from '../../forms/form.ts'

/** A block, and whether it may be inserted in a place. */
export interface Insertable {
  block: BlockForm
  /** How many of it a page may still have, at its top level; undefined where there is no limit. */
  left?: number
  /** It may be elsewhere, and not here. */
  isElsewhere?: boolean
}

/** How many of a block a place may still have; undefined: there is no limit. @param keys those that are there already */
export const leftOf = ({ wire, most }: BlockForm, isTopLevel: boolean, keys: readonly string[]): number | undefined =>
  isTopLevel && most !== undefined ? Math.max(0, most - keys.filter((key) => key === wire).length) : undefined

/**
 * All blocks as a menu offers them: those that may be here by category, the category that is used most first and in it the
 * block that is; then those that may not.
 *
 * @param keys those that are there already
 */
export function insertable(blocks: Iterable<BlockForm>, isTopLevel: boolean, keys: readonly string[]): Insertable[] {
  const all = [...blocks].map((block): Insertable => {
    if (block.placement !== 'both' && block.placement !== (isTopLevel ? 'section' : 'body'))
      return { block, isElsewhere: true }
    return defined({ block, left: leftOf(block, isTopLevel, keys) })
  })
  const weights = new Map<string, number>()
  for (const { block, isElsewhere } of all)
    if (!isElsewhere) weights.set(block.category, (weights.get(block.category) ?? 0) + usesOf(block))
  const weightOf = ({ block }: Insertable) => weights.get(block.category) ?? 0
  return all.sort(
    (a, b) =>
      Number(a.isElsewhere ?? false) - Number(b.isElsewhere ?? false) ||
      weightOf(b) - weightOf(a) ||
      a.block.category.localeCompare(b.block.category) ||
      usesOf(b.block) - usesOf(a.block) ||
      a.block.label.localeCompare(b.block.label),
  )
}

const usesOf = ({ uses = 0 }: BlockForm): number => uses

/** Those that are meant by what is typed, first the ones that are called so; what may not be here stays at the end. */
export function meant(found: readonly Insertable[], query: string): Insertable[] {
  const word = query.trim().toLowerCase()
  const rankOf = ({ block: { label }, isElsewhere }: Insertable) => {
    const at = word === '' ? -1 : label.toLowerCase().indexOf(word)
    return (isElsewhere ? 3 : 0) + (at < 0 ? 2 : Math.min(at, 1))
  }
  return found.filter(({ block }) => isMeant(block, query)).sort((a, b) => rankOf(a) - rankOf(b))
}

const isMeant = ({ label, help = '', category, wire }: BlockForm, query: string): boolean => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const text = `${label} ${category} ${wire} ${help}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
