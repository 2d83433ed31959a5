import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Disclosure } from 'atrium/ui/disclosure/disclosure.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const line = z.object({
  text: z.string(),
  href: z.string().optional(),
  /** The date that the text is, ISO with offset. */
  iso: z.string().optional(),
})
const lines = z.array(line)
const fact = z.object({
  label: z.string(),
  /** Rich text. */
  html: z.string().optional(),
  lines: lines.default([]),
  /** Lines that open under the others. */
  more: z.object({ title: z.string(), lines }).optional(),
})
const schema = z.object({ items: z.array(fact).default([]) })

export type FactLine = z.input<typeof line>
export type Fact = z.input<typeof fact>

function EventFacts({ id, items }: BlockProps<typeof schema>) {
  return (
    <dl className="event-facts" id={id}>
      {items.map(({ label, html, lines, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RichText html={html} />
            <Lines lines={lines} />
            {more && (
              <Disclosure title={more.title}>
                <Lines lines={more.lines} />
              </Disclosure>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ lines }: { lines: readonly FactLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ text, href, iso }) => (
        <li key={iso ?? text}>
          {href ? <Link href={href}>{text}</Link> : iso ? <time dateTime={iso}>{text}</time> : text}
        </li>
      ))}
    </ul>
  )
}

const evenings = Array.from({ length: 30 }, (_, index) => ({
  text: `May ${index + 1}, 2026, 7:30pm`,
  iso: `2026-05-${String(index + 1).padStart(2, '0')}T19:30:00-07:00`,
}))

const eventFacts = defineBlock({
  type: 'eventFacts',
  label: 'Facts of an event',
  description: 'When, how and where, line by line.',
  placement: 'section',
  schema,
  examples: [
    {
      items: [
        { label: 'Dates', lines: [{ text: 'Thursdays' }] },
        {
          label: 'Schedule',
          html: '<p><strong>7pm</strong> Doors</p><p><strong>7:30pm</strong> Part one, auditorium</p>',
        },
        {
          label: 'Location',
          lines: [{ text: 'Ellery Villa', href: '/calendar/?location=villa' }, { text: '17 Shore Road, Los Angeles' }],
        },
      ],
    },
    {
      items: [
        {
          label: 'Coming Dates',
          lines: evenings.slice(0, 6),
          more: { title: 'More dates', lines: evenings.slice(6) },
        },
        { label: longTitle, lines: [{ text: 'Only one' }] },
      ],
    },
  ],
  Component: EventFacts,
})

export default eventFacts

declare module 'atrium' {
  interface Blocks {
    eventFacts: typeof eventFacts
  }
}
