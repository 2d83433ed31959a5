import { type FieldProblem, within } from '../base/problem.ts'
import type { Block } from '../contract/page/block.ts'

type Placed = Pick<Block, 'placement' | 'most'>

/** Whether a block may be in a text, or at the top level of a page. */
export const mayStand = ({ placement }: Pick<Placed, 'placement'>, isTopLevel: boolean | undefined): boolean =>
  placement === 'both' || placement === (isTopLevel ? 'section' : 'body')

/**
 * The blocks of a field that may be in it. Those that may not, and those beyond the number that one page may have of
 * them, are left out with an issue; unknown ones stay, to be reported as such.
 *
 * @param items as they are on the wire, one key each; undefined where an item has no data
 */
export function placedBlocks(
  items: readonly unknown[],
  { isTopLevel, path }: { isTopLevel?: boolean; path: string },
  { blocks, issues }: { blocks: ReadonlyMap<string, { definition: Placed }>; issues: FieldProblem[] },
): unknown[] {
  const counts = new Map<string, number>()
  return items.filter((item, index) => {
    const [key = ''] = Object.keys(item ?? {})
    const block = blocks.get(key)?.definition
    if (!block) return true
    const leaveOut = (reason: string, remedy: string) => {
      issues.push({ severity: 'error', field: within(`${path}[${index}]`, key), reason, remedy })
      return false
    }
    if (!mayStand(block, isTopLevel))
      return isTopLevel
        ? leaveOut('may not stand at the top level of a page', 'Put it into a block that holds others.')
        : leaveOut('may not stand in a text', 'Put it at the top level of a page whose type lets editors do so.')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (!isTopLevel || block.most === undefined || count <= block.most) return true
    return leaveOut(
      `stands here ${count} times; a page may have ${block.most}`,
      'Take it out, or make it one of these.',
    )
  })
}
