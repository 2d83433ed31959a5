import { assetBase, type Image } from 'atrium'
import { useLanguageOf, useRenderContext, useRenderRoot } from '../render-context.tsx'
import { candidates, hasSize, regionFor } from './frame.ts'
import { type PictureHeightName, sizesWithin } from './heights.ts'
import { type PictureLayout, type PictureLayoutName, pictureLayouts } from './layouts.ts'
import { sizesUpTo, widestFrame } from './own-size.ts'

interface PictureProps {
  image: Image | undefined
  layout: PictureLayoutName
  /** Another shape than the layout's, `w:h`. */
  ratio?: string
  /** Holds what bounds its height where it is; absent: nothing. */
  height?: PictureHeightName
  /** The picture is the first thing seen: it is fetched at once. */
  priority?: boolean
  /** Replaces the stored text, as where a link around the picture has a name of its own. */
  alt?: string
  /** The language of the words around it; default: that of the page. */
  within?: string | undefined
  /** Class of an element around the picture; without a picture there is none. */
  box?: string
}

/**
 * A picture from the image server in a layout's sizes, cropped as stored. Where the frame has another shape than the
 * picture and no crop is stored it is shown whole, on a mat. A picture without an asset shows nothing.
 */
export function Picture({ image, layout, ratio, height, priority = false, alt, within, box }: PictureProps) {
  const { imageBase } = useRenderContext()
  const languageOf = useLanguageOf()
  const { notePicture } = useRenderRoot()
  if (!image) return null
  const table: PictureLayout = pictureLayouts[layout]
  const frame = ratio ?? table.ratio
  const region = regionFor(image, frame)
  const offered = candidates(image, imageBase, table, region)
  const main = offered[Math.floor(offered.length / 2)]
  if (!main) return null
  const sized = hasSize(image)
  const own = region === 'full' ? (image.width ?? 0) : region.w
  const isSmall = sized && own < widestFrame(table.sizes)
  const matted = image.placemat || (sized && frame && (isSmall || region === 'full'))
  const shape = region === 'full' ? (image.width ?? 1) / (image.height ?? 1) : region.w / region.h
  const bounded = height ? sizesWithin(table.sizes, shape, height, Boolean(matted)) : table.sizes
  const sizes = isSmall ? sizesUpTo(bounded, own) : bounded
  notePicture({
    base: assetBase(image, imageBase) ?? main.url,
    isFirst: priority,
    offered: () => ({ candidates: candidates(image, imageBase, table, region), sizes: sized ? sizes : undefined }),
  })
  const img = (
    <img
      className="picture"
      data-small={isSmall ? '' : undefined}
      src={main.url}
      srcSet={sized ? offered.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined}
      sizes={sized ? sizes : undefined}
      data-ratio={sized ? undefined : frame}
      width={main.width}
      height={main.height}
      alt={alt ?? image.alt ?? ''}
      {...(alt === undefined && image.alt ? languageOf(image, within) : {})}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
  // Without a picture element around it React would announce the picture once more, right before it.
  const Around = priority ? 'picture' : 'span'
  const shown = matted ? (
    <Around className="mat" data-ratio={frame}>
      {img}
    </Around>
  ) : priority ? (
    <Around>{img}</Around>
  ) : (
    img
  )
  return box ? <div className={box}>{shown}</div> : shown
}
