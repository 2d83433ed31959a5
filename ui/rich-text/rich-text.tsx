import type { HTMLAttributes } from 'react'
import messages from '../messages.ts'
import { useMessages, useRenderRoot } from '../render-context.tsx'
import { withScrollingTables } from './scrolling-tables.ts'

type RichTextProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** Sanitised when it arrived in the store. */
  html: string | undefined
}

/** Rich text with block elements; nothing without any. */
export function RichText({ html, className, ...attributes }: RichTextProps) {
  const t = useMessages(messages)
  const { noteRichText } = useRenderRoot()
  if (!html) return null
  noteRichText(html)
  const classes = className ? `rich-text ${className}` : 'rich-text'
  return (
    <div className={classes} {...attributes} dangerouslySetInnerHTML={{ __html: withScrollingTables(html, t.table) }} />
  )
}

/** Rich text without block elements, in a paragraph or another element of text. */
export function InlineRichText({
  html,
  as: Tag = 'p',
  ...attributes
}: RichTextProps & { as?: 'p' | 'span' | 'figcaption' | 'cite' | 'dd' | 'td' }) {
  const { noteRichText } = useRenderRoot()
  if (!html) return null
  noteRichText(html)
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
