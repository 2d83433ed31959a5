import type { Problem } from '../base/problem.ts'
import type { Views } from '../content/references/views.ts'
import type { AnyContentType } from '../contract/content/content-type.ts'
import type { PageContext } from '../contract/context.ts'
import type { Block } from '../contract/page/block.ts'
import type { ErrorPage } from '../contract/page/error-page.ts'
import type { Page } from '../contract/page/page.ts'
import type { Region } from '../contract/page/region.ts'
import type { Endpoint } from '../contract/site/endpoint.ts'
import type { MainMenuEntry, OfferedSearch } from '../contract/site/link.ts'
import type { InstalledNavigation } from '../contract/site/navigation.ts'
import type { Contribution, NavigationOverride } from '../contract/site/plugin.ts'
import type { AnyService } from '../contract/site/service.ts'
import type { Settings } from '../contract/site/settings.ts'
import type { Text } from '../contract/site/translator.ts'
import type { Fields } from '../schema/describe.ts'
import type { InstalledMessages } from '../translation/catalogue.ts'

/** A declaration with its file and its area; an empty name means none. */
export interface Installed<Definition> {
  definition: Definition
  plugin: string
  file: string
}

export interface InstalledType extends Installed<AnyContentType> {
  fields: Fields
}

export interface InstalledBlock extends Installed<Block> {
  fields: Fields
  /** The file of the component that is hydrated in the browser, if it has one. */
  island: string | null
  /** Names of the modules that its `module.ts` exports. */
  modules: readonly string[]
}

export interface InstalledPage extends Installed<Page> {
  /** Name of the content type, with the brand filled in. */
  type: string
  /** The pattern, with the brand filled in. */
  route: string
}

/** What is declared, for those who check it as a whole. */
export interface Declared {
  pages: readonly InstalledPage[]
  contentTypes: ReadonlyMap<string, InstalledType>
  blocks: ReadonlyMap<string, InstalledBlock>
  /** Fills placeholders like `{brand}` in names of content types. */
  fill: (name: string) => string
  /** Tells whether the icon set has an icon; absent: nobody knows the set. */
  hasIcon?: (name: string) => boolean
}

/** The assembled site: what every installed folder declared, by name, checked and sealed. */
export interface SiteDefinition {
  brand: string
  /** Holds what the institution says to the areas. */
  settings: Settings
  plugins: readonly { name: string; file: string }[]
  contentTypes: ReadonlyMap<string, InstalledType>
  blocks: ReadonlyMap<string, InstalledBlock>
  /** By content type. */
  pages: ReadonlyMap<string, InstalledPage>
  navigation: ReadonlyMap<string, Installed<InstalledNavigation>>
  navigationOverrides: readonly NavigationOverride[]
  /** Entries that areas offer for the main menu, in order. */
  mainMenu: readonly MainMenuEntry[]
  /** Says what results of site search are called, by the key of their kind and by the name of their type. */
  kinds: ReadonlyMap<string, Text>
  search?: OfferedSearch
  /** Says what areas offer to pages of others, by name. */
  provides: ReadonlyMap<string, Installed<(context: PageContext) => Promise<unknown>>>
  /** Says what areas add to lists of others, by the name of the list, in order. */
  contributes: ReadonlyMap<string, readonly Installed<Contribution>[]>
  endpoints: readonly Installed<Endpoint>[]
  /** Routes at which the server answers before the site does. */
  serverRoutes: readonly string[]
  /** Holds what is loaded of entries of each type. */
  views: Views
  /** By the name of their port. */
  services: ReadonlyMap<string, Installed<AnyService>>
  regions: readonly Installed<Region>[]
  /** By status code, and `other`. */
  errorPages: ReadonlyMap<string, Installed<ErrorPage>>
  /** The texts that it says itself, in every language. */
  messages: InstalledMessages
  /** Folders of Atrium in whose place the repository of the site has its own, like `blocks/hero`. */
  replaced: readonly string[]
  warnings: readonly Problem[]
}
