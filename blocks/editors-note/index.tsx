import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({ text: f.required(f.html()) })

function EditorsNote({ id, text }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <aside className="prose editors-note" id={id} aria-label={t.editorsNote}>
      <RichText html={text} />
    </aside>
  )
}

const editorsNote = defineBlock({
  type: 'editorsNote',
  label: 'Editor’s note',
  description: 'What was changed in a text after it appeared.',
  placement: 'section',
  schema,
  examples: [
    { text: '<p>An earlier version gave the wrong temperature.</p>' },
    {
      text: '<p>This article has been corrected twice: the jar was broken in 1891, not in 1981, and the restorer whose initials are scratched into the foot was Emilia Brandt. We are grateful to her great-granddaughter, who wrote to us with a drawing and the bill.</p>',
    },
  ],
  Component: EditorsNote,
})

export default editorsNote

declare module 'atrium' {
  interface Blocks {
    editorsNote: typeof editorsNote
  }
}
