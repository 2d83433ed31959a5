import type { ComponentProps } from 'react'
import { addressOf, goTo, type Route } from './route.ts'

interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: Route
  /** Goes there; absent: by the route alone. */
  go?(): void
}

/** A link inside the studio. With Ctrl, ⌘ or Shift the browser opens it in a tab or window of its own. */
export function RouteLink({ to, go = () => goTo(to), ...others }: RouteLinkProps) {
  return (
    <a
      {...others}
      href={addressOf(to)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        go()
      }}
    />
  )
}
