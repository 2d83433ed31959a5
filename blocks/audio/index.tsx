import { z } from 'zod'
import { defineBlock, image, isIncluded, reference, required, text } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { recordingOf } from '#ui/media/asset.ts'
import type { MediaEntry } from '#ui/media/media-item.ts'
import { Player } from '#ui/media/player.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { loaded, longTitle, stairs } from '../example-content.ts'

const schema = z.object({ audio: required(reference<MediaEntry>('audio_asset')), title: text(), image: image() })

function Audio({ id, audio, title, image }: BlockProps<typeof schema>) {
  const recording = isIncluded(audio) ? recordingOf(audio) : null
  if (!recording) return null
  return (
    <figure className="prose audio" id={id} aria-label={title ?? recording.title}>
      <div className="audio-parts">
        <Picture image={image ?? audio.image} layout="post_xsmall" alt="" box="audio-picture" />
        <Player recording={title ? { ...recording, title } : recording} titled />
      </div>
    </figure>
  )
}

const sound = (title: string, facts: Record<string, string[]>) =>
  loaded<Partial<MediaEntry>>('audio_asset', 'audio_example', title, { metadataFields: facts })

const audio = defineBlock({
  type: 'audio',
  label: 'Audio',
  description: 'A recording of sound in a text, with what is heard in words.',
  placement: 'both',
  wire: 'audio',
  schema,
  include: ['audio.image', 'image'],
  isEmpty: ({ audio }) => !isIncluded(audio) || recordingOf(audio) === null,
  examples: [
    {
      audio: sound('The stair', {
        title: ['The stair', 'The keeper, recorded in 1971'],
        published_url: ['https://audio.example.org/stair.mp3'],
        duration: ['00:04:00'],
        text_transcript: ['<p>You count them, even when you no longer want to.</p>'],
      }),
      image: stairs,
    },
    { audio: sound(longTitle, { published_url: ['/media/atlas.mp3'] }) },
    {
      audio: sound('Kiln', { published_url: ['https://audio.example.org/kiln.mp3'], duration: ['01:12:30'] }),
      title: 'A kiln, cooling',
    },
  ],
  Component: Audio,
})

export default audio

declare module '#engine' {
  interface Blocks {
    audio: typeof audio
  }
}
