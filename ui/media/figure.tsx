import type { Color } from 'atrium/model/color/colors.ts'
import { recordingOf } from 'atrium/model/media/recording.ts'
import { Enlarge } from '../lightbox/enlarge.tsx'
import { Link } from '../link/link.tsx'
import { hasSize, isShowable } from '../picture/frame.ts'
import type { PictureHeightName } from '../picture/heights.ts'
import type { PictureLayoutName } from '../picture/layouts.ts'
import { Picture } from '../picture/picture.tsx'
import { Caption } from './caption.tsx'
import { type MediaItem, opensLarge } from './media-item.ts'
import { Player } from './player.tsx'

interface FigureProps {
  item: MediaItem
  layout: PictureLayoutName
  /** Ratio `w:h` that the picture is cropped to. */
  crop?: string
  /** Holds what bounds the picture's height; absent: nothing. */
  height?: PictureHeightName
  priority?: boolean
  /** It is in a `Lightbox`: a picture that leads nowhere, and any work, opens there. */
  enlarge?: boolean
  /** Says what the caption is painted in when the work opens. */
  colorName?: Color
}

/** A picture, film or sound with its caption. */
export function Figure({ item, layout, crop, height, priority, enlarge = false, colorName }: FigureProps) {
  const { entry, image, link } = item
  const recording = recordingOf(entry)
  const opens = enlarge && opensLarge(item)
  const alt = opens ? undefined : link?.title
  const picture = <Picture image={image} layout={layout} ratio={crop} height={height} priority={priority} alt={alt} />
  return (
    <figure className="figure" data-shape={!crop && image && isTall(image) ? 'tall' : undefined}>
      {recording ? (
        <Player recording={recording} poster={image} />
      ) : opens ? (
        <Enlarge image={image}>{picture}</Enlarge>
      ) : link && isShowable(image) ? (
        <Link href={link.href}>{picture}</Link>
      ) : (
        picture
      )}
      <Caption
        item={item}
        leads={opens ? 'cta' : isShowable(image) || recording ? undefined : 'title'}
        colorName={colorName}
      />
    </figure>
  )
}

/** Too tall to fill a wide screen from side to side. */
export const isTall = (image: NonNullable<MediaItem['image']>) => hasSize(image) && image.height > image.width * 0.9
