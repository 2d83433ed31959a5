import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { completeTexts } from 'atrium/model/promo/titled.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Disclosure } from 'atrium/ui/disclosure/disclosure.tsx'
import { Ctas } from 'atrium/ui/link/link.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import { accordionFields } from './module.ts'

const schema = z.object({ ...printedFields(), ...accordionFields(), items: completeTexts() })

function Accordion({ id, heading, title, items, links }: BlockProps<typeof schema>) {
  return (
    <Band id={id} className="accordion" heading={heading ?? title}>
      {items.length > 0 && (
        <div className="accordion-items">
          {items.map(({ title: name, content }) => (
            <Disclosure key={name} title={name}>
              <RichText html={content} />
            </Disclosure>
          ))}
        </div>
      )}
      <Ctas links={links} />
    </Band>
  )
}

const accordion = defineBlock({
  type: 'accordion',
  label: 'Texts that open',
  description: 'Texts that open under their titles, with links for more.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Before you come',
      items: [
        { title: 'Who may read here?', content: '<p>Anyone of sixteen who has registered. It takes ten minutes.</p>' },
        { title: 'What may I bring?', content: '<p>A pencil, a laptop, and patience. Bags stay in the lockers.</p>' },
      ],
      links: [{ title: 'All questions', href: '/news' }],
    },
    { items: [{ title: longTitle, content: '<p>One alone.</p>' }] },
  ],
  Component: Accordion,
})

export default accordion

declare module 'atrium' {
  interface Blocks {
    accordion: typeof accordion
  }
}
