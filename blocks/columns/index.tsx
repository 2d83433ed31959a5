import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { harbor, poppy } from '../example-content.ts'

const schema = z.object({
  items: f.required(
    f.list(f.group({ content: f.required(f.blocks({ help: 'What is in this column, from top to bottom.' })) }), {
      label: 'Columns',
      help: 'Side by side where there is room: two or three are read best. On phones one is under the other.',
    }),
  ),
})

interface Props extends Omit<BlockProps<typeof schema>, 'items'> {
  items: readonly { content: ReactNode }[]
}

const Columns = ({ id, items }: Props) => (
  <div className="columns" id={id} data-count={Math.min(items.length, 4)}>
    {items.map(({ content }, index) => (
      <div key={index}>{content}</div>
    ))}
  </div>
)

const text = (words: string) => [{ blockType: 'textBlock', text: `<p>${words}</p>` }]

const columns = defineBlock({
  type: 'columns',
  label: 'Columns',
  description: 'Blocks side by side.',
  icon: 'columns-2',
  category: 'Layout',
  placement: 'both',
  wire: 'columns',
  schema,
  examples: [
    {
      items: [
        {
          content: [
            { blockType: 'header', text: 'In the morning' },
            ...text('Light comes from the east, over the terrace, and the marbles in the first rooms turn pink.'),
          ],
        },
        {
          content: [
            { blockType: 'header', text: 'In the afternoon' },
            ...text('The west rooms have it now. Bring a sketchbook: pencils are welcome everywhere.'),
          ],
        },
      ],
    },
    {
      items: [
        { content: [{ blockType: 'contentBlock', title: 'Boats', text: '<p>In wind.</p>', image: harbor }] },
        { content: text('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft') },
        { content: [{ blockType: 'contentBlock', title: 'A poppy', text: '<p>In bud.</p>', image: poppy }] },
        { content: text('The fourth, and the shortest.') },
        { content: text('A fifth stands in a row of its own.') },
      ],
    },
  ],
  Component: Columns,
})

export default columns

declare module 'atrium' {
  interface Blocks {
    columns: typeof columns
  }
}
