import { type FocusEvent, memo, useId, useState } from 'react'
import type { FormField, Problem } from '../api/contract.ts'
import type { CommentDesk } from '../comments/comments.ts'
import type { Path } from '../model/path.ts'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { useTools } from '../tools/tools.tsx'
import { AsOriginal, BesideOriginal } from '../translation/beside-original.tsx'
import { translatedField } from '../translation/translation.ts'
import { focusField } from './focus-field.ts'
import { LengthCount } from './length-count.tsx'
import { useProblemsAt } from './problems.ts'
import { RawValue } from './raw-value.tsx'

interface FieldRowProps {
  field: FormField
  value: unknown
  /** The path of `value` as text: a row is rendered anew when field, value or place change. */
  place: string
  path: Path
  isFurther: boolean
}

/** A field of a form: name, control, help, and what is wrong with it. */
export const FieldRow = memo(
  FieldRowNow,
  (before, after) =>
    before.field === after.field && Object.is(before.value, after.value) && before.place === after.place,
)

function FieldRowNow({ field, value, place, path, isFurther }: FieldRowProps) {
  const { edit, root, open, problems: store, controlOf, comments, translation } = useTools()
  const problems = useProblemsAt(store, place)
  const { Control, frame, canShow } = controlOf(field)
  const id = useId()
  const change = (next: unknown, isTyping?: boolean) =>
    edit({ kind: 'set', at: path, value: next }, isTyping ? place : undefined)
  const isInvalid = problems.some(({ severity }) => severity === 'error')
  const describedBy =
    [field.help && `${id}-help`, problems.length > 0 && `${id}-problems`].filter(Boolean).join(' ') || undefined
  const isShown = isFurther || canShow(value)
  const [isWriting, setWriting] = useState(false)
  const found = translation && translatedField(translation, root(), field, path)
  // Whoever has taken all words out writes other ones: the control stays until it is left.
  const translated: typeof found = isWriting && found?.is === 'inherited' ? { ...found, is: 'within' } : found
  const put = (next: unknown) => {
    change(next)
    setWriting(false)
    // The button that was pressed goes.
    focusField(open, root(), path)
  }
  const beside = translated && translation && { field, translated, translation, value, put }
  const isAsOriginal = beside && (translated.is === 'inherited' || translated.is === 'same')
  const control = isAsOriginal ? (
    <AsOriginal {...beside} />
  ) : isShown ? (
    <Control {...{ field, value, path, id, describedBy, isInvalid, isFurther, change }} />
  ) : (
    <RawValue value={value} id={id} remove={() => change(undefined)} />
  )
  const held = beside && {
    onFocus: () => setWriting(!isAsOriginal),
    // Where the whole window is left, its element keeps the focus.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget ?? document.activeElement) || setWriting(false),
  }
  const notes = (
    <>
      {field.help && (
        <p className="help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      <ProblemList id={`${id}-problems`} problems={problems} />
      {beside && (translated.is === 'own' || translated.is === 'within') && <BesideOriginal {...beside} />}
    </>
  )
  if (frame === 'set')
    return (
      <fieldset
        className={`field set kind-${field.kind}`}
        data-path={place}
        data-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      >
        <legend>
          <FieldName field={field} />
        </legend>
        {comments && <FieldComments {...{ place, comments }} label={field.label} />}
        {notes}
        <div className="control" {...held}>
          {control}
        </div>
      </fieldset>
    )
  return (
    <div className={`field single kind-${field.kind}`} data-path={place} data-invalid={isInvalid || undefined}>
      <div className="field-head">
        <label htmlFor={id} id={`${id}-label`}>
          <FieldName field={field} />
        </label>
        {comments && <FieldComments {...{ place, comments }} label={field.label} />}
        {field.length && typeof value === 'string' && <LengthCount length={field.length} text={value} />}
      </div>
      <div className="control" {...held}>
        {control}
      </div>
      {notes}
    </div>
  )
}

function FieldName({ field }: { field: FormField }) {
  const texts = useTexts()
  return (
    <>
      {field.label}
      {field.required && <span className="required">{texts.required}</span>}
      {field.deprecated && <span className="required">{texts.deprecated}</span>}
    </>
  )
}

interface FieldCommentsProps {
  place: string
  label: string
  comments: Pick<CommentDesk, 'state'>
}

/** Says at the label of a field how many comments it has, and leads to them; where there is none one can be written. */
function FieldComments({ place, label, comments }: FieldCommentsProps) {
  const texts = useTexts()
  const { comment } = useTools()
  const count = useStore(comments.state, ({ open }) => open.get(place) ?? 0)
  return (
    <button
      type="button"
      className="field-comments"
      data-count={count || undefined}
      // By keys a field is commented with Ctrl Alt M: Tab goes on to the next field.
      tabIndex={count > 0 ? undefined : -1}
      aria-label={count > 0 ? `${texts.commentsCount({ count })}: ${label}` : texts.commentOn({ name: label })}
      onClick={() => comment?.(place)}
    >
      {count > 0 ? texts.commentsCount({ count }) : texts.addComment}
    </button>
  )
}

/** Shows what is wrong with a field. */
export function ProblemList({ id, problems }: { id: string; problems: readonly Problem[] }) {
  const texts = useTexts()
  if (problems.length === 0) return null
  return (
    <ul className="problems" id={id}>
      {problems.map(({ severity, reason, remedy }) => (
        <li key={`${severity}${reason}`} data-severity={severity}>
          <strong>{severity === 'error' ? texts.error : texts.warning}</strong> {texts.thisProblem({ reason, remedy })}
        </li>
      ))}
    </ul>
  )
}
