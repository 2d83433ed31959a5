import type { Color } from '#engine'
import { Heading } from '../../heading/heading.tsx'
import { mediaLayoutOf } from '../layout.ts'
import { type MediaLayoutFields, mediaItemsOf } from '../media-item.ts'
import { MediaRow } from './media-row.tsx'

interface MediaLayoutProps extends MediaLayoutFields {
  id?: string
  className?: string
  colorName?: Color
  /** What the media are, where the content does not say it. */
  mediaType?: string
}

/** Media under a heading, in the place that their layout has on the page; nothing without any. */
export function MediaLayout({ id, className, colorName, mediaType, ...fields }: MediaLayoutProps) {
  const items = mediaItemsOf(fields)
  const [first] = items
  if (!first) return null
  const layout = mediaLayoutOf(fields.layout)
  const { title } = fields
  return (
    <div
      className={className ? `media-layout ${className}` : 'media-layout'}
      id={id}
      data-kind={layout.kind}
      data-type={mediaType ?? first.type}
      data-color={colorName}
    >
      {title && <Heading className="media-layout-title">{title}</Heading>}
      <MediaRow items={items} layout={layout} label={title ?? 'Pictures'} />
    </div>
  )
}
