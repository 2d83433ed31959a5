import { z } from 'zod'
import { longTitle } from '#blocks/example-content.ts'
import { defineBlock } from '#engine'
import type { PromoFields } from '#model/promo/promo-card.ts'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Heading, Subsection } from '#ui/heading/heading.tsx'
import { PromoList } from '#ui/promo/promo-list.tsx'

const group = z.object({ title: z.string(), items: z.array(z.custom<PromoFields>()).default([]) })
const schema = z.object({
  /** Printed by the page type. */
  heading: z.string().optional(),
  /** Written by an editor. */
  title: z.string().optional(),
  subheading: z.string().optional(),
  intro: z.string().optional(),
  items: z.array(group).default([]),
})

/** One group at a time, chosen by its title: a choice of a form, so that no script is needed. */
function PromoTabs({ id, heading, title, subheading, intro, items }: BlockProps<typeof schema>) {
  const name = `${id ?? 'promos'}-tab`
  const label = heading ?? title
  return (
    <Band id={id} heading={label} subheading={subheading} intro={intro}>
      {items.length > 0 && (
        <fieldset className="promo-tabs">
          <legend className="visually-hidden">{label ?? items.map((group) => group.title).join(', ')}</legend>
          {items.map(({ title: groupTitle, items: promos }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change
            <div key={index} className="promo-tab">
              <label>
                <input type="radio" className="visually-hidden" name={name} defaultChecked={index === 0} />
                {groupTitle}
              </label>
              <div className="promo-tab-panel">
                <Heading className="visually-hidden">{groupTitle}</Heading>
                <Subsection>
                  <PromoList items={promos} />
                </Subsection>
              </div>
            </div>
          ))}
        </fieldset>
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

declare module '#engine' {
  interface Blocks {
    promoTabs: typeof promoTabs
  }
}
