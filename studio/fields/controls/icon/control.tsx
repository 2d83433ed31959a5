import { useState } from 'react'
import { Dialog } from '../../../client/parts/dialog.tsx'
import { SearchList } from '../../../client/parts/search-list.tsx'
import { iconAddress, SetIcon } from '../../../client/parts/set-icon.tsx'
import { useTexts } from '../../../client/parts/texts.tsx'
import { useSearch } from '../../../client/parts/use-search.ts'
import { useTools } from '../../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { LineInput } from '../../text/typed-input.tsx'
import { words } from '../../value.ts'

/** The name of an icon: typed, or chosen by how it looks. */
function IconControl(props: ControlProps) {
  const { field, value, change } = props
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const [isChoosing, setChoosing] = useState(false)
  const shown = words.read(value) ?? ''
  return (
    <>
      <span className="icon-shown">{shown && <SetIcon name={shown} from={iconAddress(shown)} />}</span>
      <LineInput {...props} />
      {!isReadOnly && (
        <button type="button" onClick={() => setChoosing(true)}>
          {texts.choose}
        </button>
      )}
      {isChoosing && (
        <IconPicker
          title={texts.chooseFor({ name: field.label })}
          onClose={() => setChoosing(false)}
          onChoose={(name) => {
            change(words.write(name, value))
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}

interface IconPickerProps {
  title: string
  onChoose(name: string): void
  onClose(): void
}

function IconPicker({ title, onChoose, onClose }: IconPickerProps) {
  const texts = useTexts()
  const { api } = useTools()
  const found = useSearch('icons', (words, signal) => api.icons(words, signal))
  const icons = found.value?.icons ?? []
  const all = iconAddress(icons.join(','))
  return (
    <Dialog title={title} size="list" onClose={onClose}>
      <SearchList
        label={texts.searchIcons}
        {...found.list}
        options={icons.map((name) => ({
          key: name,
          value: name,
          content: (
            <span className="icon-option">
              <SetIcon name={name} from={all} /> {name}
            </span>
          ),
        }))}
        onChoose={onChoose}
      />
    </Dialog>
  )
}

export default {
  Control: IconControl,
  frame: 'line',
  fits: ({ kind }) => kind === 'text',
  canShow: (wire) => words.read(wire) !== undefined,
} satisfies FieldControl
