import { useId } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Icon } from '../../parts/icon.tsx'
import { useTexts } from '../../parts/texts.tsx'
import type { ArrangeProps } from './arrange.tsx'
import { ItemWords } from './item-words.tsx'

/** The items of a list, to be moved. */
export function Order({ label, items, references = [], move }: ArrangeProps) {
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
