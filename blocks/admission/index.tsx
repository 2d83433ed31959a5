import { defineBlock, f } from 'atrium'
import { longTitle, ochre } from 'atrium/blocks/example-content.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import type { ShownHours } from 'atrium/model/place/hours/shown-hours.ts'
import type { PromoFields } from 'atrium/model/promo/promo-card.ts'
import { completeTexts } from 'atrium/model/promo/titled.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Disclosure } from 'atrium/ui/disclosure/disclosure.tsx'
import { OpeningHours } from 'atrium/ui/hours/opening-hours.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Ctas } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { PromoList } from 'atrium/ui/promo/promo-list.tsx'
import { useLanguageOf, useMessages } from 'atrium/ui/render-context.tsx'
import { InlineRichText, RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'
import { admissionFields } from './module.ts'

const { header: title, title: subheading, admissionStatement: statements, alert, image } = admissionFields()
const schema = z.object({
  ...printedFields(),
  title,
  subheading,
  alert,
  image,
  statements,
  /** The entry that they are of; absent: that of the page. */
  stated: z.custom<object>().optional(),
  hours: z.custom<ShownHours>().optional(),
  accordion: completeTexts(),
  promos: z.array(z.custom<PromoFields>()).default([]),
  ctas: f.links(),
})

function Admission(props: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const { id, heading, title, subheading, alert, hours, statements, stated, accordion, promos, ctas, image } = props
  const own = useLanguageOf()(stated)
  return (
    <Band id={id} className="admission" heading={heading ?? title ?? t.admission} subheading={subheading}>
      <div className="admission-parts">
        <div className="admission-words">
          <InlineRichText className="promo-alert" html={alert} />
          {hours && <OpeningHours hours={hours} week />}
          {statements.length > 0 && (
            <div className="admission-cost">
              <Icon name="ticket" label={t.admission} />
              <div {...own}>
                {statements.map((statement) => (
                  <RichText key={statement} html={statement} />
                ))}
              </div>
            </div>
          )}
          <Ctas links={ctas} look="button" />
          {accordion.length > 0 && (
            <div>
              {accordion.map((item) => (
                <Disclosure key={item.title} title={item.title}>
                  <RichText html={item.content} />
                </Disclosure>
              ))}
            </div>
          )}
        </div>
        <Picture image={image} layout="post_half_variable_height" height="text" box="admission-picture" />
      </div>
      <PromoList items={promos} />
    </Band>
  )
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({
  day,
  hours: day === 'Monday' ? 'Closed' : '10am–5:30pm',
  isToday: day === 'Thursday',
}))

const admission = defineBlock({
  type: 'admission',
  label: 'Admission',
  description: 'What it costs to come, whether it is open, and what one has to know.',
  placement: 'section',
  schema,
  isEmpty: ({ alert, hours, statements, accordion, promos, ctas }) =>
    !alert && !hours && statements.length + accordion.length + promos.length + ctas.length === 0,
  examples: [
    {
      title: 'Hours and admission',
      subheading: 'Free, every day that we are open',
      hours: { now: 'Open now until 5:30pm', isOpen: true, today: '10am–5:30pm', week, ahead: [] },
      statements: ['<p>Admission is free and needs no ticket.</p>', '<p>Parking is $20, or $15 after 3pm.</p>'],
      accordion: [
        { title: 'What a ticket is for', content: '<p>None for the galleries; one for concerts and talks.</p>' },
        {
          title: 'Bags and coats',
          content: '<p>Lockers by the entrance take what is larger than a loaf of bread.</p>',
        },
      ],
      promos: [
        {
          title: 'Come with a class',
          blurb: '<p>Visits for schools are free, and so is the bus.</p>',
          iconGroup: { iconName: 'bus' },
        },
        { title: 'Parking', iconGroup: { iconName: 'car' }, ctas: [{ title: 'Fees', href: '/visit/center' }] },
      ],
      ctas: [{ title: 'Plan your visit', href: 'https://tickets.example.org/plan' }],
      image: ochre,
    },
    { heading: longTitle, statements: ['<p>Free.</p>'] },
    {
      alert: 'The <a href="/visit/app">south gate</a> is closed until Friday.',
      hours: { now: 'Closed today for Thanksgiving. Opens tomorrow at 10am', isOpen: false, week, ahead: [] },
    },
  ],
  Component: Admission,
})

export default admission

declare module 'atrium' {
  interface Blocks {
    admission: typeof admission
  }
}
