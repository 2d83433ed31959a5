import { defineBlock } from 'atrium'
import { harbor, stairs } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import { grounds } from 'atrium/model/color/colors.ts'
import { recordingOf } from 'atrium/model/media/recording.ts'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta, Ctas } from 'atrium/ui/link/link.tsx'
import { Player } from 'atrium/ui/media/player.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import { textFields } from './module.ts'

const schema = z.object({
  ...printedFields(),
  ...textFields(),
  /** Of the link, a name in the icon set; default: an arrow. */
  ctaIcon: z.string().optional(),
  colorName: z.enum(grounds).optional(),
  /** Whether what is said in a recording can be read under it. */
  transcript: z.boolean().default(true),
  /** A recording is under the words, as wide as the page. */
  isWide: z.boolean().optional(),
})

function TextModule(props: BlockProps<typeof schema>) {
  const { id, heading, title, subtitle, body, image, media, links, cta, ctaIcon, colorName, transcript, isWide } = props
  const label = heading ?? title
  const recording = media ? recordingOf(media) : null
  return (
    <section className="band text-module" id={id} data-color={colorName} data-wide={isWide ? '' : undefined}>
      <div className="text-module-words">
        {label && <Heading className="band-title">{label}</Heading>}
        {subtitle && <p className="text-module-subtitle">{subtitle}</p>}
        <RichText className="reading" html={body} />
        <Ctas links={links} />
        {cta && <Cta {...cta} look="button" icon={ctaIcon} />}
      </div>
      {(recording || isShowable(image)) && (
        <div className="text-module-media">
          {recording?.kind !== 'video' && <Picture image={image} layout="post_split_variable_height" height="text" />}
          {recording && (
            <Player recording={recording} poster={image ?? media?.poster ?? media?.image} transcript={transcript} />
          )}
        </div>
      )}
    </section>
  )
}

const textModule = defineBlock({
  type: 'textModule',
  label: 'Text module',
  description: 'A heading and a few paragraphs, with a picture or a recording beside them.',
  placement: 'section',
  schema,
  isEmpty: ({ title, subtitle, body, image, media, links, cta }) =>
    !(title || subtitle || body || image || media || links.length > 0 || cta),
  examples: [
    {
      title: 'About the Ellery',
      body: '<p>Two sites, one collection, and a library that anyone may use. The Center stands on a ridge of granite and oak scrub above the city; the Villa looks out to sea and keeps the antiquities. Admission to both is free.</p><p>In copy, please write <em>the Ellery</em> for the whole and the full name of a part where it is first mentioned.</p>',
      image: harbor,
      links: [{ title: 'Names and style guide', href: 'https://files.example.org/style.pdf' }],
      cta: { title: 'Read on', href: '/news' },
    },
    {
      heading:
        'Requests for pictures of works that are on view in another museum, on loan, or too fragile to be photographed again',
      body: '<p>Write to us.</p>',
      links: [{ title: 'Conditions', href: '/museum/image-request' }],
      colorName: 'garden',
    },
    {
      title: 'The stair, told by the keeper',
      subtitle: 'Four minutes, recorded in 1971',
      body: '<p>Two hundred and twelve steps, twice a night, for thirty-one years.</p>',
      image: stairs,
      media: loaded(audioAsset, 'audio_stair', 'The stair', {
        metadataFields: {
          published_url: ['https://audio.example.org/stair.mp3'],
          duration: ['00:04:00'],
          text_transcript: ['<p>You count them, even when you no longer want to.</p>'],
        },
      }),
    },
    { title: 'A heading that somebody will write more under' },
  ],
  Component: TextModule,
})

export default textModule

declare module 'atrium' {
  interface Blocks {
    textModule: typeof textModule
  }
}
