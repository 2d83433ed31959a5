import { Link } from '../link/link.tsx'
import type { PictureLayoutName } from '../picture/layouts.ts'
import { Picture } from '../picture/picture.tsx'
import { InlineRichText } from '../rich-text/rich-text.tsx'
import { recordingOf } from './asset.ts'
import type { MediaItem } from './media-item.ts'
import { Player } from './player.tsx'

interface FigureProps {
  item: MediaItem
  layout: PictureLayoutName
  /** Ratio `w:h` that the picture is cropped to. */
  crop?: string
  priority?: boolean
}

/** A picture, film or sound with its caption. */
export function Figure({ item, layout, crop, priority }: FigureProps) {
  const { entry, image, caption, link } = item
  const recording = recordingOf(entry)
  const picture = <Picture image={image} layout={layout} ratio={crop} priority={priority} alt={link?.title} />
  return (
    <figure className="figure">
      {recording ? (
        <Player recording={recording} poster={image} />
      ) : link ? (
        <Link href={link.href}>{picture}</Link>
      ) : (
        picture
      )}
      <InlineRichText as="figcaption" html={caption} />
    </figure>
  )
}
