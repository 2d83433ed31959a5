import { f } from 'atrium'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import image from 'atrium/model/media/types/image.ts'
import video from 'atrium/model/media/types/video.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import { downloadLink, tombstoneFields } from 'atrium/model/work/viewer-fields.ts'

/** Declares a field of what may be the media of a resource or a topic. */
export const assets = (help?: string) => f.references([image, video, videoAsset, audioAsset], { help })

/** Picture and words as one, from side to side. */
export const FULL_WIDTH = 'image-full-width-with-caption'

/** The works and recordings that a resource looks at. */
export const mediaGroup = () =>
  f.group(
    {
      asset: assets('Pictures and recordings.'),
      collectionObject: f.references(collectionObject, { help: 'Works of the collection.' }),
      showDownloadLink: f.bool({ help: 'Offers the picture as a file; only for pictures that everybody may use.' }),
      descriptiveCaption: f.html({ help: 'Words beside or below the media.' }),
      layout: f.text({
        help: `Default: ${FULL_WIDTH}; with any other the words are beside the picture.`,
        example: FULL_WIDTH,
      }),
      links: f.links({ help: 'Below the media.' }),
      downloadLink: downloadLink({ help: 'Default: the picture, 3000 pixels wide.' }),
      tombstone: tombstoneFields({
        help: 'Of the first work; what is said here wins over what is known of it.',
      }),
    },
    { help: 'The works and recordings that the resource looks at.', group: 'Plan', label: 'Works and recordings' },
  )
