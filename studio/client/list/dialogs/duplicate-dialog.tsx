import { type FormEvent, useState } from 'react'
import type { Api } from '../../api/api.ts'
import type { Row } from '../../api/contract.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogFoot } from '../../parts/dialog-foot.tsx'
import { Failure } from '../../parts/failure.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { goTo } from '../../route/route.ts'

interface DuplicateDialogProps {
  api: Api
  row: Row
  onClose(): void
}

/** Asks for the title of a copy. */
export function DuplicateDialog({ api, row, onClose }: DuplicateDialogProps) {
  const texts = useTexts()
  const [title, setTitle] = useState(texts.copyOf({ title: row.title }))
  const [error, setError] = useState<unknown>()
  const create = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const { ref } = await api.create(row.ref.type, { title: title.trim(), copyOf: row.ref.uid })
      onClose()
      goTo({ view: 'entry', ref })
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <Dialog title={texts.duplicateOf({ title: row.title })} onClose={onClose}>
      <form onSubmit={create}>
        {error !== undefined && <Failure error={error} />}
        <label className="stacked">
          {texts.title}
          <input
            autoFocus
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            autoComplete="off"
          />
        </label>
        <DialogFoot label={texts.duplicate} isDisabled={!title.trim()} onClose={onClose} />
      </form>
    </Dialog>
  )
}
