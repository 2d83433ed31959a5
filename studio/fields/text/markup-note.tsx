import { plainText, withoutFormatting } from 'atrium'
import { useEffect } from 'react'
import { announce } from '../../client/parts/announce.ts'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'

const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi

/** A tag or an entity in plain words, first of all one that pages leave out. @returns undefined where there is none */
export function markupIn(text: string): string | undefined {
  const found = text.match(MARKUP) ?? []
  return found.find(isLeftOut) ?? found[0]
}

/** Tells whether pages leave markup out, and the content check refuses it; they show other letter by letter. */
export const isLeftOut = (markup: string): boolean => withoutFormatting(markup) !== markup

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
  const words = isLeftOut(markup) ? texts.plainLeftOut({ markup }) : texts.plainOnly({ markup })
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
