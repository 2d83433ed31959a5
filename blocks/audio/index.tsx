import { defineBlock, f } from 'atrium'
import { recordingOf } from 'atrium/model/media/recording.ts'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Player } from 'atrium/ui/media/player.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { z } from 'zod'
import { longTitle, stairs } from '../example-content.ts'
import { loaded } from '../example-entry.ts'

const schema = z.object({
  audio: f.required(f.reference(audioAsset, { label: 'Recording', help: 'The sound that is played.' })),
  title: f.text({ help: 'Printed over the player; default: the title of the recording.' }),
  image: f.image({ help: 'Small, beside the player; default: the picture of the recording.' }),
})

function Audio({ id, audio, title, image }: BlockProps<typeof schema>) {
  const recording = recordingOf(audio)
  if (!recording) return null
  return (
    <figure className="prose audio" id={id} aria-label={title ?? recording.title}>
      <div className="audio-parts">
        <Picture image={image ?? audio.image} layout="post_xsmall" alt="" box="audio-picture" />
        <Player recording={recording} title={title} titled />
      </div>
    </figure>
  )
}

const sound = (title: string, metadataFields: Record<string, string[]>) =>
  loaded(audioAsset, 'audio_example', title, { metadataFields })

const audio = defineBlock({
  type: 'audio',
  label: 'Audio',
  description: 'A recording of sound in a text, with what is heard in words.',
  icon: 'audio-lines',
  category: 'Media',
  placement: 'both',
  wire: 'audio',
  schema,
  isEmpty: ({ audio }) => recordingOf(audio) === null,
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

declare module 'atrium' {
  interface Blocks {
    audio: typeof audio
  }
}
