import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { useScript } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'

const schema = z.object({ day: f.required(f.date({ help: 'The day that is counted to.' })) })

function Countdown({ id, day }: BlockProps<typeof schema>) {
  return (
    <p className="prose countdown" id={id} data-island={useScript('blocks/countdown/countdown.enhance.ts')}>
      <time dateTime={day}>{day}</time>
    </p>
  )
}

const countdown = defineBlock({
  type: 'countdown',
  label: 'Countdown',
  description: 'A day, and how many days it is away.',
  placement: 'both',
  wire: 'countdown',
  schema,
  examples: [{ day: '2027-01-01' }, { day: '1999-12-31' }],
  Component: Countdown,
})

export default countdown

declare module 'atrium' {
  interface Blocks {
    countdown: typeof countdown
  }
}
