import type { Image } from 'atrium'
import { Figure } from 'atrium/ui/media/figure.tsx'
import { heroLayoutOf } from 'atrium/ui/media/layout.ts'
import { type MediaFields, mediaItemsOf } from 'atrium/ui/media/media-item.ts'
import { PictureCaption } from 'atrium/ui/media/picture-caption.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { type PictureLayoutName, pictureLayouts } from 'atrium/ui/picture/layouts.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useLog } from 'atrium/ui/render-context.tsx'
import type { Composition } from './composition.ts'

interface HeroPictureProps {
  image?: Image
  /** Of an image under the words; default: as wide as the others on the page, or from edge to edge. */
  size?: PictureLayoutName
  /** Wins over the image. */
  media?: MediaFields
  /** Is under or over the words at full width, not beside them. */
  wide: boolean
  /** Says what the picture is. */
  captioned: boolean
  composition?: Composition
  /** It takes one half of the page. */
  split: boolean
}

/** True when the picture takes one side of the hero, the words the other. */
export const isBeside = ({ image, media, wide }: Pick<HeroPictureProps, 'image' | 'media' | 'wide'>): boolean =>
  !wide && (media ? media.layout === 'square' : isShowable(image))

/** The picture, film or sound that a page opens with. */
export function HeroPicture({ image, size: given, media, wide, captioned, composition, split }: HeroPictureProps) {
  const log = useLog()
  const [item] = media ? mediaItemsOf(media, log) : []
  if (item) {
    const { width, picture, crop } = heroLayoutOf(media?.layout, log)
    return (
      <div className="hero-picture" data-width={width}>
        <Figure item={item} layout={picture} crop={crop} height="figure" priority />
      </div>
    )
  }
  if (composition === 'picture')
    return <Picture image={image} layout="hero_behind" height="landingFilled" priority box="hero-picture" />
  if (composition === 'work')
    return (
      <figure className="hero-picture">
        <Picture image={image} layout="hero_whole" height="landing" priority />
        <PictureCaption image={image} />
      </figure>
    )
  if (!wide) {
    const beside = split ? 'post_split_variable_height' : 'hero_beside'
    return <Picture image={image} layout={beside} height="besideFilled" priority box="hero-picture" />
  }
  const size = given ?? (captioned ? 'post_xlarge' : 'post_full_bleed')
  const isWhole = !('ratio' in pictureLayouts[size])
  const height = captioned && isWhole ? 'hero' : undefined
  const picture = <Picture image={image} layout={size} height={height} priority />
  if (!captioned || !isShowable(image)) return isShowable(image) ? <div className="hero-picture">{picture}</div> : null
  return (
    <figure className="hero-picture figure" data-whole={isWhole ? '' : undefined}>
      {picture}
      <PictureCaption image={image} />
    </figure>
  )
}
