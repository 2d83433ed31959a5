import { isRecord } from 'atrium'
import { type ReactNode, useId, useMemo } from 'react'
import { FieldRow } from '../../client/form/field-row.tsx'
import { FieldRows } from '../../client/form/field-rows.tsx'
import { Arrange } from '../../client/form/items/arrange.tsx'
import { ItemFrame } from '../../client/form/items/item-frame.tsx'
import { LineItem } from '../../client/form/items/line-item.tsx'
import { useItems } from '../../client/form/items/use-items.ts'
import { identityOf } from '../../client/model/identity.ts'
import { newItem } from '../../client/model/initial.ts'
import { itemName } from '../../client/model/item-name.ts'
import { type Path, pathText } from '../../client/model/path.ts'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { FormField } from '../../forms/form.ts'
import type { ControlProps } from '../control-props.ts'
import { readList } from './value.ts'

/** So many items are open at first. */
const FEW = 3

interface ItemsProps extends Pick<ControlProps, 'field' | 'value' | 'path' | 'isFurther'> {
  /** Shown in an item before its fields. */
  before?: (item: unknown, path: Path) => ReactNode
}

/** The items of a list below each other: each is opened, moved, duplicated and taken away by itself. */
export function Items({ field, value, path, isFurther, before }: ItemsProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const place = pathText(path)
  const shared = useItems(path, place)
  const { of } = field
  const actions = useMemo(
    () => ({ ...shared, insert: (index: number) => of && shared.add(newItem(of), index, texts.newItem) }),
    [shared, of, texts],
  )
  const items = readList(value, field, isFurther) ?? []
  if (!of) return null
  const isSingle = !Array.isArray(value) && items.length > 0
  const nameOf = (item: unknown) => itemName(item, of.fields, field.itemName)
  return (
    <>
      <ul className="items" data-items={place}>
        {items.map((item, index) => {
          const own = isSingle ? path : [...path, index]
          const identity = identityOf(item, index)
          const frame = { key: identity, index, count: items.length, place: pathText(own), actions }
          if (of.kind === 'group' && (isRecord(item) || item === undefined || item === null))
            return (
              <ItemFrame
                {...frame}
                key={identity}
                identity={identity}
                name={nameOf(item)}
                content={item}
                isOpenAtFirst={items.length <= FEW}
              >
                {() => (
                  <>
                    {before?.(item, own)}
                    <ItemFields of={of} item={item} path={own} />
                  </>
                )}
              </ItemFrame>
            )
          return (
            <LineItem {...frame} key={identity} name={nameOf(item)}>
              <FieldRow
                field={{ ...of, label: texts.itemNumber({ number: index + 1 }) }}
                {...{ value: item, path: own, place: pathText(own), isFurther: false }}
              />
            </LineItem>
          )
        })}
      </ul>
      {!isReadOnly && (
        <div className="items-foot">
          <button type="button" data-add={place} onClick={() => actions.add(newItem(of), items.length, texts.newItem)}>
            {texts.add}
          </button>
          {items.length > 1 && (
            <Arrange items={items.map((item) => nameOf(item))} move={actions.move} label={field.label} />
          )}
        </div>
      )}
    </>
  )
}

interface ItemFieldsProps {
  of: FormField
  item: unknown
  path: Path
}

/** The fields of an item, by the control that its kind of item has. */
function ItemFields({ of, item, path }: ItemFieldsProps) {
  const id = useId()
  const { edit, controlOf } = useTools()
  if (of.control === undefined)
    return <FieldRows fields={of.fields ?? []} object={isRecord(item) ? item : undefined} path={path} />
  const { Control } = controlOf(of)
  const change = (value: unknown) => edit({ kind: 'set', at: path, value })
  return (
    <Control
      {...{ field: of, value: item, path, id, change }}
      describedBy={undefined}
      isInvalid={false}
      isFurther={false}
    />
  )
}
