import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Embed } from 'atrium/ui/embed/embed.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import { longTitle } from '../example-content.ts'
import messages from './messages.ts'

const schema = z.object({
  title: f.text({ help: 'Not printed: screen readers say it before the slides; default: Slides.' }),
  url: f.required(f.url({ label: 'Address', help: 'Of the slides; their host must be one that frames may show.' })),
  aspectRatio: f
    .ratio({ help: 'Width to height of a slide; default: 16:9.', example: '4:3', initial: '16:9' })
    .default('16:9'),
})

function SlidesEmbed({ id, title, url, aspectRatio }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <div className="prose slides-embed" id={id}>
      <div className="wide">
        <Embed title={title ?? t.slides} url={url} space={aspectRatio} />
      </div>
    </div>
  )
}

const slidesEmbed = defineBlock({
  type: 'slidesEmbed',
  label: 'Slides',
  description: 'Slides of a talk or a lesson, from a host that may be shown in a frame.',
  icon: 'presentation',
  category: 'From other sites',
  placement: 'both',
  wire: 'slides_embed',
  schema,
  examples: [
    { url: 'https://slides.example.org/how-a-glaze-grows' },
    { title: longTitle, url: 'https://slides.example.org/atlas', aspectRatio: '4:3' },
  ],
  Component: SlidesEmbed,
})

export default slidesEmbed

declare module 'atrium' {
  interface Blocks {
    slidesEmbed: typeof slidesEmbed
  }
}
