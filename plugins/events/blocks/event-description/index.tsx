import { defineBlock, f, type Image } from 'atrium'
import { harbor, longTitle } from 'atrium/blocks/example-content.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { PictureCaption } from 'atrium/ui/media/picture-caption.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { TicketCard as TicketCardData } from '../../event/ticket-card.ts'
import { TicketCard } from './ticket-card.tsx'

const schema = z.object({
  image: z.custom<Image>().optional(),
  /** Under the picture, where the hero does not say it. */
  intro: z.string().optional(),
  /** Holds what is said of the event, in order. */
  content: f.blocks(),
  ticketCard: z.custom<TicketCardData>((value) => typeof value === 'object' && value !== null),
})

function EventDescription({ id, image, intro, content, ticketCard }: BlockProps<typeof schema>) {
  return (
    <div className="event-description" id={id}>
      <div>
        {isShowable(image) && (
          <figure className="figure">
            <Picture image={image} layout="post_large" priority />
            <PictureCaption image={image} />
          </figure>
        )}
        <RichText className="event-intro" html={intro} />
        {content as unknown as ReactNode}
      </div>
      {Object.values(ticketCard).some(Boolean) && <TicketCard {...ticketCard} />}
    </div>
  )
}

const eventDescription = defineBlock({
  type: 'eventDescription',
  label: 'Description of an event',
  description: 'Picture, text and facts of an event, with the card beside them that leads to its tickets.',
  placement: 'section',
  schema,
  examples: [
    {
      image: harbor,
      intro: '<p>Four players, three rooms, one evening.</p>',
      content: [
        {
          blockType: 'textBlock',
          text: '<p>The first three pieces are played sitting down. Then the quartet stands up, goes through the side door, and the second half sounds as though someone had opened a window in the first.</p><p>There is no intermission, but there is a walk.</p>',
        },
      ],
      ticketCard: {
        date: { text: 'Sat, Mar 14, 2026, 7:30pm' },
        note: 'One evening only',
        location: { text: 'Ellery Center', label: 'Location: Ellery Center' },
        venue: { name: 'Ridge Auditorium' },
        price: '$15 - $25',
        link: { title: 'Get tickets', href: 'https://tickets.example.org/40371' },
        calendarFile: '/calendar/night-music.ics',
      },
    },
    {
      ticketCard: {
        date: { text: 'Daily', colorName: 'garden' },
        location: {
          text: 'Ellery Center, Ellery Villa & Online',
          label: 'Location: Ellery Center, Ellery Villa & Online',
        },
        price: 'Free',
        message: 'This event is sold out onsite.',
      },
    },
    {
      content: [{ blockType: 'textBlock', text: `<p>${longTitle}</p>` }],
      ticketCard: { date: { text: 'Coming soon' }, message: 'This is a past event.' },
    },
  ],
  Component: EventDescription,
})

export default eventDescription

declare module 'atrium' {
  interface Blocks {
    eventDescription: typeof eventDescription
  }
}
