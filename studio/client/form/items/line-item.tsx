import type { KeyboardEvent, ReactNode } from 'react'
import { Menu } from '../../parts/menu.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { useTools } from '../tools.tsx'
import type { ItemActions } from './use-items.ts'

interface LineItemProps {
  index: number
  count: number
  place: string
  name: string
  actions: ItemActions
  children: ReactNode
}

/** An item of a list that is one line, like a word. */
export function LineItem({ index, count, place, name, actions, children }: LineItemProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const known = name || texts.itemNumber({ number: index + 1 })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    actions.move(index, index + (event.key === 'ArrowUp' ? -1 : 1), known)
  }
  return (
    <li className="item one-line" data-item-place={place} onKeyDown={onKeyDown}>
      {children}
      {!isReadOnly && (
        <Menu
          label={texts.actionsFor({ name: known })}
          actions={[
            {
              id: 'up',
              label: texts.moveUp,
              keys: 'Alt ↑',
              isDisabled: index === 0,
              run: () => actions.move(index, index - 1, known),
            },
            {
              id: 'down',
              label: texts.moveDown,
              keys: 'Alt ↓',
              isDisabled: index === count - 1,
              run: () => actions.move(index, index + 1, known),
            },
            { id: 'remove', label: texts.remove, isDangerous: true, run: () => actions.remove(index, known) },
          ]}
        />
      )}
    </li>
  )
}
