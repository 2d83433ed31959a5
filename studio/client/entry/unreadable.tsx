import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { EntryText, TypeForm } from '../api/contract.ts'
import { StateMark } from '../parts/entries/row-line.tsx'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import { RouteLink } from '../route/route-link.tsx'

interface UnreadableProps {
  api: Api
  entry: EntryText
  form: TypeForm
  reload(): void
}

/** An entry whose newest text is no object of JSON: what is wrong, its text, and the ways on. */
export function Unreadable({ api, entry, form, reload }: UnreadableProps) {
  const texts = useTexts()
  const [error, setError] = useState<unknown>()
  const { ref, row, draft, published, problems } = entry
  const file = `entries/${ref.type}/${ref.uid}${draft ? '.draft' : ''}.json`
  const discard = () => void api.discard(ref, draft?.hash ?? null).then(reload, setError)
  return (
    <main className="unreadable" id="main" tabIndex={-1}>
      <p>
        <RouteLink to={{ view: 'list', type: form.name }}>{form.plural}</RouteLink>
      </p>
      <h1>
        {row.title} <StateMark state={row.state} />
      </h1>
      {error !== undefined && <Failure error={error} />}
      <p>{texts.cannotRead({ file })}</p>
      <ul>
        {problems.map(({ reason, remedy }) => (
          <li key={reason} className="wrong">
            {texts.thisProblem({ reason, remedy })}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={reload}>
          {texts.tryAgain}
        </button>{' '}
        {draft && published && (
          <button type="button" className="dangerous" onClick={discard}>
            {texts.discardDraft}
          </button>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre tabIndex={0}>{(draft ?? published)?.body}</pre>
    </main>
  )
}
