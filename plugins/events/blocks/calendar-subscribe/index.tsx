import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Cta } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  /** Some of the calendar is subscribed to, not all of it. */
  isSelection: z.boolean(),
  /** Addresses for calendar programs, and for those who fetch the file once. */
  webcal: z.string(),
  file: z.string(),
})

function CalendarSubscribe({ isSelection, webcal, file }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <p className="calendar-subscribe on-screen">
      <Cta href={webcal} title={isSelection ? t.subscribeSelection : t.subscribe} icon="calendar-plus" />
      <Cta href={file} title={t.downloadFile} icon="download" />
    </p>
  )
}

const calendarSubscribe = defineBlock({
  type: 'calendarSubscribe',
  label: 'Subscribe to the calendar',
  description: 'The calendar for calendar programs: to subscribe to, and as a file.',
  placement: 'section',
  schema,
  examples: [
    { isSelection: false, webcal: 'webcal://www.ellery.example/calendar.ics', file: '/calendar.ics' },
    {
      isSelection: true,
      webcal: 'webcal://www.ellery.example/calendar.ics?category=talks',
      file: '/calendar.ics?category=talks',
    },
  ],
  Component: CalendarSubscribe,
})

export default calendarSubscribe

declare module 'atrium' {
  interface Blocks {
    calendarSubscribe: typeof calendarSubscribe
  }
}
