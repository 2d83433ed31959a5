import { defineBlock, f } from 'atrium'
import { recordingOf } from 'atrium/model/media/recording.ts'
import videoType from 'atrium/model/media/types/video.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Player } from 'atrium/ui/media/player.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import { diamonds, longTitle } from '../example-content.ts'
import { loaded } from '../example-entry.ts'

const schema = z.object({
  video: f.required(
    f.reference([videoType, videoAsset], { label: 'Film', help: 'Captions and transcript come with it.' }),
  ),
  title: f.text({ help: 'Printed over the player; default: the title of the film.' }),
  caption: f.inlineHtml({ help: 'Below the player.' }),
})

function Video({ id, video, title, caption }: BlockProps<typeof schema>) {
  const recording = recordingOf(video)
  if (!recording) return null
  return (
    <figure className="prose video" id={id}>
      <div className="wide">
        <Player recording={recording} title={title} poster={video.poster ?? video.image} titled />
      </div>
      <InlineRichText as="figcaption" className="embed-caption" html={caption} />
    </figure>
  )
}

const video = defineBlock({
  type: 'video',
  label: 'Video',
  description: 'A film in a text, with captions and with what is seen and heard in words.',
  icon: 'clapperboard',
  category: 'Media',
  placement: 'both',
  wire: 'video',
  schema,
  isEmpty: ({ video }) => recordingOf(video) === null,
  examples: [
    {
      video: loaded(videoAsset, 'video_example', 'Up the hanging, slowly', {
        metadataFields: {
          published_url: ['/media/indigo-and-madder.webm'],
          captions: ['/media/indigo-and-madder.vtt', '/media/indigo-and-madder.es.vtt'],
          duration: ['00:00:41'],
        },
        image: diamonds,
        transcript: '<p>Without sound. The camera climbs the hanging in one take; the blue grows paler on the way.</p>',
      }),
      caption: '<em>Hanging with Stepped Diamonds</em>, from the lower edge to the upper.',
    },
    {
      video: loaded(videoType, 'video_example', longTitle, { url: 'https://films.example.org/atlas' }),
      title: longTitle,
    },
    { video: loaded(videoType, 'video_example', 'Without a still', { url: 'https://films.example.org/stair.mp4' }) },
  ],
  Component: Video,
})

export default video

declare module 'atrium' {
  interface Blocks {
    video: typeof video
  }
}
