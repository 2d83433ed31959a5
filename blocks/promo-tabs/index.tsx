import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import type { PromoFields } from 'atrium/model/promo/promo-card.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { PromoList } from 'atrium/ui/promo/promo-list.tsx'
import { Tabs } from 'atrium/ui/tabs/tabs.tsx'
import { z } from 'zod'
import { promoTabsFields } from './module.ts'

const group = z.object({ title: z.string(), items: z.array(z.custom<PromoFields>()).default([]) })
const { title, subtitle: subheading, intro } = promoTabsFields()
const schema = z.object({ ...printedFields(), title, subheading, intro, items: z.array(group).default([]) })

function PromoTabs({ id, heading, title, subheading, intro, items }: BlockProps<typeof schema>) {
  const label = heading ?? title
  return (
    <Band id={id} heading={label} subheading={subheading} intro={intro}>
      {items.length > 0 && (
        <Tabs
          id={id}
          label={label}
          items={items.map((group) => ({ title: group.title, content: <PromoList items={group.items} /> }))}
        />
      )}
    </Band>
  )
}

const promoTabs = defineBlock({
  type: 'promoTabs',
  label: 'Promos in tabs',
  description: 'Groups of promos, of which one is seen at a time.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'For everyone',
      intro: '<p>Nothing here asks for a login.</p>',
      items: [
        {
          title: 'Look',
          items: [
            { title: 'Pictures', blurb: '<p>Sixty thousand, to keep.</p>', cta: [{ title: 'Open', href: '/news' }] },
            { title: 'Films', blurb: '<p>From the laboratories.</p>' },
          ],
        },
        { title: 'Read', items: [{ title: 'Books', blurb: '<p>Two thirds of ours are free.</p>' }] },
        { title: 'Compute', items: [{ title: 'Tables', cta: [{ title: 'Download', href: '/news' }] }] },
      ],
    },
    { items: [{ title: longTitle, items: [{ title: 'One alone' }] }] },
  ],
  Component: PromoTabs,
})

export default promoTabs

declare module 'atrium' {
  interface Blocks {
    promoTabs: typeof promoTabs
  }
}
