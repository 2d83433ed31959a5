import { languageAttributes } from 'atrium'
import type { Color } from 'atrium/model/color/colors.ts'
import { Cta, Link } from '../link/link.tsx'
import messages from '../messages.ts'
import { useLanguageOf, useMessages } from '../render-context.tsx'
import { InlineRichText } from '../rich-text/rich-text.tsx'
import type { MediaItem } from './media-item.ts'

interface CaptionProps {
  item: MediaItem
  /**
   * Where the picture itself does not lead to the page of a work: `cta` says where to read more, `title` is the link, for
   * what has no picture.
   */
  leads?: 'cta' | 'title'
  colorName?: Color
}

/** Shows what is said under a picture, film or sound; nothing where there is nothing to say. */
export function Caption({
  item: { entry, title, facts, factsLanguage, caption, captioned, link },
  leads,
  colorName,
}: CaptionProps) {
  const t = useMessages(messages)
  const languageOf = useLanguageOf()
  const own = languageOf(entry)
  const page = leads ? link : undefined
  if (!title && !facts && !caption && !page) return null
  const linked = leads === 'title' ? page : undefined
  return (
    <figcaption data-color={colorName}>
      {(title || linked) && (
        <span className="caption-title" dir="auto" {...own}>
          {linked ? <Link href={linked.href}>{title ?? linked.title}</Link> : title}
        </span>
      )}
      {facts && (
        <span className="caption-facts" {...(factsLanguage ? languageAttributes(factsLanguage) : own)}>
          {facts}
        </span>
      )}
      <InlineRichText as="span" dir="auto" {...languageOf(captioned)} html={caption} />
      {page && !linked && <Cta href={page.href} title={t.moreOnObject} about={page.title} />}
    </figcaption>
  )
}
