import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { ContentPanel } from 'atrium/ui/content-panel/content-panel.tsx'
import { z } from 'zod'
import { longTitle, poppy } from '../example-content.ts'

const schema = z.object({
  title: f.text({ help: 'A heading of the panel, in a few words.' }),
  text: f.required(f.html({ help: 'Short: one or two paragraphs that also make sense alone.' })),
  image: f.image({ help: 'Beside the words.' }),
  cta: f.link({ label: 'Link', help: 'Where to read on, below the words.' }),
})

function ContentBlock({ id, title, text, image, cta }: BlockProps<typeof schema>) {
  return <ContentPanel id={id} title={title} text={text} image={image} cta={cta} />
}

const contentBlock = defineBlock({
  type: 'contentBlock',
  label: 'Content block',
  description: 'A short text beside the running one, like an explanation.',
  icon: 'panel-right',
  category: 'Text',
  placement: 'both',
  wire: 'content_block',
  schema,
  examples: [
    {
      title: 'How to read a volvelle',
      text: '<p>A volvelle is a calculator made of paper: one or more disks turning on a thread in the middle of a page. Set the date on the outer ring against the age of the moon on the inner one, and a window shows the hour of high water.</p>',
      image: poppy,
      cta: { title: 'See it turn', href: 'https://films.example.org/volvelle' },
    },
    { title: longTitle, text: '<p>Doors open 30 minutes before.</p>' },
  ],
  Component: ContentBlock,
})

export default contentBlock

declare module 'atrium' {
  interface Blocks {
    contentBlock: typeof contentBlock
  }
}
