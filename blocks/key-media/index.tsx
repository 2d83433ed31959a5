import { z } from 'zod'
import { harbor, loaded, mediaItem, orbits, peacock } from '#blocks/example-content.ts'
import { defineBlock, mediaLayoutShape } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { hasNoMedia } from '#ui/media/layout/media-fields.ts'
import { MediaLayout } from '#ui/media/layout/media-layout.tsx'
import type { MediaLayoutFields } from '#ui/media/media-item.ts'

const schema = z.object(mediaLayoutShape())

function KeyMedia(fields: BlockProps<typeof schema>) {
  return <MediaLayout {...(fields as MediaLayoutFields)} className="key-media" />
}

const recording = (type: string, uid: string, title: string, facts: Record<string, string[]>) => ({
  reference: loaded<Record<string, unknown>>(type, uid, title, { metadataFields: facts }),
})

const keyMedia = defineBlock({
  type: 'keyMedia',
  label: 'Key media',
  description: 'The recording, picture or book that a text is about.',
  placement: 'section',
  schema,
  isEmpty: hasNoMedia,
  examples: [
    {
      mediaType: 'audio',
      media: [
        recording('audio_asset', 'audio_kiln', 'The kiln at night', {
          published_url: ['https://audio.example.org/kiln.mp3'],
          duration: ['00:12:00'],
          text_transcript: ['<p>Crackling. Somebody counts to nine, and somebody else writes it down.</p>'],
        }),
      ],
    },
    {
      mediaType: 'video',
      layout: 'column-width_16-9',
      media: [
        recording('video_asset', 'video_kiln', 'Opening the kiln', {
          published_url: ['https://video.example.org/kiln.mp4'],
        }),
      ],
    },
    { title: 'The sheet itself', layout: 'full-bleed', media: [mediaItem(orbits)] },
    {
      media: [
        {
          reference: loaded<Record<string, unknown>>('publication', 'pub_marbled', 'The Marbled Page', {
            url: 'https://shop.example.org/marbled',
            image: peacock,
          }),
        },
      ],
    },
    { layout: 'side-by-side', colorName: 'warm-grey', media: [mediaItem(harbor), mediaItem(peacock)] },
  ],
  Component: KeyMedia,
})

export default keyMedia

declare module '#engine' {
  interface Blocks {
    keyMedia: typeof keyMedia
  }
}
