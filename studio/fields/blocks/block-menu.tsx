import { useState } from 'react'
import { useSettled } from '../../client/api/use-loaded.ts'
import { Dialog } from '../../client/parts/dialog.tsx'
import { SearchList } from '../../client/parts/search-list.tsx'
import { SetIcon } from '../../client/parts/set-icon.tsx'
import { type Texts, useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { BlockForm } from '../../forms/form.ts'
import { BlockExample } from './block-example.tsx'
import { type Insertable, insertable, meant } from './may-insert.ts'

/** An example is loaded for who stays at a block so long, in milliseconds. */
const PAUSE = 150

interface BlockMenuProps {
  isTopLevel: boolean
  /** Of the blocks that are there. */
  keys: readonly string[]
  onChoose(block: BlockForm): void
  onClose(): void
}

/** The blocks by category, with what each is for, an example, how many are left, and why one may not be here. */
export function BlockMenu({ isTopLevel, keys, onChoose, onClose }: BlockMenuProps) {
  const texts = useTexts()
  const { schema, site } = useTools()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<BlockForm>()
  const shown = useSettled(active, PAUSE)
  const found = meant(insertable(schema.blocks.values(), isTopLevel, keys), query)
  return (
    <Dialog title={texts.addBlock} size="wide" onClose={onClose}>
      <SearchList
        label={texts.searchBlocks}
        query={query}
        onQuery={setQuery}
        empty={texts.nothingFound}
        onChoose={onChoose}
        onActive={setActive}
        options={found.map((one) => ({
          key: one.block.wire,
          value: one.block,
          group: one.isElsewhere ? texts.notHere : query.trim() ? undefined : one.block.category,
          content: <BlockOption {...one} />,
          unless: whyNot(one, isTopLevel, texts),
        }))}
        beside={shown ? <BlockExample block={shown} canvas={site.canvas} /> : <span />}
      />
    </Dialog>
  )
}

function BlockOption({ block, left }: Insertable) {
  const texts = useTexts()
  return (
    <span className="block-option">
      <SetIcon name={block.icon} />
      <span>
        <strong>{block.label}</strong>
        {block.help && <span className="help">{block.help}</span>}
        {left !== undefined && left > 0 && (
          <span className="help">{texts.leftOf({ count: left, most: block.most ?? left })}</span>
        )}
      </span>
    </span>
  )
}

function whyNot({ block, left, isElsewhere }: Insertable, isTopLevel: boolean, texts: Texts): string | undefined {
  if (isElsewhere) return isTopLevel ? texts.onlyInside : texts.onlyAtTop
  return left === 0 ? texts.noneLeft({ count: block.most ?? 0 }) : undefined
}
