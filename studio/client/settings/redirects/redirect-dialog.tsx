import { type FormEvent, useState } from 'react'
import type { Site } from '../../api/contract.ts'
import { useLoaded, useSettled } from '../../api/use-loaded.ts'
import { ProblemList } from '../../form/field-row.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogFoot, useDoing } from '../../parts/dialog-foot.tsx'
import { EntryPicker } from '../../parts/entries/entry-picker.tsx'
import { Failure } from '../../parts/failure.tsx'
import type { Redirect, RedirectChange, RedirectsWanted, SettingsApi } from '../shared/api.ts'
import { useSettingsTexts } from '../shared/texts.ts'

/** Asked for after a pause in typing, in milliseconds. */
const PAUSE = 250

export interface RedirectDialogProps {
  api: SettingsApi
  site: Site
  /** Saves, and says then what was done. @param seen hash of the file as it was seen; absent: as it is shown */
  save(wanted: RedirectsWanted, said: string, seen?: string | null): Promise<void>
  onClose(): void
}

/** Asks for an address and where it leads, and says before it is saved what is wrong with that. */
export function RedirectDialog(props: RedirectDialogProps & { redirect?: Redirect }) {
  const { api, save, onClose, redirect } = props
  const texts = useSettingsTexts()
  const [from, setFrom] = useState(redirect?.from ?? '')
  const [to, setTo] = useState(redirect?.to ?? '')
  const [isChoosing, setChoosing] = useState(false)
  const { isBusy, error, during } = useDoing()
  const changes: RedirectChange[] = [
    ...(redirect && redirect.from !== from.trim() ? [{ from: redirect.from, to: null }] : []),
    { from: from.trim(), to: to.trim() },
  ]
  const isWhole = from.trim() !== '' && to.trim() !== ''
  const asked = useSettled(isWhole ? JSON.stringify(changes) : '', PAUSE)
  const tried = useLoaded(asked || undefined, (signal) => api.tryRedirects({ changes: JSON.parse(asked) }, signal))
  const problems = asked && tried.value ? tried.value.problems : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void during(() => save({ changes }, texts.redirectSaved({ from: from.trim(), to: to.trim() })))
  }
  return (
    <Dialog title={redirect ? texts.changeRedirect : texts.addRedirect} onClose={onClose}>
      <form onSubmit={submit}>
        {error !== undefined && <Failure error={error} />}
        <Address label={texts.redirectFrom} value={from} example="/former" change={setFrom} isFirst />
        <Address label={texts.redirectTo} value={to} example="/visit" change={setTo} />
        <div>
          <button type="button" onClick={() => setChoosing(true)}>
            {texts.choosePage}
          </button>
        </div>
        <div aria-live="polite">
          <ProblemList id="redirect-problems" problems={problems} />
        </div>
        <DialogFoot
          label={texts.saveSettings}
          isBusy={isBusy}
          isDisabled={!isWhole || problems.some(({ severity }) => severity === 'error')}
          onClose={onClose}
        />
      </form>
      {isChoosing && (
        <EntryPicker
          title={texts.chooseFor({ name: texts.redirectTo })}
          types={[]}
          api={api}
          isOffered={({ path }) => path !== null}
          onChoose={({ path }) => {
            setTo(path ?? '')
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Dialog>
  )
}

interface AddressProps {
  label: string
  value: string
  example: string
  change(value: string): void
  isFirst?: boolean
}

function Address({ label, value, example, change, isFirst = false }: AddressProps) {
  return (
    <label className="stacked">
      {label}
      <input
        // biome-ignore lint/a11y/noAutofocus: a dialog is opened to write in it
        autoFocus={isFirst}
        required
        autoComplete="off"
        spellCheck={false}
        placeholder={example}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  )
}

/** Asks whether a redirect is to go. */
export function RemoveDialog({ save, onClose, redirect }: RedirectDialogProps & { redirect: Redirect }) {
  const texts = useSettingsTexts()
  const { from } = redirect
  const { isBusy, error, during } = useDoing()
  const remove = () => void during(() => save({ changes: [{ from, to: null }] }, texts.redirectRemoved({ from })))
  return (
    <Dialog title={texts.removeRedirectTitle({ from })} onClose={onClose} isAlert>
      {error !== undefined && <Failure error={error} />}
      <p>{texts.removeRedirectHelp({ from })}</p>
      <DialogFoot label={texts.deleteEntry} isDangerous isBusy={isBusy} run={remove} onClose={onClose} />
    </Dialog>
  )
}
