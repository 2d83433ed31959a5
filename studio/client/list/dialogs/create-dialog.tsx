import { type FormEvent, useState } from 'react'
import type { Api } from '../../api/api.ts'
import type { Site } from '../../api/contract.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Failure } from '../../parts/failure.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { goTo } from '../../route/route.ts'

interface CreateDialogProps {
  api: Api
  site: Site
  type?: string | undefined
  onClose(): void
}

/** Asks for type, title and template of a new entry. */
export function CreateDialog({ api, site, type: first, onClose }: CreateDialogProps) {
  const texts = useTexts()
  const types = site.types.toSorted((a, b) => a.label.localeCompare(b.label, site.language))
  const [type, setType] = useState(first ?? '')
  const [title, setTitle] = useState('')
  const [template, setTemplate] = useState('')
  const [error, setError] = useState<unknown>()
  const known = types.find(({ name }) => name === type)
  const create = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const { ref } = await api.create(type, { title: title.trim(), template: template || undefined })
      onClose()
      goTo({ view: 'entry', ref })
    } catch (problem) {
      setError(problem)
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
        {known && known.templates.length > 0 && (
          <fieldset className="templates">
            <legend>{texts.template}</legend>
            {[{ name: '', label: texts.emptyTemplate, help: undefined }, ...known.templates].map(
              ({ name, label, help }) => (
                <label key={name}>
                  <input type="radio" name="template" checked={template === name} onChange={() => setTemplate(name)} />{' '}
                  {label}
                  {help && <span className="help">{help}</span>}
                </label>
              ),
            )}
          </fieldset>
        )}
        <footer className="dialog-foot">
          <button type="submit" className="main" disabled={!type || !title.trim()}>
            {texts.create}
          </button>
          <button type="button" onClick={onClose}>
            {texts.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
