import type { Command, EditorState } from 'prosemirror-state'
import { useId, useState } from 'react'
import { isAddress } from '../../../../../services/content/ingest/rich-text/attributes.ts'
import { LeadsTo } from '../../../../fields/url/leads-to.tsx'
import { useTools } from '../../../form/tools.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { EntryPicker } from '../../../parts/entries/entry-picker.tsx'
import { useTexts } from '../../../parts/texts.tsx'
import { linkAt, removeLink, setLink } from '../../commands/links.ts'

interface LinkDialogProps {
  state: EditorState
  /** Where the link leads now. */
  href: string | undefined
  onEnd(command?: Command): void
}

/** Asks where a link leads: to a page that is chosen, or to an address. */
export function LinkDialog({ state, href, onEnd }: LinkDialogProps) {
  const texts = useTexts()
  const { api } = useTools()
  const id = useId()
  const [address, setAddress] = useState(href ?? '')
  const [title, setTitle] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const own = address.trim()
  const isFine = isAddress(own)
  if (isChoosing)
    return (
      <EntryPicker
        title={texts.choosePage}
        types={[]}
        api={api}
        isOffered={({ path }) => path !== null}
        onChoose={(row) => {
          setAddress(row.path ?? '')
          setTitle(row.title)
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    )
  return (
    <Dialog title={texts.link} onClose={() => onEnd()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isFine) onEnd(setLink(own, title))
        }}
      >
        <label className="stacked" htmlFor={id}>
          {texts.address}
          <input
            {...{ id, type: 'text', value: address, autoComplete: 'off', spellCheck: false, autoFocus: true }}
            placeholder="/visit, #name, mailto:…, https://…"
            aria-describedby={`${id}-help`}
            aria-invalid={(own !== '' && !isFine) || undefined}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <p className="help" id={`${id}-help`}>
          {texts.linkHelp}
        </p>
        <div>
          <button type="button" onClick={() => setChoosing(true)}>
            {texts.choosePage}
          </button>
        </div>
        {/^(?:\/|http)/.test(own) && <LeadsTo address={own} />}
        <footer className="dialog-foot">
          <button type="submit" className="main" disabled={!isFine}>
            {texts.setLink}
          </button>
          {linkAt(state) && (
            <button type="button" onClick={() => onEnd(removeLink)}>
              {texts.removeLink}
            </button>
          )}
          <button type="button" onClick={() => onEnd()}>
            {texts.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
