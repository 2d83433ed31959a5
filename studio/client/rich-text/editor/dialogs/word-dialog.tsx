import type { Command, EditorState } from 'prosemirror-state'
import { useId, useState } from 'react'
import { anchorOf, languageOf } from '../../../../../services/content/ingest/rich-text/attributes.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { DialogFoot } from '../../../parts/dialog-foot.tsx'
import { useTexts } from '../../../parts/texts.tsx'
import { setLanguage, setName } from '../../commands/lines.ts'

interface WordDialogProps {
  kind: 'language' | 'name'
  state: EditorState
  onEnd(command?: Command): void
}

/** Asks for the language of what is selected, or for the name of a line that links lead to. */
export function WordDialog({ kind, state, onEnd }: WordDialogProps) {
  const texts = useTexts()
  const id = useId()
  const [word, setWord] = useState(() => presentOf(kind, state))
  const own = word.trim()
  const isFine =
    own === '' || (kind === 'language' ? languageOf({ lang: own }).lang : anchorOf({ id: own })) !== undefined
  return (
    <Dialog title={kind === 'language' ? texts.language : texts.anchorName} onClose={() => onEnd()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isFine) onEnd(kind === 'language' ? setLanguage(own || null) : setName(own || null))
        }}
      >
        <label className="stacked" htmlFor={id}>
          {kind === 'language' ? texts.languageTag : texts.anchorName}
          <input
            {...{ id, type: 'text', value: word, autoComplete: 'off', spellCheck: false, autoFocus: true }}
            aria-describedby={`${id}-help`}
            aria-invalid={!isFine || undefined}
            onChange={({ target }) => setWord(target.value)}
          />
        </label>
        <p className="help" id={`${id}-help`}>
          {kind === 'language' ? texts.languageHelp : texts.anchorHelp}
        </p>
        <DialogFoot label={texts.setIt} isDisabled={!isFine} onClose={() => onEnd()} />
      </form>
    </Dialog>
  )
}

/** What is said now. */
function presentOf(kind: 'language' | 'name', { selection, schema }: EditorState): string {
  const { $from, empty } = selection
  if (kind === 'name') return $from.parent.attrs.id ?? ''
  const { span } = schema.marks
  const marked = span?.isInSet($from.marksAcross($from) ?? $from.marks())
  return (empty ? $from.parent.attrs.lang : marked?.attrs.lang) ?? ''
}
