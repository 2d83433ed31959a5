import { defineBlock } from 'atrium'
import { longTitle, orbits, poppy } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import type { MediaEntry } from 'atrium/model/media/media-entry.ts'
import { recordingOf } from 'atrium/model/media/recording.ts'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import type { TombstoneFields } from 'atrium/model/work/tombstone.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Ctas } from 'atrium/ui/link/link.tsx'
import { Figure } from 'atrium/ui/media/figure.tsx'
import { mediaItemOf } from 'atrium/ui/media/media-item.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import { FULL_WIDTH } from '../../resource/media-fields.ts'
import messages from './messages.ts'
import { WorkFigure } from './work-figure.tsx'

const schema = z.object({
  items: z.array(z.custom<MediaEntry>()).default([]),
  /** Default: picture and words from side to side; with any other the words are beside the picture. */
  layout: z.string().default(FULL_WIDTH),
  /** Rich text. */
  descriptiveCaption: z.string().optional(),
  showDownloadLink: z.boolean().default(false),
  /** Of the first work, else beside the links; default: the picture, 3000 pixels wide. */
  downloadLink: z.object({ title: z.string().optional(), href: z.string().optional() }).optional(),
  links: z.array(z.object({ title: z.string(), href: z.string() })).default([]),
  /** Of the first work. */
  tombstone: z.custom<TombstoneFields>().optional(),
})

function ResourceMedia({ links: written, downloadLink, ...props }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const { id, items, layout, descriptiveCaption, showDownloadLink, tombstone } = props
  const firstWork = items.findIndex((entry) => !recordingOf(entry))
  const first = { own: tombstone, downloadLink }
  const href = showDownloadLink && firstWork < 0 ? downloadLink?.href : undefined
  const links = href ? [...written, { href, title: downloadLink?.title ?? t.download, icon: 'download' }] : written
  return (
    <div className="resource-media" id={id} data-layout={layout === FULL_WIDTH ? 'full' : 'beside'}>
      {items.map((entry, index) =>
        recordingOf(entry) ? (
          <Figure key={entry.uid} item={mediaItemOf(entry)} layout="media_layout_full_width" />
        ) : (
          <WorkFigure key={entry.uid} {...{ entry, showDownloadLink }} {...(index === firstWork && first)} />
        ),
      )}
      {(descriptiveCaption || links.length > 0) && (
        <div className="resource-media-words">
          <RichText className="reading" html={descriptiveCaption} />
          <Ctas links={links} />
        </div>
      )}
    </div>
  )
}

const resourceMedia = defineBlock({
  type: 'resourceMedia',
  label: 'Media of an education resource',
  description: 'The works that a class looks at, with all that is known of them, and the recordings that it hears.',
  placement: 'section',
  schema,
  isEmpty: ({ items, descriptiveCaption, links, showDownloadLink, downloadLink }) =>
    !(items.length > 0 || descriptiveCaption || links.length > 0 || (showDownloadLink && downloadLink?.href)),
  examples: [
    {
      items: [
        loaded(collectionObject, 'object_poppy', 'Matilija Poppy', {
          url: 'https://collection.ellery.example.org/objects/1994-7',
          image: poppy,
          date: '1843',
          material: 'Pen and iron-gall ink over graphite on wove paper',
          maker: 'Henrike Solberg',
        }),
      ],
      showDownloadLink: true,
      descriptiveCaption: '<p>Cover the lower half. What do you expect the stem to do?</p>',
      links: [{ title: 'How the petals were drawn', href: '/news/a-poppy-that-will-not-be-pressed' }],
      tombstone: { credit: 'Ellery Research Institute' },
    },
    { items: [orbits], layout: 'image-left', tombstone: { title: longTitle }, showDownloadLink: true },
    {
      items: [
        loaded(audioAsset, 'audio_stair', 'The stair', {
          metadataFields: { published_url: ['https://audio.example.org/stair.mp3'], duration: ['00:04:00'] },
        }),
        loaded(collectionObject, 'object_unseen', 'Letter without an Address', {
          url: 'https://collection.ellery.example.org/objects/1977-118',
          date: '1843',
        }),
      ],
      downloadLink: { href: 'https://files.example.org/sheet.pdf' },
      showDownloadLink: true,
    },
  ],
  Component: ResourceMedia,
})

export default resourceMedia

declare module 'atrium' {
  interface Blocks {
    resourceMedia: typeof resourceMedia
  }
}
