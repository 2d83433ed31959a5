import { type FormEvent, useState } from 'react'
import type { Api } from '../../api/api.ts'
import type { Site } from '../../api/contract.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogFoot } from '../../parts/dialog-foot.tsx'
import { Failure } from '../../parts/failure.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { goTo } from '../../route/route.ts'
import { AddressOfNew, useAddress } from './address-of-new.tsx'

interface CreateDialogProps {
  api: Api
  site: Site
  type?: string | undefined
  onClose(): void
}

/** Asks for type, title, address and template of a new entry. */
export function CreateDialog({ api, site, type: first, onClose }: CreateDialogProps) {
  const texts = useTexts()
  const types = site.types.toSorted((a, b) => a.label.localeCompare(b.label, site.language))
  const [type, setType] = useState(first ?? '')
  const [title, setTitle] = useState('')
  const [template, setTemplate] = useState('')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const known = types.find(({ name }) => name === type)
  const address = useAddress(api, type, { title: title.trim(), template: template || undefined })
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const wanted = { title: title.trim(), template: template || undefined, address: address.written }
      const { ref } = await api.create(type, wanted)
      onClose()
      goTo({ view: 'entry', ref })
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  return (
    <Dialog title={known ? texts.newOf({ type: known.label }) : texts.newEntry} onClose={onClose}>
      <form onSubmit={create}>
        {error !== undefined && <Failure error={error} />}
        {!first && (
          <label className="stacked">
            {texts.type}
            <select required value={type} onChange={({ target }) => setType(target.value)}>
              <option value="" disabled>
                {texts.chooseType}
              </option>
              {types.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {known?.help && <p className="help">{known.help}</p>}
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
        {known && <AddressOfNew address={address} siteUrl={site.siteUrl} />}
        {known && known.templates.length > 0 && (
          <fieldset className="templates">
            <legend>{texts.template}</legend>
            {[{ name: '', label: texts.emptyTemplate, help: undefined }, ...known.templates].map(
              ({ name, label, help }) => (
                <label key={name}>
                  <input type="radio" name="template" checked={template === name} onChange={() => setTemplate(name)} />
                  <span>
                    {label}
                    {help && <span className="help">{help}</span>}
                  </span>
                </label>
              ),
            )}
          </fieldset>
        )}
        <DialogFoot label={texts.create} isDisabled={!type || !title.trim() || isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
