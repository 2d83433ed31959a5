import { useRef, useState } from 'react'
import { useTexts } from '../../client/parts/texts.tsx'
import { reasonText } from '../../client/rich-text/editor/reason-text.ts'
import { type RichControlProps, RichEditor } from '../../client/rich-text/editor/rich-editor.tsx'
import { cleanText, goesRound, type RoundTrip } from '../../client/rich-text/goes-round.ts'
import { useTools } from '../../client/tools/tools.tsx'
import { words } from '../value.ts'
import { SourceEditor } from './source-editor.tsx'

interface Held {
  text: string
  trip: RoundTrip
}

/** Rich text as it reads; as source where one wants that, and where it would not stay the same. */
export default function RichControl(props: RichControlProps) {
  const { value, isInline, change } = props
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const text = words.read(value) ?? ''
  const held = useRef<Held>(undefined)
  // What the editor has written itself it holds already.
  if (held.current?.text !== text) held.current = { text, trip: goesRound(text, isInline) }
  const { trip } = held.current
  const [isSource, setSource] = useState(!trip.isRich)
  // It stays so while one mends it.
  if (!trip.isRich && !isSource) setSource(true)
  if (trip.isRich && !isSource)
    return (
      <RichEditor
        // Whether it may be written in is said when it is made.
        key={String(isReadOnly)}
        {...props}
        opened={trip}
        showSource={() => setSource(true)}
        onText={(next, doc, isTyping) => {
          held.current = { text: next, trip: { ...trip, doc } }
          change(words.write(next, value), isTyping)
        }}
      />
    )
  const clean = () => {
    change(words.write(cleanText(text, isInline), value))
    setSource(false)
  }
  return (
    <SourceEditor
      {...props}
      end={
        trip.isRich && (
          <button type="button" className="quiet" onClick={() => setSource(false)}>
            {texts.editRichly}
          </button>
        )
      }
      note={
        !trip.isRich && (
          <>
            {reasonText(texts, trip.reason)}{' '}
            {!isReadOnly && (
              <button type="button" className="as-link" onClick={clean}>
                {texts.cleanRichly}
              </button>
            )}
          </>
        )
      }
    />
  )
}
