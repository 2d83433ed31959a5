import type { z } from 'zod'
import type { Card } from '../content/card.ts'
import type { AnyContentType, ContentType, EntryRules } from '../content/content-type.ts'
import type { Entry } from '../content/entry.ts'
import type { PageContext } from '../context.ts'
import type { RateLimit } from '../site/endpoint.ts'
import type { Link, SectionNavigation } from '../site/link.ts'
import type { Settings } from '../site/settings.ts'
import type { Section, SectionList } from './block.ts'
import type { FeedRules } from './feed.ts'
import type { HeadFields } from './head.ts'
import type { JsonLdBasis } from './json-ld.ts'
import type { ListAnswer, ListPage, ListRules } from './list.ts'
import type { ModuleShape, Modules } from './module.ts'
import type { NodeFields, PageInput, PathInput, QueryParameter } from './page.ts'

/** Sections ready to be placed: what the page opens with, what it lists, and its modules by name. */
export type Parts<Own extends Modules, Hero extends Section = Section> = {
  readonly hero: Hero
  readonly list: readonly Section[]
} & {
  readonly [Name in keyof Own]: ReturnType<Own[Name]['section']>
}

/** The fields of a page's entry: those of every page, the page's own, which win, and one for each module. */
export type PageModel<Type, Frame, Shape, Own extends Modules> =
  Type extends ContentType<infer Schema, infer Enrichment, infer Known>
    ? z.output<Schema> & Known & Partial<Enrichment>
    : z.output<z.ZodObject<Omit<Frame, keyof Shape> & Shape & ModuleShape<Own>>>

/** How a page shows what it lists. */
export interface ListLook {
  /** Printed over the list; default: `All`. */
  heading?: string
  /** Written by an editor; it wins over `heading`. */
  title?: string
  /** The link to more. */
  cta?: Link
  /** Holds what is said where there is nothing to list. */
  empty?: string
}

/** Describes what an author writes of a page. */
export interface PageDefinition<
  Type extends string | AnyContentType,
  Frame extends z.ZodRawShape,
  Shape extends z.ZodRawShape,
  Own extends Modules,
  Enrichment extends object,
  Derived extends object,
  Data,
  HeroOptions,
  ListOptions,
  Hero extends Section,
  Answer extends ListAnswer = ListAnswer<Card>,
  Model = PageModel<NoInfer<Type>, Frame, NoInfer<Shape>, NoInfer<Own>>,
  Shown = Model & NoInfer<Derived> & Partial<NoInfer<Enrichment>>,
> extends EntryRules<Model, Enrichment, Derived> {
  /** The uid of the content type that the page declares, or a content type that is declared elsewhere. */
  type: Type
  /** The name of the type that editors read; required where the type is declared here. */
  label?: string
  /** Holds what such pages are, in one sentence for editors. */
  help?: string
  /**
   * The address: `/news` (fixed), `/news/:slug` (prefix and slug), `/:url*` (the entry's url is the whole path), or any
   * pattern together with `path`. `{brand}`, and `{key}` of a setting that is a text, are replaced by its value. Two plugins may
   * not claim the same one.
   */
  route: string
  /** Tells whether the site has the page at all; absent: it has. */
  exists?(input: { settings: Settings }): boolean
  /** The fields of the type beside those that every page has. */
  fields?: Shape
  /** Parts of the page that are a field and a section in one. */
  modules?: Own
  /**
   * Computes the address where the route alone does not say it.
   * @returns null when the entry has no page
   */
  path?(input: PathInput<Model & NoInfer<Derived>>): string | null
  /**
   * The address in words for editors, wherever `route` alone does not say it: pages that compute it say how, and which
   * entries have none.
   */
  address?: string
  /** At an address that an entry with a page of another type has, that one is shown, whichever was published later. */
  yields?: boolean
  /** Paths of references that the page reads beyond what its fields and their views load. */
  include?: readonly string[]
  /** Query parameters that change the page, beside those of its list. All others share one cached page. */
  query?: Readonly<Record<string, QueryParameter>>
  /** For a page of which anybody can ask for any number, like one that finds what is typed. */
  limit?: RateLimit
  /** How the page opens. */
  hero?: HeroOptions & {
    /**
     * A registered navigation: its name, or true for the one that is declared for the address; or for another address,
     * like `/foundation`.
     */
    navigation?: string | true | ((entry: Entry<Shown>) => string | true | undefined)
  }
  /** Says what the page lists, and how that is shown. */
  list?: ListRules<Shown, Answer> &
    ListOptions & { look?(input: { entry: Entry<Shown>; context: PageContext }): ListLook }
  /** The feed of what the page lists, in three formats below its address. */
  feed?: FeedRules<Shown>
  /** Reads what the page needs beyond its entry and its list. */
  load?(input: { entry: Entry<Shown>; list: ListPage<NoInfer<Answer>>; context: PageContext }): Promise<Data>
  /** The sections of the page in order: plain data, testable without rendering. Default: hero, body, modules, list. */
  compose?(
    input: PageInput<Shown, Data, NoInfer<Answer>> & {
      parts: Parts<Own, Hero>
      navigation: SectionNavigation | undefined
    },
  ): SectionList
  /** Returns what the head says where it differs from what the entry says. */
  head?(input: PageInput<Shown, Data, NoInfer<Answer>>): HeadFields
  /**
   * The page in the vocabulary of schema.org. The first node is merged into what the engine makes of address, name,
   * description and picture; fields that are undefined are dropped. Default: one `WebPage`.
   */
  jsonLd?(input: PageInput<Shown, Data, NoInfer<Answer>> & { basis: JsonLdBasis }): NodeFields | readonly NodeFields[]
}
