import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Ref, Site } from '../api/contract.ts'
import { presentOf, type Session } from '../entry/session/session.ts'
import { focusOn } from '../form/focus-field.ts'
import { labelsAlong } from '../model/labels.ts'
import { type Path, readPath } from '../model/path.ts'
import { announce } from '../parts/announce.ts'
import { Failure } from '../parts/failure.tsx'
import { useKeptWords, useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { type CommentDesk, isOpen } from './comments.ts'
import { MAX_WORDS } from './max-words.ts'
import { ThreadLine } from './thread-line.tsx'

interface CommentsPanelProps {
  session: Session
  comments: CommentDesk
  site: Pick<Site, 'language' | 'timeZone'>
  focus(path: Path): void
}

/** What was said of an entry: those that are open by the order of the form, those whose place is gone, and what is resolved. */
export function CommentsPanel({ session, comments, site, focus }: CommentsPanelProps) {
  const texts = useTexts()
  const { threads, places } = useStore(comments.state, (state) => state)
  const target = useStore(comments.target, (place) => place)
  const [error, setError] = useState<unknown>()
  const root = () => presentOf(session.state.get())
  const nameOf = (place: string) => labelsAlong(session.schema, root(), readPath(place)).join(' › ') || texts.wholeEntry
  const open = threads.filter(isOpen)
  const resolved = threads.filter((thread) => !isOpen(thread))
  const run = async (work: Promise<void>, done: string) => {
    setError(undefined)
    try {
      await work
      announce(done)
    } catch (problem) {
      setError(problem)
    }
  }
  const lineOf = (thread: (typeof threads)[number]) => {
    const place = places.get(thread.id)
    return (
      <ThreadLine
        key={thread.id}
        {...{ thread, site, comments, run }}
        name={place === undefined ? texts.placeGone : nameOf(place)}
        go={place === undefined ? undefined : () => place && focus(readPath(place))}
      />
    )
  }
  return (
    <div className="comments" tabIndex={-1}>
      <CommentForm of={session.ref} {...{ comments, target, nameOf, run }} />
      {error !== undefined && <Failure error={error} />}
      {open.length === 0 && <p className="nothing">{texts.noOpenComments}</p>}
      <ul className="threads">{open.map(lineOf)}</ul>
      {resolved.length > 0 && (
        <details>
          <summary>{texts.resolvedThreads({ count: resolved.length })}</summary>
          <ul className="threads">{resolved.map(lineOf)}</ul>
        </details>
      )}
    </div>
  )
}

interface CommentFormProps {
  of: Ref
  comments: CommentDesk
  target: string
  nameOf(place: string): string
  run(work: Promise<void>, done: string): Promise<void>
}

function CommentForm({ of, comments, target, nameOf, run }: CommentFormProps) {
  const texts = useTexts()
  const [words, setWords] = useKeptWords(`comment:${of.type}/${of.uid}`)
  const area = useRef<HTMLTextAreaElement>(null)
  /** The field that was spoken of last stays to choose from. */
  const [field, setField] = useState(target)
  useEffect(() => {
    if (target) setField(target)
  }, [target])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await run(
      comments.acts.then(({ say }) => say(words)).then(() => setWords((now) => (now === words ? '' : now))),
      texts.isCommented,
    )
    focusOn(area.current, area.current?.closest('.comments'))
  }
  return (
    <form className="comment-form" onSubmit={(event) => void send(event)}>
      <label className="stacked">
        {texts.commentPlace}
        <select value={target} onChange={({ target: { value } }) => comments.target.set(value)}>
          <option value="">{texts.wholeEntry}</option>
          {field && <option value={field}>{nameOf(field)}</option>}
        </select>
      </label>
      <label className="stacked">
        {texts.commentWords}
        <textarea
          ref={area}
          className="grows"
          rows={3}
          data-comment=""
          maxLength={MAX_WORDS}
          value={words}
          onChange={({ target: { value } }) => setWords(value)}
        />
      </label>
      <button type="submit" disabled={words.trim() === ''}>
        {texts.addComment}
      </button>
    </form>
  )
}
