import { useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useTexts } from '../../parts/texts.tsx'

interface ArrangeProps {
  label: string
  /** Names of the items, in their order. */
  items: readonly string[]
  move(from: number, to: number, name: string): void
}

/** Puts items into another order by dragging, with the mouse or by keys; each move is said. */
export function Arrange({ label, items, move }: ArrangeProps) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {texts.arrange}
      </button>
      {isOpen && (
        <Dialog title={texts.arrangeOf({ name: label })} size="list" onClose={() => setOpen(false)}>
          <p className="help">{texts.arrangeHelp}</p>
          <Order label={label} items={items} move={move} />
        </Dialog>
      )}
    </>
  )
}

function Order({ label, items, move }: ArrangeProps) {
  const texts = useTexts()
  const rows = items.map((name, index) => ({ id: index, name: name || texts.itemNumber({ number: index + 1 }) }))
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': rows[Number(key)]?.name ?? '' })),
    onReorder({ keys, target }) {
      const [from] = [...keys].map(Number)
      if (from === undefined) return
      const before = Number(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      move(from, before > from ? before - 1 : before, rows[from]?.name ?? '')
    },
  })
  return (
    <GridList aria-label={label} items={rows} dragAndDropHooks={dragAndDropHooks} className="order">
      {({ name }) => (
        <GridListItem textValue={name}>
          <Button slot="drag" className="quiet" aria-label={texts.drag({ name })}>
            <Icon name="handle" />
          </Button>
          {name}
        </GridListItem>
      )}
    </GridList>
  )
}
