import type { Settings } from './settings.ts'
import type { Text, Translator } from './translator.ts'

export interface Link {
  title: string
  href: string
  /** Language of the title (BCP 47) where it is another than that of the page. */
  lang?: string | undefined
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

/** A link as declared: a path, whose label is that of the entry there, or a link with its own label. */
export type MenuItem = string | Link

/** The search of the site, which one area may offer: the header of every page leads there, and browsers are told of it. */
export interface OfferedSearch {
  /** The page that finds, by its query parameter `q`; nothing is offered while there is no page. */
  path: string
  /** An endpoint that completes what is typed: `?prefix=cl` answers `{ "result": [{ "name": "Clay" }] }`. */
  suggestions?: string
  /** Groups of words and phrases that mean the same: lists that are filtered by words find one by any other, too. */
  alike?: (context: { settings: Settings } & Pick<Translator, 'translate'>) => readonly (readonly string[])[]
  /** An endpoint that describes the search to browsers, as an OpenSearch document. */
  description?: string
}

/** An entry that an area offers for the main menu; shown where the configuration has none for its path. */
export interface MainMenuEntry {
  title: Text
  /** Shown while there is a page. */
  path: string
  /** Entries are in ascending order after those of the configuration. */
  order?: number
}
