import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { z } from 'zod'

const schema = z.object({ text: z.string().min(1) })

function EmptyNotice({ id, text }: BlockProps<typeof schema>) {
  return (
    <div className="band" id={id}>
      <p className="empty-notice">{text}</p>
    </div>
  )
}

const emptyNotice = defineBlock({
  type: 'emptyNotice',
  label: 'Empty notice',
  description: 'Says that a list has nothing in it yet.',
  placement: 'section',
  schema,
  examples: [
    { text: 'There is nothing here yet.' },
    {
      text: 'No story carries this tag at the moment. Those that did have moved to another topic, where they can be read as before.',
    },
  ],
  Component: EmptyNotice,
})

export default emptyNotice

declare module 'atrium' {
  interface Blocks {
    emptyNotice: typeof emptyNotice
  }
}
