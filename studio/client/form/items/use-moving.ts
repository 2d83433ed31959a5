import type { KeyboardEvent } from 'react'
import { useTexts } from '../../parts/texts.tsx'
import { useTools } from '../../tools/tools.tsx'
import type { ItemActions } from './use-items.ts'

/**
 * Moves an item of a list by keys and by its menu, and puts another one after it by keys.
 *
 * @param known what the item is called
 */
export function useMoving(
  { move, insert }: Pick<ItemActions, 'move' | 'insert'>,
  index: number,
  count: number,
  known: string,
) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const up = () => move(index, index - 1, known)
  const down = () => move(index, index + 1, known)
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (!event.altKey || isReadOnly) return
      const act = { ArrowUp: up, ArrowDown: down, Enter: insert && (() => insert(index + 1)) }[event.key]
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
    entries: [
      { id: 'up', label: texts.moveUp, keys: 'Alt ↑', isDisabled: index === 0, run: up },
      { id: 'down', label: texts.moveDown, keys: 'Alt ↓', isDisabled: index === count - 1, run: down },
    ],
  }
}
