import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import { InfoCard } from './info-card.tsx'
import messages from './messages.ts'

const schema = z.object({
  /** Rich text. */
  description: z.string().optional(),
  /** Rich text. */
  accessibilityNote: z.string().optional(),
  languages: z.array(z.string()).default([]),
  dates: z.string().optional(),
  /** `hours`: what holds today, `usualHours`: what holds in most weeks and is said on paper; inline rich text. */
  places: z
    .array(
      z.object({
        title: z.string(),
        href: z.string().optional(),
        hours: z.string().optional(),
        usualHours: z.string().optional(),
      }),
    )
    .default([]),
  /** The galleries, in words. */
  room: z.string().optional(),
  cost: z.string().optional(),
  /** Ways in which it is made easier to take part in. */
  access: z.array(z.string()).default([]),
  /** Inline rich text. */
  costNotes: z.array(z.string()).default([]),
  cta: z.object({ title: z.string(), href: z.string() }).optional(),
})

/** All fields, as the card reads them. */
export type ExhibitionInfoFields = z.output<typeof schema>

function ExhibitionInfo(fields: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const { id, description, accessibilityNote } = fields
  return (
    <section className="band exhibition-info" id={id}>
      {(description || accessibilityNote) && (
        <div className="exhibition-info-words reading">
          <RichText html={description} />
          {accessibilityNote && (
            <div className="exhibition-access">
              <Heading>{t.accessibility}</Heading>
              <RichText html={accessibilityNote} />
            </div>
          )}
        </div>
      )}
      <InfoCard {...fields} />
    </section>
  )
}

const exhibitionInfo = defineBlock({
  type: 'exhibitionInfo',
  label: 'Exhibition information',
  description: 'What an exhibition is about, and when, where and at what cost it is seen.',
  placement: 'section',
  schema,
  examples: [
    {
      description:
        '<p>She printed after her children were asleep and before the trains began, on a kitchen table with one short leg. Everything in her work happens between those hours.</p><p>The gallery is lit accordingly. Somewhere in each room a clock can be heard.</p>',
      accessibilityNote: '<p>Lanterns that clip to a chair are handed out at the door.</p>',
      languages: ['English', 'Español', 'Deutsch'],
      dates: 'June 13 to November 1, 2026',
      places: [
        {
          title: 'Ellery Center',
          href: '/visit/center',
          hours: 'Open today 10am–5:30pm',
          usualHours: 'Monday: Closed · Tuesday–Sunday: 10am–5:30pm',
        },
        { title: 'Ellery Villa', hours: 'Closed today because of <em>high wind</em>.' },
      ],
      room: 'East Pavilion',
      cost: 'Free',
      access: ['Touch and handling', 'Step-free'],
      costNotes: ['Free, like everything on our walls', 'Parking is $20'],
      cta: { title: 'Plan your visit', href: 'https://tickets.example.org/plan/center' },
    },
    { dates: 'March 2 to June 8, 2025', cost: 'Free' },
    {
      description: `<p>${longTitle}</p>`,
      dates: 'Coming soon',
      places: [{ title: longTitle, hours: 'Closed today' }],
      room: longTitle,
      cost: 'Free',
    },
  ],
  Component: ExhibitionInfo,
})

export default exhibitionInfo

declare module 'atrium' {
  interface Blocks {
    exhibitionInfo: typeof exhibitionInfo
  }
}
