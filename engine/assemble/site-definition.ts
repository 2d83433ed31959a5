import type { Block } from '../contract/block.ts'
import type { ContentType } from '../contract/content-type.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Navigation } from '../contract/navigation.ts'
import type { ErrorPage, Page, Region } from '../contract/page.ts'
import type { NavigationOverride } from '../contract/plugin.ts'
import type { AnyService } from '../contract/service.ts'
import type { Fields } from '../schema/describe.ts'
import type { Problem } from './problem.ts'

/** A declaration with the place it came from. */
export interface Installed<Definition> {
  definition: Definition
  plugin: string
  file: string
}

export interface InstalledType extends Installed<ContentType> {
  fields: Fields
}

export interface InstalledBlock extends Installed<Block> {
  fields: Fields
  /** The file of the component that is hydrated in the browser, if it has one. */
  island: string | null
}

export interface InstalledPage extends Installed<Page> {
  /** Name of the content type, with the brand filled in. */
  type: string
  /** The pattern, with the brand filled in. */
  route: string
}

/** The assembled site: what every installed folder declared, by name, checked and sealed. */
export interface SiteDefinition {
  brand: string
  plugins: readonly { name: string; file: string }[]
  contentTypes: ReadonlyMap<string, InstalledType>
  blocks: ReadonlyMap<string, InstalledBlock>
  /** By content type. */
  pages: ReadonlyMap<string, InstalledPage>
  navigation: ReadonlyMap<string, Installed<Navigation>>
  navigationOverrides: readonly NavigationOverride[]
  endpoints: readonly Installed<Endpoint>[]
  /** By the name of their port. */
  services: ReadonlyMap<string, Installed<AnyService>>
  regions: readonly Installed<Region>[]
  /** By status code, and `other`. */
  errorPages: ReadonlyMap<string, Installed<ErrorPage>>
  warnings: readonly Problem[]
}
