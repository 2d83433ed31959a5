import { isRecord } from 'atrium'
import type { FormEvent } from 'react'
import { Refusal } from '../api/api.ts'
import type { Problem } from '../api/contract.ts'
import { ProblemList } from '../form/field-row.tsx'
import { focusWhenThere } from '../form/focus-field.ts'
import { announce } from '../parts/announce.ts'
import { DialogFoot, useDoing } from '../parts/dialog-foot.tsx'
import { Failure } from '../parts/failure.tsx'
import { useKeptWords } from '../parts/store.ts'
import type { SettingsApi, SiteText, TextList, TextValue } from './shared/api.ts'
import { useSettingsTexts } from './shared/texts.ts'

interface TextRowProps {
  api: SettingsApi
  text: SiteText
  list: TextList
  onSaved(): void
}

/** Somebody else may have saved the text since: then what is saved now is shown, too. */
interface Written {
  /** The own text with which it began, as JSON. */
  from: string
  value: TextValue
}

/** A text as it is delivered, and the own one beside it, which is changed in its place. */
export function TextRow({ api, text, list, onSaved }: TextRowProps) {
  const texts = useSettingsTexts()
  const { id, delivered, own, problems } = text
  /** What is being written: it stays when other texts are looked for, and the row is not shown. */
  const [written, write] = useKeptWords(`text:${id}`)
  const { from, value }: Partial<Written> = written ? JSON.parse(written) : {}
  const present = JSON.stringify(own ?? null)
  const put = (next: TextValue) => write(JSON.stringify({ from: from ?? present, value: next } satisfies Written))
  return (
    <tr>
      <th scope="row">
        <code>{id}</code>
      </th>
      <td>
        <Words value={delivered} />
      </td>
      <td>
        {value !== undefined && from !== present && own !== undefined && <Words value={own} />}
        {value !== undefined ? (
          <TextForm {...{ api, text, list, onSaved, put, value }} onClose={() => write('')} />
        ) : (
          <div className="own-text">
            {own !== undefined && <Words value={own} />}
            <ProblemList id={`${id}-problems`} problems={problems} />
            {list.isReadable && (
              <button
                type="button"
                className="as-link"
                aria-label={texts.changeTextOf({ name: id })}
                onClick={({ currentTarget }) => {
                  const cell = currentTarget.closest('td')
                  put(startOf(text, list.forms))
                  focusWhenThere(() => cell?.querySelector<HTMLElement>('textarea, input'))
                }}
              >
                {texts.changeText}
              </button>
            )}
          </div>
        )}
      </td>
    </tr>
  )
}

function Words({ value }: { value: unknown }) {
  if (typeof value === 'string') return <span className="words">{value}</span>
  if (!isRecord(value)) return <code>{JSON.stringify(value)}</code>
  return (
    <dl className="forms-of-number">
      {Object.entries(value).map(([form, words]) => (
        <div key={form}>
          <dt>{form}</dt>
          <dd>{typeof words === 'string' ? words : JSON.stringify(words)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface TextFormProps extends TextRowProps {
  value: TextValue
  put(value: TextValue): void
  onClose(): void
}

function TextForm({ api, text, list, value, put, onSaved, onClose }: TextFormProps) {
  const texts = useSettingsTexts()
  const { id, delivered, own } = text
  const { isBusy, error, during } = useDoing()
  const save = (next: TextValue | null) =>
    during(async () => {
      await api.saveTexts({ [id]: next }, list.hash)
      announce(texts.settingsSaved)
      onClose()
      onSaved()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(value)
  }
  const names = namesIn(delivered)
  const problems: readonly Problem[] = error instanceof Refusal ? error.problems : []
  return (
    <form className="text-form" onSubmit={submit}>
      {typeof value === 'string' ? (
        <textarea
          className="grows"
          rows={2}
          aria-label={texts.ownText}
          value={value}
          onChange={({ target }) => put(target.value)}
        />
      ) : (
        Object.entries(value).map(([form, words]) => (
          <label className="stacked" key={form}>
            {texts.formOfNumber({ form })}
            <input value={words} onChange={({ target }) => put({ ...value, [form]: target.value })} />
          </label>
        ))
      )}
      {names.length > 0 && (
        <p className="help">{texts.mayHave({ names: names.map((name) => `{${name}}`).join(', ') })}</p>
      )}
      <ProblemList id={`${id}-wrong`} problems={problems} />
      {error !== undefined && problems.length === 0 && (
        <Failure error={error} retry={error instanceof Refusal && error.status === 409 ? onSaved : undefined} />
      )}
      <DialogFoot
        label={texts.saveSettings}
        {...{ isBusy, onClose }}
        also={
          own !== undefined && (
            <button type="button" onClick={() => void save(null)}>
              {texts.backToDelivered}
            </button>
          )
        }
      />
    </form>
  )
}

/** What one begins with: the own text, or the delivered one, in the forms that the language needs. */
function startOf({ delivered, own }: SiteText, forms: readonly string[]): TextValue {
  if (typeof delivered === 'string') return typeof own === 'string' ? own : delivered
  const said = isRecord(own) ? own : delivered
  const words = (form: string) => String(said[form] ?? delivered[form] ?? delivered.other ?? '')
  return Object.fromEntries([...new Set([...forms, ...Object.keys(said)])].map((form) => [form, words(form)]))
}

/** Names of what the site fills in. */
const namesIn = (text: TextValue): string[] => [
  ...new Set([...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)),
]
