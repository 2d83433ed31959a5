import { isRecord } from 'atrium'
import { useMemo, useState } from 'react'
import { FieldRows } from '../../client/form/field-rows.tsx'
import { Arrange } from '../../client/form/items/arrange.tsx'
import { ItemFrame } from '../../client/form/items/item-frame.tsx'
import { useItems } from '../../client/form/items/use-items.ts'
import { RawValue } from '../../client/form/raw-value.tsx'
import { identityOf } from '../../client/model/identity.ts'
import { initialOf } from '../../client/model/initial.ts'
import { itemName } from '../../client/model/item-name.ts'
import { type Path, pathText } from '../../client/model/path.ts'
import { blockKey, blockOf } from '../../client/model/schema.ts'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { BlockMenu } from './block-menu.tsx'
import { leftOf } from './may-insert.ts'
import { readBlocks } from './value.ts'

/** So many blocks are open at first. */
const FEW = 6

function BlocksControl({ field, value, path }: ControlProps) {
  const texts = useTexts()
  const { schema, isReadOnly } = useTools()
  const place = pathText(path)
  const shared = useItems(path, place)
  const [inserting, setInserting] = useState<number>()
  const actions = useMemo(() => ({ ...shared, insert: setInserting }), [shared])
  const items = readBlocks(value) ?? []
  const known = items.map((item) => {
    const key = blockKey(item)
    const block = key === undefined ? undefined : blockOf(schema.blocks, key)
    const content = key === undefined ? undefined : (item as Record<string, unknown>)[key]
    return { item, key, block, content, name: itemName(content, block?.fields, block?.itemName) }
  })
  const isTopLevel = field.isTopLevel ?? false
  const keys = known.flatMap(({ block }) => block?.wire ?? [])
  return (
    <>
      <ul className="items blocks" data-items={place}>
        {known.map(({ item, key, block, content, name }, index) => {
          const identity = identityOf(item, index)
          const own = [...path, index]
          return (
            <ItemFrame
              key={identity}
              {...{ identity, index, name, actions, count: items.length, place: pathText(own), content: item }}
              blockPlace={key === undefined ? undefined : pathText([...own, key])}
              kind={block?.label ?? key ?? texts.unknownBlock}
              icon={block?.icon}
              isOpenAtFirst={items.length <= FEW}
              isTheLast={block && leftOf(block, isTopLevel, keys) === 0}
            >
              {() =>
                block && key !== undefined ? (
                  <BlockBody {...{ fields: block.fields, help: block.help, content, path: [...own, key] }} />
                ) : (
                  <UnknownBlock item={item} remove={() => actions.remove(index, name)} />
                )
              }
            </ItemFrame>
          )
        })}
      </ul>
      {!isReadOnly && (
        <div className="items-foot">
          <button type="button" data-add={place} onClick={() => setInserting(items.length)}>
            {texts.addBlock}
          </button>
          {items.length > 1 && (
            <Arrange
              label={field.label}
              items={known.map(({ block, key, name }) => [block?.label ?? key, name].filter(Boolean).join(': '))}
              move={actions.move}
            />
          )}
        </div>
      )}
      {inserting !== undefined && (
        <BlockMenu
          {...{ isTopLevel, keys }}
          onClose={() => setInserting(undefined)}
          onChoose={(block) => {
            setInserting(undefined)
            actions.add({ [block.wire]: initialOf(block.fields) }, inserting, block.label)
          }}
        />
      )}
    </>
  )
}

interface BlockBodyProps {
  fields: Parameters<typeof FieldRows>[0]['fields']
  help: string | undefined
  content: unknown
  path: Path
}

function BlockBody({ fields, help, content, path }: BlockBodyProps) {
  return (
    <>
      {help && <p className="help">{help}</p>}
      <FieldRows fields={fields} object={isRecord(content) ? content : undefined} path={path} />
    </>
  )
}

function UnknownBlock({ item, remove }: { item: unknown; remove(): void }) {
  return <RawValue value={item} id={identityOf(item, 0)} remove={remove} />
}

export default {
  Control: BlocksControl,
  frame: 'set',
  canShow: (wire) => readBlocks(wire) !== undefined,
} satisfies FieldControl
