import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({ text: f.required(f.html()) })

function Attribution({ id, text }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <aside className="prose attribution" id={id} aria-label={t.attribution}>
      <RichText html={text} />
    </aside>
  )
}

const attribution = defineBlock({
  type: 'attribution',
  label: 'Attribution',
  description: 'Whom a text owes thanks to.',
  placement: 'section',
  schema,
  examples: [
    { text: '<p>With thanks to the readers of table nine.</p>' },
    {
      text: '<p>The firing was paid for by the Orchard Foundation. Clay came from the slope below the south pavilion, wood from the orchard, and patience from everyone who slept beside the kiln for three nights in a row.</p><p>Photographs by the workshop.</p>',
    },
  ],
  Component: Attribution,
})

export default attribution

declare module 'atrium' {
  interface Blocks {
    attribution: typeof attribution
  }
}
