import type { Command, EditorState } from 'prosemirror-state'
import { useId, useState } from 'react'
import { isAddress } from '../../../../../services/content/ingest/rich-text/attributes.ts'
import { LeadsTo } from '../../../../fields/url/leads-to.tsx'
import type { LibraryFile } from '../../../api/files.ts'
import { FilePicker } from '../../../files/file-picker.tsx'
import { fileFacts } from '../../../files/file-words.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { EntryPicker } from '../../../parts/entries/entry-picker.tsx'
import { useTexts } from '../../../parts/texts.tsx'
import { pathInContent } from '../../../route/path-in-content.ts'
import { useTools } from '../../../tools/tools.tsx'
import { linkAt, removeLink, setLink } from '../../commands/links.ts'

interface LinkDialogProps {
  state: EditorState
  /** Where the link leads now. */
  href: string | undefined
  onEnd(command?: Command): void
}

/** Asks where a link leads: to a page or file that is chosen, or to an address. */
export function LinkDialog({ state, href, onEnd }: LinkDialogProps) {
  const texts = useTexts()
  const { api, site } = useTools()
  const id = useId()
  const [address, setAddress] = useState(href ?? '')
  const [title, setTitle] = useState('')
  const [choosing, setChoosing] = useState<'page' | 'file'>()
  const [file, setFile] = useState<LibraryFile>()
  const [saysFacts, setSaysFacts] = useState(true)
  const own = address.trim()
  const isFine = isAddress(own)
  // An address that is typed over leads to it no more.
  const chosen = file?.address === own ? file : undefined
  const facts = chosen && `(${fileFacts(texts, chosen, site.language)})`
  if (choosing === 'file')
    return (
      <FilePicker
        {...{ api, site }}
        title={texts.chooseFile}
        onChoose={(file) => {
          setAddress(file.address)
          setTitle(file.title)
          setFile(file)
          setChoosing(undefined)
        }}
        onClose={() => setChoosing(undefined)}
      />
    )
  if (choosing === 'page')
    return (
      <EntryPicker
        title={texts.choosePage}
        types={[]}
        api={api}
        isOffered={({ path }) => path !== null}
        onChoose={(row) => {
          setAddress(pathInContent(row.path ?? '', site))
          setTitle(row.title)
          setChoosing(undefined)
        }}
        onClose={() => setChoosing(undefined)}
      />
    )
  return (
    <Dialog title={texts.link} onClose={() => onEnd()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isFine) onEnd(setLink(own, title, saysFacts ? facts : undefined))
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
          <button type="button" onClick={() => setChoosing('page')}>
            {texts.choosePage}
          </button>{' '}
          <button type="button" onClick={() => setChoosing('file')}>
            {texts.chooseFile}
          </button>
        </div>
        {facts && (
          <label className="choice">
            <input type="checkbox" checked={saysFacts} onChange={({ target }) => setSaysFacts(target.checked)} />
            {texts.sayKind({ words: facts })}
          </label>
        )}
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
