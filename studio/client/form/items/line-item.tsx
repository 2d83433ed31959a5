import type { ReactNode } from 'react'
import { Menu } from '../../parts/menu.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { useTools } from '../../tools/tools.tsx'
import type { ItemActions } from './use-items.ts'
import { useMoving } from './use-moving.ts'

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
  const { onKeyDown, entries } = useMoving(actions, index, count, known)
  return (
    <li className="item one-line" data-item-place={place} onKeyDown={onKeyDown}>
      {children}
      {!isReadOnly && (
        <Menu
          label={texts.actionsFor({ name: known })}
          actions={[
            ...entries,
            { id: 'remove', label: texts.remove, isDangerous: true, run: () => actions.remove(index, known) },
          ]}
        />
      )}
    </li>
  )
}
