import { defineBlock, f } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Tabs as TabsPart } from 'atrium/ui/tabs/tabs.tsx'
import type { ReactNode } from 'react'
import { z } from 'zod'

const schema = z.object({
  title: f.text({ help: 'A heading over all tabs.' }),
  items: f.required(
    f.list(
      f.group({
        title: f.required(f.text({ help: 'One or two words: the tabs are side by side.' })),
        content: f.required(f.blocks({ help: 'What is seen while the tab is chosen.' })),
      }),
      { label: 'Tabs', itemName: 'title', help: 'Two to five; the first one is open when the page is opened.' },
    ),
  ),
})

interface Props extends Omit<BlockProps<typeof schema>, 'items'> {
  items: readonly { title: string; content: ReactNode }[]
}

const Tabs = ({ id, title, items }: Props) => (
  <div className="prose tabs-block" id={id}>
    {title && <Heading level={2}>{title}</Heading>}
    <TabsPart id={id} label={title} items={items} />
  </div>
)

const text = (words: string) => [{ blockType: 'textBlock', text: `<p>${words}</p>` }]

const tabs = defineBlock({
  type: 'tabs',
  label: 'Tabs',
  description: 'Parts of which one is seen at a time, chosen by its title; each holds other blocks.',
  icon: 'panel-top',
  category: 'Layout',
  placement: 'both',
  wire: 'tabs',
  schema,
  examples: [
    {
      title: 'Getting here',
      items: [
        { title: 'By bus', content: text('Line 734 stops at the foot of the hill every twelve minutes.') },
        { title: 'By bicycle', content: text('Racks for forty stand beside the tram station.') },
        { title: 'By car', content: text('Parking is underground, and full by noon on Saturdays.') },
      ],
    },
    {
      items: [
        { title: longTitle, content: text('One alone.') },
        { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', content: text('And another.') },
      ],
    },
  ],
  Component: Tabs,
})

export default tabs

declare module 'atrium' {
  interface Blocks {
    tabs: typeof tabs
  }
}
