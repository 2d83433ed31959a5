import { plainText } from 'atrium'
import { useEffect } from 'react'
import { useTools } from '../../client/form/tools.tsx'
import { announce } from '../../client/parts/announce.ts'
import { useTexts } from '../../client/parts/texts.tsx'

/** A tag or an entity in plain words: pages show it letter by letter. @returns undefined where there is none */
export const markupIn = (text: string): string | undefined =>
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(text)?.[0]

interface MarkupNoteProps {
  id: string
  text: string
  markup: string
  change(text: string): void
}

/** Says that a field of plain words has markup, and takes it out when it is asked to. */
export function MarkupNote({ id, text, markup, change }: MarkupNoteProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const words = texts.plainOnly({ markup })
  useEffect(() => announce(words), [words])
  return (
    <p className="beside wrong">
      <span id={id}>{words}</span>{' '}
      {!isReadOnly && (
        <button type="button" className="as-link" onClick={() => change(plainText(text))}>
          {texts.withoutMarkup}
        </button>
      )}
    </p>
  )
}
