import { Heading } from '../../heading/heading.tsx'
import messages from '../../messages.ts'
import { useLog, useMessages } from '../../render-context.tsx'
import { mediaLayoutOf } from '../layout.ts'
import { type MediaFields, mediaItemsOf } from '../media-item.ts'
import { MediaRow } from './media-row.tsx'

interface MediaLayoutProps extends MediaFields {
  id?: string
  className?: string
}

/** Media under a heading, in the place that their layout has on the page; nothing without any. */
export function MediaLayout({ id, className, colorName, mediaType, ...fields }: MediaLayoutProps) {
  const t = useMessages(messages)
  const items = mediaItemsOf(fields, useLog())
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
      <MediaRow items={items} layout={layout} label={title ?? t.pictures} />
    </div>
  )
}
