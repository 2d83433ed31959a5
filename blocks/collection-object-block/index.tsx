import { defineBlock, downloadUrl, f } from 'atrium'
import { tombstoneOf } from 'atrium/model/work/tombstone.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { usePictureBase } from 'atrium/ui/picture/use-picture-base.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { Tombstone } from 'atrium/ui/tombstone/tombstone.tsx'
import { z } from 'zod'
import { cup, longTitle, stairs } from '../example-content.ts'
import { loaded } from '../example-entry.ts'
import messages from './messages.ts'

const schema = z.object({
  item: f.required(
    f.reference(collectionObject, {
      label: 'Object',
      help: 'Picture, title, maker and date come from the collection.',
    }),
  ),
  showDownloadLink: f.bool({ help: 'Offers the picture as a file; only for pictures that everybody may use.' }),
})

function CollectionObjectBlock({ id, item, showDownloadLink }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const base = usePictureBase(item.image)
  const { image, url } = item
  const fields = tombstoneOf(item)
  return (
    <figure className="collection-object-block" id={id} data-picture={Boolean(base)}>
      <Picture image={image} layout="post_large_variable_height" height="work" box="collection-object-picture" />
      <figcaption className="collection-object-facts">
        <Tombstone fields={fields} href={url} />
        {showDownloadLink && base && (
          <Cta href={downloadUrl(base)} title={t.download} about={fields.title} of={fields.of} icon="download" />
        )}
      </figcaption>
    </figure>
  )
}

const collectionObjectBlock = defineBlock({
  type: 'collectionObjectBlock',
  label: 'Collection object',
  description: 'One work of the collection with its tombstone, in a text that speaks of it.',
  icon: 'amphora',
  category: 'Media',
  placement: 'both',
  wire: 'collection_object_block',
  schema,
  examples: [
    {
      item: loaded(collectionObject, 'object_cup', 'Drinking Cup with Octopus', {
        url: 'https://collection.ellery.example.org/objects/1988-31',
        image: { ...cup, placemat: true },
        date: 'about 1300 B.C.',
        place: 'Eastern Mediterranean, a coastal workshop',
        material: 'Terracotta, dark slip over a pale ground',
        maker: 'Unknown potter',
        dimensions: '21.5 × 19 cm',
        creditLine: 'Ellery Museum, Los Angeles',
      }),
      showDownloadLink: true,
    },
    {
      item: loaded(collectionObject, 'object_stairs', 'Stairs', {
        url: 'https://collection.ellery.example.org/objects/1931-4',
        displayTitle: `${longTitle}, bound with a second copy of the same sheet`,
        image: stairs,
        material:
          'Woodcut on mulberry paper, printed in three blacks from one block of pear wood, with a fold at the center',
      }),
    },
    {
      item: loaded(collectionObject, 'object_unseen', 'Letter without an Address', {
        url: 'https://collection.ellery.example.org/objects/1977-118',
        date: '1843',
        creditLine: 'Ellery Research Institute, gift of the Solberg family',
      }),
      showDownloadLink: true,
    },
  ],
  Component: CollectionObjectBlock,
})

export default collectionObjectBlock

declare module 'atrium' {
  interface Blocks {
    collectionObjectBlock: typeof collectionObjectBlock
  }
}
