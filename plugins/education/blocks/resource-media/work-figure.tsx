import { captionAndCredit, downloadUrl } from 'atrium'
import { type Asset, imageOf, isPicture, workOf } from 'atrium/model/work/asset.ts'
import { type TombstoneFields, tombstoneOf } from 'atrium/model/work/tombstone.ts'
import { DeepZoom } from 'atrium/ui/deep-zoom/deep-zoom.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { usePictureBase } from 'atrium/ui/picture/use-picture-base.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { Tombstone } from 'atrium/ui/tombstone/tombstone.tsx'
import messages from './messages.ts'

interface WorkFigureProps {
  entry: Asset
  /** Wins over what is known of the work. */
  own?: TombstoneFields
  showDownloadLink: boolean
  downloadLink?: { title?: string; href?: string }
}

/** A picture or a work of the collection, with what is known of it; nothing where there is nothing to see or read. */
export function WorkFigure({ entry, own, showDownloadLink, downloadLink }: WorkFigureProps) {
  const t = useMessages(messages)
  const image = imageOf(entry)
  const base = usePictureBase(image)
  const fields = tombstoneOf(workOf(entry), own)
  const title = fields.title ?? image?.alt ?? entry.name
  const named = fields.title ? fields.of : entry
  const isKnown = Object.values(fields).some(Boolean)
  // What is known of a work says the same, line by line.
  const caption = isPicture(entry) && !isKnown ? captionAndCredit(entry) : undefined
  const download = showDownloadLink ? (downloadLink?.href ?? (base && downloadUrl(base))) : undefined
  if (!base && !caption && !download && !isKnown) return null
  return (
    <figure className="resource-work">
      <Picture image={image} layout="media_layout_column_width" height="work" box="resource-work-picture" />
      <figcaption>
        <InlineRichText className="resource-work-caption" html={caption} />
        <Tombstone fields={fields} href={isPicture(entry) ? undefined : entry.url} />
        <div className="resource-work-links">
          {image && <DeepZoom image={image} title={title} of={named} />}
          {download && (
            <Cta href={download} title={downloadLink?.title ?? t.download} about={title} of={named} icon="download" />
          )}
        </div>
      </figcaption>
    </figure>
  )
}
