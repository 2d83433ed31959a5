import { defineBlock } from 'atrium'
import { Link } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({ text: z.string().min(1), href: z.string().optional() })

/** Which deployment this is, over everything else. */
function Ribbon({ text, href }: z.output<typeof schema>) {
  const t = useMessages(messages)
  return (
    <aside className="ribbon on-screen" aria-label={t.deployment}>
      {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
    </aside>
  )
}

const ribbon = defineBlock({
  type: 'ribbon',
  label: 'Deployment ribbon',
  placement: 'section',
  schema,
  examples: [{ text: 'PREVIEW', href: 'https://code.example.org/changes' }, { text: 'STAGING FOR THE AUTUMN SEASON' }],
  Component: Ribbon,
})

export default ribbon

declare module 'atrium' {
  interface Blocks {
    ribbon: typeof ribbon
  }
}
