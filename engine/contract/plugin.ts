import type { Block } from './block.ts'
import type { ContentType } from './content-type.ts'
import type { PageContext } from './context.ts'
import type { Endpoint } from './endpoint.ts'
import type { MenuItem, Navigation } from './navigation.ts'
import type { ErrorPage, Page, Region } from './page.ts'
import type { Services } from './service.ts'

/** What editors say of a registered navigation: another title, other menus, or nothing (null). */
export type NavigationOverride = (
  name: string,
  context: PageContext,
) => Promise<{ title?: string; menus?: readonly { title?: string; items: readonly MenuItem[] }[] } | null>

/** One programme area: read its `index.ts` first, it is the area on one screen. */
export interface Plugin {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: each content type has its own schema and facts
  contentTypes?: readonly ContentType<any, any>[]
  pages?: readonly Page[]
  /** Blocks that only this area composes. */
  blocks?: readonly Block[]
  navigation?: readonly Navigation[]
  endpoints?: readonly Endpoint[]
  regions?: readonly Region[]
  errorPages?: readonly ErrorPage[]
  navigationOverride?: NavigationOverride
  /** Ways to the outside that serve this area, by the name of their port, with the settings they need. */
  services?: Services
}

/** Declares an area. A folder under `plugins/` whose `index.ts` exports one by default is installed. */
export function definePlugin(definition: Plugin): Plugin {
  return Object.freeze(definition)
}
