import type { Color } from '#model/color/colors.ts'
import { Cta } from '../link/link.tsx'
import messages from '../messages.ts'
import { useMessages } from '../render-context.tsx'
import { InlineRichText } from '../rich-text/rich-text.tsx'
import type { MediaItem } from './media-item.ts'

interface CaptionProps {
  item: MediaItem
  /** Whether it says where to read more about a work, because the picture itself does not lead there. */
  linked?: boolean
  colorName?: Color
}

/** What is said under a picture, film or sound; nothing where there is nothing to say. */
export function Caption({ item: { title, facts, caption, link }, linked = false, colorName }: CaptionProps) {
  const t = useMessages(messages)
  const page = linked ? link : undefined
  if (!title && !facts && !caption && !page) return null
  return (
    <figcaption data-color={colorName}>
      {title && <span className="caption-title">{title}</span>}
      {facts && <span className="caption-facts">{facts}</span>}
      <InlineRichText as="span" html={caption} />
      {page && <Cta href={page.href} title={t.moreOnObject} about={page.title} />}
    </figcaption>
  )
}
