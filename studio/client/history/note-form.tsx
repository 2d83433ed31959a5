import { type FormEvent, useRef } from 'react'
import type { Api } from '../api/api.ts'
import type { Saver } from '../entry/session/saving.ts'
import type { Session } from '../entry/session/session.ts'
import { announce } from '../parts/announce.ts'
import { useDoing } from '../parts/dialog-foot.tsx'
import { Failure } from '../parts/failure.tsx'
import { useKeptWords } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'

const MAX_NOTE = 500

interface NoteFormProps {
  session: Session
  saver: Saver
  api: Api
  onNoted(): void
}

/** Says something of the entry as it is now: that version is kept then. */
export function NoteForm({ session, saver, api, onNoted }: NoteFormProps) {
  const texts = useTexts()
  const [note, setNote] = useKeptWords(`note:${session.ref.type}/${session.ref.uid}`)
  const input = useRef<HTMLInputElement>(null)
  const { error, during } = useDoing()
  const keep = (event: FormEvent) => {
    event.preventDefault()
    void during(async () => {
      if (!(await saver.now())) throw new Error(texts.notSaved)
      const { hash } = session.state.get()
      if (hash !== undefined) await api.nameVersion(session.ref, note, hash)
      setNote('')
      // The button has nothing to do any more.
      input.current?.focus()
      announce(texts.isNoted)
      onNoted()
    })
  }
  return (
    <form className="note-form" onSubmit={keep}>
      <label className="stacked">
        {texts.noteOfNow}
        <input
          ref={input}
          type="text"
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <button type="submit" disabled={note.trim() === ''}>
        {texts.keepNote}
      </button>
      {error !== undefined && <Failure error={error} />}
    </form>
  )
}
