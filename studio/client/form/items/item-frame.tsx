import { memo, type ReactNode, useEffect } from 'react'
import { referenceNaming } from '../../model/item-name.ts'
import { Menu } from '../../parts/menu.tsx'
import { SetIcon } from '../../parts/set-icon.tsx'
import { useStore } from '../../parts/store.ts'
import { useTexts } from '../../parts/texts.tsx'
import { useTools } from '../../tools/tools.tsx'
import { ProblemList } from '../field-row.tsx'
import { setOpen } from '../open-items.ts'
import { useErrorsWithin, useProblemsAt } from '../problems.ts'
import { ItemWords } from './item-words.tsx'
import type { ItemActions } from './use-items.ts'
import { useMoving } from './use-moving.ts'

interface ItemFrameProps {
  /** Its identity, by which it is known to be open. */
  identity: string
  index: number
  count: number
  /** The path of the item as text. */
  place: string
  /** Of a block: the path of its key as text. */
  blockPlace?: string | undefined
  /** Holds what kind of item it is, like the label of a block. */
  kind?: string
  /** Of a block: its name in the icon set. */
  icon?: string | undefined
  name: string
  isOpenAtFirst: boolean
  /** There may be no other one like it. */
  isTheLast?: boolean | undefined
  actions: ItemActions
  children: () => ReactNode
  /** Changes when the content does. */
  content: unknown
}

/** An item of a list: its name, whether it is open, and what can be done with it. */
export const ItemFrame = memo(
  ItemFrameNow,
  (before, after) =>
    before.content === after.content &&
    before.place === after.place &&
    before.count === after.count &&
    before.name === after.name &&
    before.isOpenAtFirst === after.isOpenAtFirst &&
    before.isTheLast === after.isTheLast,
)

function ItemFrameNow({
  identity,
  index,
  count,
  place,
  blockPlace,
  kind,
  icon,
  name,
  isOpenAtFirst,
  isTheLast = false,
  actions,
  content,
  children,
}: ItemFrameProps) {
  const texts = useTexts()
  const { open, problems: store, isReadOnly } = useTools()
  const errors = useErrorsWithin(store, place)
  const isOpen = useStore(open, (state) => state.get(identity) ?? isOpenAtFirst)
  // What is wrong is in sight, and stays so while it is mended; whoever closes it has it closed.
  useEffect(() => {
    if (errors > 0 && !open.get().has(identity)) setOpen(open, identity, true)
  }, [errors, open, identity])
  const ofItem = useProblemsAt(store, place)
  // Of a block the check names its key, too.
  const ofKey = useProblemsAt(store, blockPlace ?? place)
  const problems = blockPlace ? [...ofItem, ...ofKey] : ofItem
  const known = name || kind || texts.itemNumber({ number: index + 1 })
  const { onKeyDown, entries } = useMoving(actions, index, count, known)
  return (
    <li
      className="item"
      data-path={place}
      data-item={identity}
      data-invalid={errors > 0 || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="item-head">
        <button
          type="button"
          className="item-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(open, identity, !isOpen)}
        >
          <span className="arrow" aria-hidden="true" />
          {icon && <SetIcon name={icon} />}
          {kind && <span className="item-kind">{kind}</span>}
          <span className="item-name">
            <ItemWords name={name || (kind ? '' : known)} reference={referenceNaming(content, name)} />
          </span>
        </button>
        {errors > 0 && <span className="count-errors">{texts.errors({ count: errors })}</span>}
        {!isReadOnly && (
          <Menu
            label={texts.actionsFor({ name: known })}
            actions={[
              ...entries,
              {
                id: 'duplicate',
                label: texts.duplicate,
                isDisabled: isTheLast,
                run: () => actions.duplicate(index, known),
              },
              ...(actions.insert
                ? [{ id: 'before', label: texts.insertBefore, run: () => actions.insert?.(index) }]
                : []),
              { id: 'remove', label: texts.remove, isDangerous: true, run: () => actions.remove(index, known) },
            ]}
          />
        )}
      </div>
      <ProblemList id={`${identity}-problems`} problems={problems} />
      {isOpen && <div className="item-body">{children()}</div>}
    </li>
  )
}
