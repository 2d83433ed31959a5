import type { HTMLAttributes } from 'react'

type RichTextProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** Sanitised when it arrived in the store. */
  html: string | undefined
}

/** Rich text with block elements; nothing without any. */
export function RichText({ html, className, ...attributes }: RichTextProps) {
  if (!html) return null
  const classes = className ? `rich-text ${className}` : 'rich-text'
  return <div className={classes} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Rich text without block elements, in a paragraph or another element of text. */
export function InlineRichText({
  html,
  as: Tag = 'p',
  ...attributes
}: RichTextProps & { as?: 'p' | 'span' | 'figcaption' | 'cite' }) {
  if (!html) return null
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
