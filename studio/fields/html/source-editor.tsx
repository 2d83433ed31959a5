import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { letterOf } from '../../client/input/keys.ts'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps } from '../control-props.ts'
import { words } from '../value.ts'
import { refusedIn } from './rich-elements.ts'
import { RichPreview } from './rich-preview.tsx'
import { wrapped } from './wrap-selection.ts'

interface Mark {
  element: string
  attributes?: string
  keys?: string
}

const LINE_MARKS: readonly Mark[] = [
  { element: 'em', keys: 'i' },
  { element: 'strong', keys: 'b' },
  { element: 'a', attributes: ' href=""', keys: 'k' },
]
const BLOCK_MARKS: readonly Mark[] = [
  { element: 'p' },
  { element: 'h2' },
  { element: 'h3' },
  { element: 'ul' },
  { element: 'blockquote' },
]

interface SourceEditorProps extends ControlProps {
  isInline: boolean
  /** Further buttons at the end of the tools. */
  end?: ReactNode
  /** Says why the text is shown as source. */
  note?: ReactNode
}

/** An editor of rich text as its source: elements by button or key, what is not allowed told at once, and how it reads. */
export function SourceEditor(props: SourceEditorProps) {
  const { field, value, id, describedBy, isInvalid, isInline, change, end, note } = props
  const marks = isInline ? LINE_MARKS : [...LINE_MARKS, ...BLOCK_MARKS]
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const html = words.read(value) ?? ''
  const refused = useMemo(() => (html.includes('<') ? refusedIn(html, isInline) : []), [html, isInline])
  const put = (next: string) => change(words.write(next, value), true)
  const wrap = ({ element, attributes = '' }: Mark) => {
    const own = area.current
    if (!own || isReadOnly) return
    const { text, start, end } = wrapped(own.value, own.selectionStart, own.selectionEnd, element, attributes)
    put(text)
    requestAnimationFrame(() => {
      own.focus()
      own.setSelectionRange(start, end)
    })
  }
  return (
    <div className="source">
      <div className="source-bar" role="toolbar" aria-label={texts.elements} aria-controls={id} onKeyDown={goAlong}>
        {marks.map((mark, index) => (
          <button
            type="button"
            key={mark.element}
            className="quiet"
            // One stop for Tab: arrows go along.
            tabIndex={index === 0 ? 0 : -1}
            disabled={isReadOnly || isPreview}
            onClick={() => wrap(mark)}
          >
            {mark.element}
          </button>
        ))}
        <button
          type="button"
          className="quiet end"
          tabIndex={isReadOnly || isPreview ? 0 : -1}
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          {texts.preview}
        </button>
        {end}
      </div>
      {note && <p className="beside rich-note">{note}</p>}
      {isPreview ? (
        <RichPreview html={html} isInline={isInline} />
      ) : (
        <textarea
          {...{ id, ref: area, value: html, readOnly: isReadOnly, required: field.required }}
          className="grows"
          rows={isInline ? 1 : 3}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={({ target }) => put(target.value)}
          onKeyDown={(event) => {
            const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
            const mark = isKey ? LINE_MARKS.find(({ keys }) => keys === letterOf(event)) : undefined
            if (!mark || (mark.keys === 'k' && area.current?.selectionStart === area.current?.selectionEnd)) return
            event.preventDefault()
            event.stopPropagation()
            wrap(mark)
          }}
        />
      )}
      {refused.length > 0 && !note && (
        <p className="beside wrong">
          {texts.refusedElements({ names: refused.map((name) => `<${name}>`).join(', ') })}
        </p>
      )}
    </div>
  )
}

/** Arrows go from button to button of a toolbar. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}
