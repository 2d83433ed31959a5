import type { PageContext } from '../context.ts'
import type { Erased } from '../erased.ts'
import type { ErrorPage } from '../page/error-page.ts'
import type { Region } from '../page/region.ts'
import type { Endpoint } from './endpoint.ts'
import type { MainMenuEntry, MenuItem, OfferedSearch } from './link.ts'
import type { Navigation } from './navigation.ts'
import type { ContributedName, Provided } from './provided.ts'
import type { Services } from './service.ts'
import type { SettingShape } from './settings.ts'

/** Describes what editors say of a registered navigation: another title, other menus, or nothing (null). */
export type NavigationOverride = (input: {
  name: string
  context: PageContext
}) => Promise<{ title?: string; menus?: readonly { title?: string; items: readonly MenuItem[] }[] } | null>

/** Describes what one area contributes to a list. */
export interface Contribution<List = Erased> {
  /** Ascending; default: 0. Areas with the same one are in the order of their names. */
  order?: number
  make(context: PageContext): Promise<List>
}

/**
 * Describes what is declared for an area as a whole: read its `index.ts` first. Its pages (`pages/*.ts`), content types
 * without a page (`types/*.ts`) and own blocks (`blocks/<block>/index.tsx`) are found by their place.
 */
export interface Plugin {
  name: string
  /** Says what it reads of `institution.json`, by key, as `context.settings`: its own words for what institutions differ in. */
  settings?: SettingShape
  navigation?: readonly Navigation[]
  mainMenu?: MainMenuEntry
  /** The search of the site; of one area alone. */
  search?: OfferedSearch
  /** Holds what pages of other areas may ask for, by the name that the model declares. */
  provides?: {
    readonly [Name in Exclude<keyof Provided, ContributedName>]?: (context: PageContext) => Promise<Provided[Name]>
  }
  /** Holds what the area adds to lists that pages of other areas show, like sections of the home page. */
  contributes?: { readonly [Name in ContributedName]?: Contribution<Provided[Name]> }
  endpoints?: readonly Endpoint[]
  regions?: readonly Region[]
  errorPages?: readonly ErrorPage[]
  navigationOverride?: NavigationOverride
  /** Connections to the outside that serve this area, by the name of their port, with the settings they need. */
  services?: Services
}

/** Declares an area. A folder under `plugins/` whose `index.ts` exports one by default is installed. */
export function definePlugin(definition: Plugin): Plugin {
  return Object.freeze(definition)
}
