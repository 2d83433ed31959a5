import { type FormEvent, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Row, Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { asOfStore } from '../as-of/as-of.ts'
import { momentText } from '../model/moment-text.ts'
import { announce } from '../parts/announce.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot, useDoing } from '../parts/dialog-foot.tsx'
import { Failure } from '../parts/failure.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import type { MadeLink } from './links.ts'
import { ShareLinks } from './share-links.tsx'

const HOURS = [1, 8, 24, 72]

interface ShareDialogProps {
  api: Api
  site: Site
  row: Row
  onClose(): void
}

/** Makes links by which people without account see drafts, and lists those that are open. */
export function ShareDialog({ api, site, row, onClose }: ShareDialogProps) {
  const texts = useTexts()
  const asOf = useStore(asOfStore, (state) => state)
  const [isAll, setAll] = useState(false)
  const [note, setNote] = useState('')
  const [hours, setHours] = useState(72)
  const [isAsOf, setIsAsOf] = useState(asOf !== undefined)
  const [made, setMade] = useState<MadeLink>()
  const { isBusy, error, during } = useDoing()
  const links = useLoaded('shares', () => api.shares())
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      announce(texts.linkCopied)
    } catch {
      announce(texts.linkNotCopied)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void during(async () => {
      const at = isAsOf ? asOf?.at : undefined
      const next = await api.share({ ...(isAll ? {} : row.ref), note: note.trim(), hours, at })
      setMade(next)
      setNote('')
      links.reload()
      await copy(next.address)
    })
  }
  return (
    <Dialog title={texts.shareTitle} onClose={onClose}>
      <form className="schedule" onSubmit={submit}>
        <p className="help">{texts.shareHelp}</p>
        <fieldset className="choices stacked">
          <legend>{texts.shareWhat}</legend>
          {[false, true].map((all) => (
            <label key={String(all)} className="choice">
              <input type="radio" name="share-what" checked={isAll === all} onChange={() => setAll(all)} />
              {all ? texts.shareAll : texts.shareEntry}
            </label>
          ))}
        </fieldset>
        {asOf && (
          <label className="choice">
            <input type="checkbox" checked={isAsOf} onChange={({ target }) => setIsAsOf(target.checked)} />
            {texts.shareAsOf({ moment: momentText(new Date(asOf.at).toISOString(), site) })}
          </label>
        )}
        <label className="stacked">
          {texts.shareFor}
          <input value={note} maxLength={120} required onChange={({ target }) => setNote(target.value)} />
          <span className="help">{texts.shareForHelp}</span>
        </label>
        <label className="stacked">
          {texts.shareHours}
          <select value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            {HOURS.map((count) => (
              <option key={count} value={count}>
                {texts.hours({ count })}
              </option>
            ))}
          </select>
        </label>
        {error !== undefined && <Failure error={error} />}
        {made && (
          <div className="stacked share-made">
            <label className="stacked">
              {texts.linkMade({ note: made.link.note })}
              <input
                key={made.address}
                readOnly
                value={made.address}
                // The button that was pressed has nothing to do any more.
                ref={focused}
                onFocus={({ target }) => target.select()}
              />
            </label>
            <button type="button" onClick={() => void copy(made.address)}>
              {texts.copyLink}
            </button>
            <span className="help">{texts.linkNotCopied}</span>
          </div>
        )}
        <DialogFoot
          label={texts.makeLink}
          {...{ isBusy, onClose }}
          isDisabled={note.trim() === ''}
          closeLabel={texts.close}
        />
      </form>
      <ShareLinks
        {...{ api, site, links }}
        onCalledBack={(id) => setMade((one) => (one?.link.id === id ? undefined : one))}
      />
    </Dialog>
  )
}

const focused = (field: HTMLInputElement | null) => field?.focus()
