import { z } from 'zod'
import { defineBlock, inlineHtml, isIncluded, reference, required, text } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { recordingOf } from '#ui/media/asset.ts'
import type { MediaEntry } from '#ui/media/media-item.ts'
import { Player } from '#ui/media/player.tsx'
import { InlineRichText } from '#ui/rich-text/rich-text.tsx'
import { diamonds, loaded, longTitle } from '../example-content.ts'

const schema = z.object({
  video: required(reference<MediaEntry>('video', 'video_asset')),
  title: text(),
  caption: inlineHtml(),
})

function Video({ id, video, title, caption }: BlockProps<typeof schema>) {
  const recording = isIncluded(video) ? recordingOf(video) : null
  if (!recording) return null
  return (
    <figure className="prose video" id={id}>
      <div className="wide">
        <Player recording={title ? { ...recording, title } : recording} poster={video.poster ?? video.image} titled />
      </div>
      <InlineRichText as="figcaption" className="embed-caption" html={caption} />
    </figure>
  )
}

const film = (type: 'video' | 'video_asset', title: string, model: Partial<MediaEntry> & { url?: string }) =>
  loaded<Partial<MediaEntry>>(type, 'video_example', title, model)

const video = defineBlock({
  type: 'video',
  label: 'Video',
  description: 'A film in a text, with captions and with what is seen and heard in words.',
  placement: 'both',
  wire: 'video',
  schema,
  include: ['video.image', 'video.poster'],
  isEmpty: ({ video }) => !isIncluded(video) || recordingOf(video) === null,
  examples: [
    {
      video: film('video_asset', 'Up the hanging, slowly', {
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
    { video: film('video', longTitle, { url: 'https://films.example.org/atlas' }), title: longTitle },
    { video: film('video', 'Without a still', { url: 'https://films.example.org/stair.mp4' }) },
  ],
  Component: Video,
})

export default video

declare module '#engine' {
  interface Blocks {
    video: typeof video
  }
}
