import { useId, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { Ref } from '../../api/contract.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { ItemWords } from './item-words.tsx'

interface ArrangeProps {
  label: string
  /** Names of the items, in their order. */
  items: readonly string[]
  /** The entries by whose uids they are known. */
  references?: readonly (Ref | undefined)[]
  move(from: number, to: number, name: string): void
}

/** Puts items into another order by dragging, with the mouse or by keys; each move is said. */
export function Arrange({ label, items, references, move }: ArrangeProps) {
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
          <Order {...{ label, items, references, move }} />
        </Dialog>
      )}
    </>
  )
}

function Order({ label, items, references = [], move }: ArrangeProps) {
  const texts = useTexts()
  const own = useId()
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
      {({ id, name }) => (
        <GridListItem textValue={name}>
          <Button slot="drag" className="quiet" aria-labelledby={`${own}-${id}`}>
            <Icon name="handle" />
          </Button>
          <span id={`${own}-${id}`}>
            <ItemWords name={name} reference={references[id]} />
          </span>
        </GridListItem>
      )}
    </GridList>
  )
}
