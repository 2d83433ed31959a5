import { defineBlock, type Image } from 'atrium'
import { harbor, longTitle } from 'atrium/blocks/example-content.ts'
import { durationText } from 'atrium/model/media/duration.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Disclosure } from 'atrium/ui/disclosure/disclosure.tsx'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { PrintedAddress } from 'atrium/ui/link/printed-address.tsx'
import { Sound } from 'atrium/ui/media/sound/sound.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useDates, useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import type { Played } from '../../episode/played.ts'
import { EpisodeItem } from './episode-item.tsx'
import messages from './messages.ts'
import { TimedList } from './timed-list.tsx'

const played = z.custom<Played>()
const chapter = z.object({ seconds: z.number(), title: z.string(), url: z.string().optional() })
const cue = z.object({ start: z.number(), end: z.number(), speaker: z.string().optional(), text: z.string() })
const item = z.object({
  title: z.string(),
  href: z.string().optional(),
  excerpt: z.string().optional(),
  date: z.object({ iso: z.string(), label: z.string() }).optional(),
  played: played.optional(),
})
const schema = z.object({
  heading: z.string().optional(),
  intro: z.string().optional(),
  /** Beside the picture. */
  title: z.string().optional(),
  excerpt: z.string().optional(),
  image: z.custom<Image>().optional(),
  /** Holds what is heard here: an episode, or the trailer of a season. */
  feature: played.optional(),
  /** The feature is called by its own title: nothing else on the page says it. */
  titled: z.boolean().default(false),
  chapters: z.array(chapter).default([]),
  /** Holds what is said when; it replaces the transcript. */
  cues: z.array(cue).default([]),
  transcript: z.string().optional(),
  listHeading: z.string().optional(),
  items: z.array(item).default([]),
})

export type EpisodeItemProps = z.output<typeof item>

/** Something to listen to: an episode, or a season with its trailer and its episodes. */
function PodcastAudio(props: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const dates = useDates()
  const { id, heading, intro, title, excerpt, image, feature, titled, chapters, cues, transcript, listHeading, items } =
    props
  const lines = cues.map(({ start, speaker, text }) => ({ seconds: start, title: text, speaker }))
  return (
    <Band id={id} className="podcast-audio" heading={heading} subheading={intro}>
      {(title || excerpt || image) && (
        <div className="podcast-about">
          <Picture image={image} layout="post_small" ratio="1:1" box="podcast-picture" />
          <div>
            {title && <Heading className="podcast-title">{title}</Heading>}
            <RichText className="reading" html={excerpt} />
          </div>
        </div>
      )}
      {feature && (
        <div className="podcast-feature">
          {titled && (
            <p className="podcast-feature-title">
              <strong>{feature.title}</strong> {feature.duration && durationText(feature.duration, dates)}
            </p>
          )}
          <Sound {...feature}>
            <TimedList heading={t.chapters} source={feature.source} lines={chapters} look="chapters" />
            {lines.length > 0 && (
              <Disclosure title={t.transcript}>
                <TimedList source={feature.source} lines={lines} look="said" />
              </Disclosure>
            )}
            <PrintedAddress href={feature.source} />
          </Sound>
        </div>
      )}
      {lines.length === 0 && transcript && (
        <Disclosure title={t.transcript}>
          <RichText className="reading" html={transcript} />
        </Disclosure>
      )}
      {items.length > 0 && (
        <div className="podcast-episodes">
          {listHeading && <Heading className="podcast-list-title">{listHeading}</Heading>}
          <Subsection>
            <ol>
              {items.map((one) => (
                <li key={one.href ?? one.title}>
                  <EpisodeItem {...one} />
                </li>
              ))}
            </ol>
          </Subsection>
        </div>
      )}
    </Band>
  )
}

const sound = (title: string, seconds: number): Played => ({
  source: 'https://audio.example.org/box.mp3',
  title,
  duration: `${Math.round(seconds / 60)}:00`,
  seconds,
})

const podcastAudio = defineBlock({
  type: 'podcastAudio',
  label: 'Podcast audio',
  description: 'An episode of a podcast, or a season with its trailer and its episodes.',
  placement: 'section',
  schema,
  isEmpty: ({ feature, items, transcript, excerpt, title }) =>
    !(feature || items.length > 0 || transcript || excerpt || title),
  examples: [
    {
      heading: 'Season 2 – The River',
      intro: 'Eight boxes, all of them wet once',
      title: 'What the flood left',
      excerpt: '<p>In 1938 the lower store stood under water for two days. The boxes of this season were there.</p>',
      image: harbor,
      feature: sound('Trailer', 90),
      titled: true,
      transcript: '<p>A lid is lifted. Somebody laughs.</p>',
      listHeading: 'Episodes',
      items: [
        {
          title: 'The River: A crate of sand',
          href: '/podcasts/out-of-storage/a-crate-of-sand',
          excerpt: '<p>Nobody ordered it, and nobody has thrown it away.</p>',
          date: { iso: '2026-02-24', label: 'February 24, 2026' },
          played: sound('A crate of sand', 1104),
        },
        { title: longTitle },
      ],
    },
    {
      heading: 'Listen',
      feature: sound('A crate of sand', 1104),
      chapters: [
        { seconds: 0, title: 'The lid' },
        { seconds: 340, title: 'What the label says', url: '/news' },
      ],
      cues: [
        { start: 0, end: 4, text: 'A lid is lifted.' },
        { start: 4, end: 9, speaker: 'Mara Quill', text: 'It is heavier than it looks.' },
        { start: 9, end: 3700, text: longTitle },
      ],
    },
    { transcript: `<p>${longTitle}</p>` },
  ],
  Component: PodcastAudio,
})

export default podcastAudio

declare module 'atrium' {
  interface Blocks {
    podcastAudio: typeof podcastAudio
  }
}
