import { captionAndCredit, defineBlock, downloadUrl, f } from 'atrium'
import image from 'atrium/model/media/types/image.ts'
import { imageOf, isPicture, workOf } from 'atrium/model/work/asset.ts'
import { tombstoneOf } from 'atrium/model/work/tombstone.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import { downloadLink, tombstoneFields } from 'atrium/model/work/viewer-fields.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { DeepZoom } from 'atrium/ui/deep-zoom/deep-zoom.tsx'
import { Ctas } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { usePictureBase } from 'atrium/ui/picture/use-picture-base.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { Tombstone } from 'atrium/ui/tombstone/tombstone.tsx'
import { z } from 'zod'
import { examples } from './examples.ts'
import messages from './messages.ts'

const schema = z.object({
  asset: f.required(
    f.reference([image, collectionObject], {
      label: 'Picture or object',
      help: 'What is shown large and can be looked into.',
    }),
  ),
  links: f.links({ help: 'Below the picture, after the download.' }),
  downloadLink: downloadLink({ help: 'A file of your own to download; default: the picture, 3,000 pixels wide.' }),
  tombstone: tombstoneFields({ help: 'Facts about the work, where they should differ from what its entry says.' }),
})

function ImageViewerEditorial({ id, asset, links: more, downloadLink, tombstone }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const image = imageOf(asset)
  const base = usePictureBase(image)
  const fields = tombstoneOf(workOf(asset), tombstone)
  const title = fields.title ?? image?.alt ?? asset.name
  const of = fields.title ? fields.of : asset
  const caption = isPicture(asset) ? captionAndCredit(asset) : undefined
  const page = isPicture(asset) ? undefined : asset.url
  const download = downloadLink?.href ?? (base && downloadUrl(base))
  const file = download && {
    href: download,
    title: downloadLink?.title ?? t.download,
    about: title,
    of,
    icon: 'download',
  }
  const isEmpty = !base && !download && !caption && !page && more.length === 0 && !Object.values(fields).some(Boolean)
  if (isEmpty) return null
  return (
    <figure className="image-viewer-editorial" id={id} data-picture={Boolean(base)}>
      <Picture
        image={image && { ...image, placemat: true }}
        layout="media_layout_full_width"
        height="viewer"
        box="image-viewer-picture"
      />
      <figcaption className="image-viewer-words">
        <div className="image-viewer-links">
          {image && <DeepZoom image={image} title={title} of={of} />}
          <Ctas links={[...(file ? [file] : []), ...more]} />
        </div>
        <div className="image-viewer-facts">
          <InlineRichText className="image-viewer-caption" html={caption} />
          <Tombstone fields={fields} href={page} />
        </div>
      </figcaption>
    </figure>
  )
}

const imageViewerEditorial = defineBlock({
  type: 'imageViewerEditorial',
  label: 'Picture to look into',
  description:
    'One picture, large, that can be opened and looked at in all its details, with its tombstone and a download.',
  icon: 'zoom-in',
  category: 'Media',
  placement: 'both',
  wire: 'image_viewer_editorial',
  schema,
  examples,
  Component: ImageViewerEditorial,
})

export default imageViewerEditorial

declare module 'atrium' {
  interface Blocks {
    imageViewerEditorial: typeof imageViewerEditorial
  }
}
