import { useState } from 'react'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { words as reading } from '../value.ts'
import { MarkupNote, markupIn } from './markup-note.tsx'

/** From here on a text has several lines. */
const LONG = 90

function TextControl({ field, value, id, describedBy, isInvalid, change }: ControlProps) {
  const { isReadOnly, site } = useTools()
  const [held, hold] = useState<boolean>()
  const shown = reading.read(value) ?? ''
  const put = (next: string, isTyping?: boolean) => change(reading.write(next, value), isTyping)
  const markup = markupIn(shown)
  const wanted = shown.length > LONG || shown.includes('\n') || (field.length?.max ?? field.length?.ideal ?? 0) > LONG
  // Another element would not have the focus: it stays the same one while somebody writes in it.
  const isLong = shown.includes('\n') || (held ?? wanted)
  const input = {
    ...{ id, value: shown, readOnly: isReadOnly, required: field.required, lang: site.written, dir: 'auto' },
    'aria-describedby': [markup && `${id}-markup`, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
    placeholder: typeof field.example === 'string' && !shown ? field.example : undefined,
    onChange: (event: { target: { value: string } }) => put(event.target.value, true),
    onFocus: () => hold(wanted),
    // Where the whole window is left, its element keeps the focus.
    onBlur: ({ target }: { target: Element }) => target !== document.activeElement && hold(undefined),
  }
  return (
    <>
      {isLong ? (
        <textarea className="grows" rows={2} {...input} />
      ) : (
        <input type="text" autoComplete="off" {...input} />
      )}
      {markup && <MarkupNote id={`${id}-markup`} text={shown} markup={markup} change={put} />}
    </>
  )
}

export default {
  Control: TextControl,
  frame: 'line',
  canShow: (wire) => reading.read(wire) !== undefined,
} satisfies FieldControl
