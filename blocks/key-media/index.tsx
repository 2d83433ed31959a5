import { defineBlock } from 'atrium'
import { harbor, mediaItem, orbits, peacock } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import { hasNoMedia, mediaLayoutShape } from 'atrium/model/media/media-layout.ts'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import publication from 'atrium/model/publication/types/publication.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { MediaLayout } from 'atrium/ui/media/layout/media-layout.tsx'
import { z } from 'zod'

const schema = z.object(mediaLayoutShape())

function KeyMedia(fields: BlockProps<typeof schema>) {
  return <MediaLayout {...fields} className="key-media" />
}

const recording = (
  type: typeof audioAsset | typeof videoAsset,
  uid: string,
  title: string,
  metadataFields: Record<string, string[]>,
) => ({ reference: loaded(type, uid, title, { metadataFields }) })

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
        recording(audioAsset, 'audio_kiln', 'The kiln at night', {
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
        recording(videoAsset, 'video_kiln', 'Opening the kiln', {
          published_url: ['https://video.example.org/kiln.mp4'],
        }),
      ],
    },
    { title: 'The sheet itself', layout: 'full-bleed', media: [mediaItem(orbits)] },
    {
      media: [
        {
          reference: loaded(publication, 'pub_marbled', 'The Marbled Page', {
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

declare module 'atrium' {
  interface Blocks {
    keyMedia: typeof keyMedia
  }
}
