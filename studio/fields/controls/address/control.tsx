import { addressOf, isMadeOf, isNew } from '../../../client/model/address.ts'
import { useStore } from '../../../client/parts/store.ts'
import { useTexts } from '../../../client/parts/texts.tsx'
import { useTools } from '../../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { LineInput } from '../../text/typed-input.tsx'
import { words } from '../../value.ts'

/** What the address of the entry is made of, with the whole address as visitors have it. */
function AddressControl(props: ControlProps) {
  const { field, value, id, describedBy, change } = props
  const texts = useTexts()
  const { state, site, isReadOnly } = useTools()
  const { path, address = path, reason } = useStore(state, ({ canvas }) => canvas)
  const isPublished = useStore(state, ({ published }) => published !== undefined)
  const title = useStore(state, ({ history }) => String(history.present.title ?? ''))
  const isOpen = useStore(state, ({ history }) => isNew(history.present, isPublished))
  const shown = words.read(value) ?? ''
  const made = addressOf(field, title)
  return (
    <>
      <LineInput {...props} describedBy={[describedBy, `${id}-whole`].filter(Boolean).join(' ')} />
      {!isReadOnly && isOpen && made && !isMadeOf(shown, title) && (
        <button type="button" onClick={() => change(made)}>
          {texts.fromTitle}
        </button>
      )}
      <p className="whole-address" id={`${id}-whole`}>
        {address === null ? reason && texts.noAddress({ reason }) : <code>{site.siteUrl + address}</code>}
        {isPublished && <span className="help"> {texts.addressMoves}</span>}
      </p>
    </>
  )
}

export default {
  Control: AddressControl,
  frame: 'line',
  fits: ({ kind }) => kind === 'text',
  canShow: (wire) => words.read(wire) !== undefined,
} satisfies FieldControl
