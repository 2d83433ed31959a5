import { commaIn, languageAttributes } from 'atrium'
import { Fragment } from 'react'
import { Link } from '../link/link.tsx'
import { useJoints, useLanguageOf, useRenderContext } from '../render-context.tsx'

interface ListedProps {
  /** Words, where they lead, and their language or the entry that they are of. */
  parts: readonly Partial<Record<'words' | 'href' | 'lang', string | undefined> & { of: object | undefined }>[]
  /** The language of the words around them; absent: that of the page. */
  within?: string | undefined
  /** Of a paragraph of its own. */
  className?: string
  /** The last one is joined by “and”. */
  isWhole?: boolean
}

/** Words of several entries in one line, with commas between them, each in its language. */
export function Listed({ parts, within, className, isWhole = false }: ListedProps) {
  const languageOf = useLanguageOf()
  const { language } = useRenderContext()
  const said = parts.filter((part) => part.words)
  const joints = useJoints(isWhole ? said.map(({ words = '' }) => words) : [])
  const words = said.map(({ words, href, lang, of }, index) => {
    const own = lang ? languageAttributes(lang) : languageOf(of, within)
    const shown = href ? <Link href={href}>{words}</Link> : words
    return (
      <Fragment key={index}>
        {index > 0 && (isWhole ? joints[index] : commaIn(within ?? language))}
        {own.lang ? <span {...own}>{shown}</span> : shown}
      </Fragment>
    )
  })
  return className && words.length > 0 ? <p className={className}>{words}</p> : words
}
