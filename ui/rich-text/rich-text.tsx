import { escapeHtml, plainText } from 'atrium'
import type { HTMLAttributes } from 'react'
import messages from '../messages.ts'
import { useMessages, useRenderRoot } from '../render-context.tsx'

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

/**
 * Puts every table of rich text, unless it is in another one, into a region that is scrolled, by keyboard too.
 *
 * @param html sanitised
 * @param unnamed names a table without a caption
 */
function withScrollingTables(html: string, unnamed: string): string {
  if (!html.includes('<table')) return html
  let depth = 0
  return html.replace(/<(\/?)table\b[^<>]*>/g, (tag, close: string, at: number) => {
    if (close) return --depth === 0 ? `${tag}</div>` : tag
    if (depth++ > 0) return tag
    const [, caption] =
      /^<caption\b[^<>]*>(.*?)<\/caption>/s.exec(html.slice(at + tag.length, at + tag.length + 1000)) ?? []
    const name = escapeHtml(plainText(caption) || unnamed)
    return `<div class="table-scroll" role="region" tabindex="0" aria-label="${name}">${tag}`
  })
}
