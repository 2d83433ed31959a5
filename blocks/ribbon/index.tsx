import { z } from 'zod'
import { defineBlock } from '#engine'
import { Link } from '#ui/link/link.tsx'

const schema = z.object({ text: z.string().min(1), href: z.string().optional() })

/** Which deployment this is, over everything else. */
function Ribbon({ text, href }: z.output<typeof schema>) {
  return (
    <aside className="ribbon" aria-label="Deployment">
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

declare module '#engine' {
  interface Blocks {
    ribbon: typeof ribbon
  }
}
