import { defineBlock, type ModelOf } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import { headingFields } from 'atrium/model/page/printed.ts'
import contact from 'atrium/model/person/types/contact.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta, Link } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from '../../messages.ts'

const link = z.object({ title: z.string(), href: z.string() })
const item = z.object({
  title: z.string(),
  blurb: z.string().optional(),
  state: z.enum(['open', 'coming', 'closed']),
  /** The state in words, with its day. */
  said: z.string(),
  amount: z.string().optional(),
  decided: z.string().optional(),
  /** Only of what is open. */
  apply: link.optional(),
  contact: z.custom<ModelOf<typeof contact>>().optional(),
})
const schema = z.object({
  ...headingFields(),
  intro: z.string().optional(),
  cta: link.optional(),
  items: z.array(item).default([]),
})

function FundingCalls({ id, heading, title, intro, cta, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading ?? title} intro={intro} cta={cta}>
      <ul className="funding-calls">
        {items.map((call) => (
          <li key={call.title} data-state={call.state}>
            <Call {...call} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

function Call({ title, blurb, said, amount, decided, apply, contact: asked }: z.output<typeof item>) {
  const t = useMessages(messages)
  const facts = [
    { label: t.amount, value: amount },
    { label: t.decided, value: decided },
  ].filter(({ value }) => value)
  return (
    <>
      <p className="funding-call-state">{said}</p>
      <div className="funding-call-words">
        <Heading className="funding-call-title">{title}</Heading>
        <RichText html={blurb} />
        {facts.length > 0 && (
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="funding-call-ways">
        {apply && <Cta {...apply} about={title} look="button" />}
        {asked?.email && (
          <p>
            {t.questions} <Link href={`mailto:${asked.email}`}>{asked.email}</Link>
          </p>
        )}
      </div>
    </>
  )
}

const fundingCalls = defineBlock({
  type: 'fundingCalls',
  label: 'Calls for applications',
  description: 'What can be applied for: whether it is open, until when, and where.',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => items.length === 0,
  examples: [
    {
      title: 'Calls',
      items: [
        {
          title: 'Rescue grants',
          blurb: '<p>Water on the floor, and nobody to telephone.</p>',
          state: 'open',
          said: 'Always open',
          amount: 'Up to $40,000',
          decided: 'Within fifteen working days',
          apply: { title: 'Apply', href: 'https://grants.example.org/rescue' },
          contact: loaded(contact, 'contact_rescue', 'Rescue telephone', { email: 'rescue@ellery.example' }),
        },
        { title: 'Small Rooms', state: 'coming', said: 'Opens on September 1, 2026' },
        { title: 'Travel', state: 'closed', said: 'Closed on March 1, 2026' },
      ],
    },
    { items: [{ title: longTitle, state: 'open', said: 'Open until May 29, 2026' }] },
  ],
  Component: FundingCalls,
})

export default fundingCalls

declare module 'atrium' {
  interface Blocks {
    fundingCalls: typeof fundingCalls
  }
}
