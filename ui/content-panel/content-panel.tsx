import type { Image, Link } from 'atrium'
import { Heading } from '../heading/heading.tsx'
import { Cta } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import { useLanguageOf } from '../render-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

interface ContentPanelProps {
  id?: string
  title?: string
  text: string
  image?: Image
  cta?: Link
  /** The entry that it is; absent: it is written on the page. */
  entry?: object
}

/** A text of its own beside the running one: a title, words, a picture, a link. */
export function ContentPanel({ id, title, text, image, cta, entry }: ContentPanelProps) {
  return (
    <aside className="prose content-panel" id={id} aria-label={title} {...useLanguageOf()(entry)}>
      <div className="content-panel-body wide">
        <Picture image={image} layout="post_small_stacked" />
        <div>
          {title && <Heading className="content-panel-title">{title}</Heading>}
          <RichText html={text} />
          {cta && <Cta title={cta.title} href={cta.href} />}
        </div>
      </div>
    </aside>
  )
}
