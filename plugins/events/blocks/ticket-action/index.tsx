import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Cta } from 'atrium/ui/link/link.tsx'
import { z } from 'zod'

const schema = z.object({
  /** Of the event: what the tickets are for. */
  title: z.string(),
  /** When, where, for how much: as far as known. */
  facts: z.array(z.string()).default([]),
  link: z.object({ title: z.string(), href: z.string() }),
})

function TicketAction({ id, title, facts, link }: BlockProps<typeof schema>) {
  return (
    <Band id={id} className="ticket-action on-screen" colorName="garden-light" heading={title}>
      {facts.length > 0 && (
        <ul className="ticket-action-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <Cta {...link} look="button" />
    </Band>
  )
}

const ticketAction = defineBlock({
  type: 'ticketAction',
  label: 'Ticket action',
  description: 'The way to the tickets once more, at the end of the page of an event.',
  placement: 'section',
  schema,
  anchor: () => undefined,
  examples: [
    {
      title: 'Night Music for Two Rooms',
      facts: ['Sat, Mar 14, 2026, 7:30pm', 'Ellery Center', '$15 - $25'],
      link: { title: 'Get tickets', href: 'https://tickets.example.org/40371' },
    },
    { title: longTitle, facts: ['Free'], link: { title: 'Reserve entry time', href: 'https://tickets.example.org' } },
    { title: 'Garden walk', link: { title: 'Plan your visit', href: 'https://tickets.example.org/plan/center' } },
  ],
  Component: TicketAction,
})

export default ticketAction

declare module 'atrium' {
  interface Blocks {
    ticketAction: typeof ticketAction
  }
}
