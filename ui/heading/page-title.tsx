import { useRenderRoot } from 'atrium/ui/render-context.tsx'
import type { ComponentProps } from 'react'

/** Shows the title of the page as its first heading, and tells the page so: it brings none of its own then. */
export function PageTitle(props: ComponentProps<'h1'>) {
  useRenderRoot().noteTitle()
  return <h1 {...props} />
}
