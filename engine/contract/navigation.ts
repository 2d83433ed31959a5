import type { PageContext } from './context.ts'

export interface Link {
  title: string
  href: string
}

export interface Menu {
  /** Hidden in a dropdown when the navigation has only one menu. */
  title?: string
  items: Link[]
}

/** A navigation ready to be shown: every link leads somewhere. */
export interface SectionNavigation {
  name: string
  title: string
  menus: Menu[]
}

/** A link as declared: a path, whose label is the title of the page there, or a link with its own label. */
export type MenuItem = string | Link

export interface Navigation {
  /** The name other areas ask for it by, like `museum`. */
  name: string
  title: string
  /** `{brand}` and `{journal}` in paths stand for the configured values. */
  menus:
    | readonly { title?: string; items: readonly MenuItem[] }[]
    | ((context: PageContext) => Promise<readonly { title?: string; items: readonly MenuItem[] }[]>)
}

/** Declares a section navigation. Links without a route are left out when it is shown. */
export function defineNavigation(definition: Navigation): Navigation {
  return Object.freeze(definition)
}
