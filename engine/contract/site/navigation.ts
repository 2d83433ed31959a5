import type { PageContext } from '../context.ts'
import type { MenuItem } from './link.ts'
import type { Text } from './translator.ts'

/** Of a menu that is computed so many links are shown, however much content there is. */
export const MAX_LINKS = 40

interface DeclaredMenu {
  title?: Text
  /** Of those that are computed the first `MAX_LINKS` are shown. */
  items: readonly MenuItem[]
  /** Where all of them are listed: shown after the others where some are left out. */
  rest?: MenuItem
}

export interface Navigation {
  /**
   * The name other areas ask for it by, like `museum`. With `{site}` in it there is one for each site of the institution:
   * `{site}` is its code, and `{siteName}` its name.
   */
  name: string
  title: Text
  /**
   * Pages at these addresses and below show it: `/museum`, or with `*` for any one segment, as in `/&#42;/library`. The
   * longest that fits wins. `{brand}`, and `{key}` of a setting that is a text, are replaced by its value.
   */
  paths?: readonly string[]
  /** Names in paths are filled as above; a link with `{site}` is there once for each site. */
  menus: readonly DeclaredMenu[] | ((input: { context: PageContext }) => Promise<readonly DeclaredMenu[]>)
}

/** A navigation as it is installed. */
export interface InstalledNavigation extends Navigation {
  /** Of the site that it means. */
  siteName?: string
}

/** Declares a section navigation. Links without a route are left out when it is shown. */
export function defineNavigation(definition: Navigation): Navigation {
  return Object.freeze(definition)
}
