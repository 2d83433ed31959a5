import { commaBetween } from 'atrium'
import { Fragment } from 'react'
import { useLanguageOf } from '../render-context.tsx'

interface ListedProps {
  /** Words, and the entry that they are of. */
  parts: readonly { words: string | undefined; of: object | undefined }[]
  /** The language of the words around them; absent: that of the page. */
  within?: string | undefined
  /** Of a paragraph of its own. */
  className?: string
}

/** Words of several entries in one line, with commas between them, each in its language. */
export function Listed({ parts, within, className }: ListedProps) {
  const languageOf = useLanguageOf()
  const said = parts.flatMap(({ words, of }) => (words ? [{ words, own: languageOf(of, within) }] : []))
  const comma = commaBetween(said.map(({ words }) => words))
  const words = said.map(({ words, own }, index) => (
    <Fragment key={words}>
      {index > 0 && comma}
      {own.lang ? <span {...own}>{words}</span> : words}
    </Fragment>
  ))
  return className && words.length > 0 ? <p className={className}>{words}</p> : words
}
