import { type FormEvent, useState } from 'react'
import type { Api, Seen } from '../../api/api.ts'
import type { Row } from '../../api/contract.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogFoot, useDoing } from '../../parts/dialog-foot.tsx'
import { RowLine } from '../../parts/entries/row-line.tsx'
import { Failure } from '../../parts/failure.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { ownBase } from '../../route/base.ts'
import { addressOf, goLater } from '../../route/route.ts'

interface DeleteDialogProps {
  api: Api
  row: Row
  /** Of the texts that are deleted. */
  seen: Seen
  /** Deletes its draft alone; what is published stays. */
  discard?: (() => Promise<unknown>) | undefined
  onClose(): void
  onDeleted(): void
}

/** Asks whether an entry, or its draft, is to go, names what refers to it, and where its address is to lead. */
export function DeleteDialog({ api, row, seen, discard, onClose, onDeleted }: DeleteDialogProps) {
  const texts = useTexts()
  const isTranslation = ownBase() !== ''
  const staysPublished = discard !== undefined && seen.ifPublished !== null
  const label = discard ? texts.discardDraft : texts.deleteEntry
  const [redirect, setRedirect] = useState('')
  const { isBusy, error, during } = useDoing()
  const uses = useLoaded(isTranslation || staysPublished ? undefined : 'uses', () => api.uses(row.ref))
  const remove = (event: FormEvent) => {
    event.preventDefault()
    const go = goLater()
    void during(async () => {
      await (discard ? discard() : api.remove(row.ref, seen, redirect.trim() || undefined))
      onClose()
      if (staysPublished) return
      onDeleted()
      go({ view: 'list', type: row.ref.type })
    })
  }
  return (
    <Dialog title={discard ? label : texts.deleteTitle({ title: row.title })} isAlert onClose={onClose}>
      <form onSubmit={remove}>
        {(error ?? uses.error) !== undefined && <Failure error={error ?? uses.error} />}
        <p>{staysPublished ? texts.discardHelp : isTranslation ? texts.deleteTranslation : texts.deleteHelp}</p>
        {uses.isLoading && <p role="status">{texts.loading}</p>}
        {!discard && uses.value && uses.value.translations.length > 0 && (
          <p>{texts.deleteInOthers({ languages: uses.value.translations.join(', ') })}</p>
        )}
        {uses.value && uses.value.total > 0 && (
          <section>
            <h3>{texts.usedIn({ count: uses.value.total })}</h3>
            <ul className="uses">
              {uses.value.rows.map((use) => (
                <li key={`${use.ref.type}/${use.ref.uid}/${use.field}`}>
                  <a
                    href={addressOf({ view: 'entry', ref: use.ref, field: use.field })}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <RowLine row={use} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {row.path && !isTranslation && !discard && (
          <label className="stacked">
            {texts.redirect({ path: row.path })}
            <input
              value={redirect}
              placeholder="/"
              onChange={({ target }) => setRedirect(target.value)}
              autoComplete="off"
            />
            <span className="help">{texts.redirectHelp}</span>
          </label>
        )}
        <DialogFoot {...{ label, isBusy, onClose }} isDangerous isDisabled={uses.isLoading} />
      </form>
    </Dialog>
  )
}
