import { type FormEvent, useState } from 'react'
import type { Api } from '../../api/api.ts'
import type { Row, Site } from '../../api/contract.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogFoot, useDoing } from '../../parts/dialog-foot.tsx'
import { Failure } from '../../parts/failure.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { goLater } from '../../route/route.ts'
import { AddressOfNew, useAddress } from './address-of-new.tsx'

interface CreateDialogProps {
  api: Api
  site: Site
  type?: string | undefined
  /** The entry that the new one begins as a copy of. */
  copyOf?: Row
  onClose(): void
}

/** Asks for type, title, address and template of a new entry, or for title and address of a copy. */
export function CreateDialog({ api, site, type: first, copyOf, onClose }: CreateDialogProps) {
  const texts = useTexts()
  const types = site.types.toSorted((a, b) => a.label.localeCompare(b.label, site.language))
  const [type, setType] = useState(first ?? '')
  const [title, setTitle] = useState(copyOf ? texts.copyOf({ title: copyOf.title }) : '')
  const [template, setTemplate] = useState('')
  const { isBusy, error, during } = useDoing()
  const known = types.find(({ name }) => name === type)
  const wanted = { title: title.trim(), template: template || undefined, copyOf: copyOf?.ref.uid }
  const address = useAddress(api, type, wanted)
  const heading = copyOf
    ? texts.duplicateOf({ title: copyOf.title })
    : known
      ? texts.newOf({ type: known.label })
      : texts.newEntry
  const create = (event: FormEvent) => {
    event.preventDefault()
    const go = goLater()
    void during(async () => {
      const { ref } = await api.create(type, { ...wanted, address: address.written })
      onClose()
      go({ view: 'entry', ref })
    })
  }
  return (
    <Dialog title={heading} onClose={onClose}>
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
        {!copyOf && known?.help && <p className="help">{known.help}</p>}
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
        {known && !copyOf && known.templates.length > 0 && (
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
        <DialogFoot
          label={copyOf ? texts.duplicate : texts.create}
          isDisabled={!type || !title.trim()}
          isBusy={isBusy}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
