import type { PageContext } from '../context.ts'
import type { MenuItem } from './link.ts'

interface DeclaredMenu {
  title?: string
  items: readonly MenuItem[]
}

export interface Navigation {
  /** The name other areas ask for it by, like `museum`. */
  name: string
  title: string
  /**
   * Pages at these addresses and below show it: `/museum`, or with `*` for any one segment, as in `/&#42;/library`. The
   * longest that fits wins. `{brand}` and `{journal}` stand for the configured values.
   */
  paths?: readonly string[]
  /** `{brand}` and `{journal}` in paths stand for the configured values. */
  menus: readonly DeclaredMenu[] | ((input: { context: PageContext }) => Promise<readonly DeclaredMenu[]>)
}

/** Declares a section navigation. Links without a route are left out when it is shown. */
export function defineNavigation(definition: Navigation): Navigation {
  return Object.freeze(definition)
}
