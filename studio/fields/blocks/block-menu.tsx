import { useState } from 'react'
import { useTools } from '../../client/form/tools.tsx'
import { Dialog } from '../../client/parts/dialog.tsx'
import { SearchList } from '../../client/parts/search-list.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import type { BlockForm } from '../../forms/form.ts'
import { insertable, meant } from './may-insert.ts'

interface BlockMenuProps {
  isTopLevel: boolean
  /** Of the blocks that are there. */
  keys: readonly string[]
  onChoose(block: BlockForm): void
  onClose(): void
}

/** The blocks that may be put in a place, by category, with what each is for and how many are left. */
export function BlockMenu({ isTopLevel, keys, onChoose, onClose }: BlockMenuProps) {
  const texts = useTexts()
  const { schema } = useTools()
  const [query, setQuery] = useState('')
  const found = meant(insertable(schema.blocks.values(), isTopLevel, keys), query)
  return (
    <Dialog title={texts.addBlock} size="list" onClose={onClose}>
      <SearchList
        label={texts.searchBlocks}
        query={query}
        onQuery={setQuery}
        empty={texts.nothingFound}
        onChoose={onChoose}
        options={found.map(({ block, left }) => ({
          key: block.wire,
          value: block,
          group: block.category,
          content: (
            <span className="block-option">
              <strong>{block.label}</strong>
              {block.help && <span className="help">{block.help}</span>}
              {left !== undefined && left > 0 && (
                <span className="help">{texts.leftOf({ count: left, most: block.most ?? left })}</span>
              )}
            </span>
          ),
          unless: left === 0 ? texts.noneLeft({ count: block.most ?? 0 }) : undefined,
        }))}
      />
    </Dialog>
  )
}
