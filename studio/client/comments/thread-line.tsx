import type { FormEvent } from 'react'
import type { Site } from '../api/contract.ts'
import type { Thread } from '../api/together.ts'
import { focusOn } from '../form/focus-field.ts'
import { momentText } from '../model/moment-text.ts'
import { useKeptWords } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { type CommentDesk, isOpen } from './comments.ts'
import { MAX_WORDS } from './max-words.ts'

interface ThreadLineProps {
  thread: Thread
  /** What it is about. */
  name: string
  /** Leads there; absent: its place is gone. */
  go: (() => void) | undefined
  site: Pick<Site, 'language' | 'timeZone'>
  comments: CommentDesk
  run(work: Promise<void>, done: string): Promise<void>
}

/** What was said of a field, the answers to it, and what can be done with them. */
export function ThreadLine({ thread, name, go, site, comments, run }: ThreadLineProps) {
  const texts = useTexts()
  const { id, comments: said, resolvedBy } = thread
  const [words, setWords] = useKeptWords(`answer:${id}`)
  const first = said[0]?.by ?? ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(
      comments.acts.then(({ answer }) => answer(id, words)).then(() => setWords((now) => (now === words ? '' : now))),
      texts.isCommented,
    )
  }
  // The button that was pressed may go with its thread.
  const act = async (work: Promise<void>, done: string) => {
    await run(work, done)
    focusOn(document.querySelector<HTMLElement>('.comments'))
  }
  return (
    <li className="thread">
      {go ? (
        <button type="button" className="as-link" onClick={go}>
          {name}
        </button>
      ) : (
        <strong className="place-gone">{name}</strong>
      )}
      {resolvedBy !== undefined && <p className="help">{texts.isResolvedBy({ name: resolvedBy })}</p>}
      <ul>
        {said.map((one) => {
          const when = momentText(one.at, site)
          return (
            <li key={one.id} className="comment">
              <p className="comment-head">
                <strong>{one.by}</strong> <time dateTime={one.at}>{when}</time>
                {one.isOwn && one.words !== '' && (
                  <button
                    type="button"
                    className="as-link"
                    aria-label={texts.deleteCommentOf({ when })}
                    onClick={() =>
                      void act(
                        comments.acts.then(({ remove }) => remove(one.id)),
                        texts.isCommentDeleted,
                      )
                    }
                  >
                    {texts.deleteComment}
                  </button>
                )}
              </p>
              {one.words === '' ? (
                <p className="help">{texts.commentGone}</p>
              ) : (
                <p className="comment-words">{one.words}</p>
              )}
            </li>
          )
        })}
      </ul>
      <form className="answer" onSubmit={send}>
        <textarea
          className="grows"
          rows={1}
          aria-label={texts.answerTo({ name: first })}
          placeholder={texts.answer}
          maxLength={MAX_WORDS}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {words.trim() !== '' && <button type="submit">{texts.answer}</button>}
        <button
          type="button"
          className="quiet"
          onClick={() =>
            void act(
              comments.acts.then(({ resolve }) => resolve(id, isOpen(thread))),
              isOpen(thread) ? texts.isThreadResolved : texts.isThreadOpen,
            )
          }
        >
          {isOpen(thread) ? texts.resolveThread : texts.reopenThread}
        </button>
      </form>
    </li>
  )
}
