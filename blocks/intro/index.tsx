import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const schema = z.object({ text: f.required(f.html({ help: 'One or two sentences that make visitors read on.' })) })

function Intro({ id, text }: BlockProps<typeof schema>) {
  return (
    <div className="prose intro-block" id={id}>
      <RichText html={text} />
    </div>
  )
}

const intro = defineBlock({
  type: 'intro',
  label: 'Opening',
  description: 'The first sentences of a text, set larger.',
  icon: 'text-initial',
  category: 'Text',
  placement: 'both',
  wire: 'intro',
  schema,
  examples: [
    {
      text: '<p>Open it anywhere and the book lies flat. That is the binder’s doing and a kindness, because the charts are as wide as a kitchen table and nobody in 1661 meant them to be read at arm’s length.</p>',
    },
    { text: '<p>It broke.</p><p>Then it broke again, in the <em>same</em> place.</p>' },
  ],
  Component: Intro,
})

export default intro

declare module 'atrium' {
  interface Blocks {
    intro: typeof intro
  }
}
