import { z } from 'zod'
import type { Card } from '../contract/content/card.ts'
import { type AnyContentType, type ContentType, TYPE_MEMBERS } from '../contract/content/content-type.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { PageContext } from '../contract/context.ts'
import type { Erased } from '../contract/erased.ts'
import type { Section, SectionList } from '../contract/page/block.ts'
import type { ListAnswer, ListPage } from '../contract/page/list.ts'
import type { ModuleShape, Modules } from '../contract/page/module.ts'
import type { Page } from '../contract/page/page.ts'
import type { ListLook, PageDefinition } from '../contract/page/page-definition.ts'
import type { SectionNavigation } from '../contract/site/link.ts'
import { field, fieldRegistry } from '../schema/field-registry.ts'

/** Describes what all pages of a site have in common: fields of their entries, and how they open and show lists. */
export interface PageFrame<Shape extends z.ZodRawShape, HeroOptions, ListOptions, Hero extends Section = Section> {
  /** The fields that every page's entry carries beside its envelope; a page's own win. */
  fields: Shape
  /** The heading under which editors find the modules of a page that name none. */
  group?: string
  hero(input: {
    entry: Entry<Erased>
    options: HeroOptions
    navigation: SectionNavigation | undefined
    context: PageContext
  }): Hero
  list(input: { list: ListPage; options: ListOptions; look: ListLook; context: PageContext }): readonly Section[]
}

/** A page as it is installed, with the content type that it declares. */
export type DefinedPage<Schema extends z.ZodObject, Enrichment extends object, Derived extends object> = Omit<
  Page,
  'contentType'
> & { contentType: ContentType<Schema, Enrichment, Derived> }

/** The fields of a page's own type: those of the frame, the page's, which win, and one for each module. */
type OwnShape<Frame, Shape, Own extends Modules> = Omit<Frame, keyof Shape> & Shape & ModuleShape<Own>
type OwnSchema<Frame, Shape, Own extends Modules> = z.ZodObject<
  OwnShape<Frame, Shape, Own> extends infer Fields extends z.ZodRawShape
    ? { [Name in keyof Fields]: Fields[Name] }
    : never
>

/**
 * Makes the `definePage` of a site, for pages that all carry the frame's fields.
 *
 * @example export const definePage = pagesWith({ fields: pageFields, hero, list })
 */
export const pagesWith =
  <Frame extends z.ZodRawShape, HeroOptions extends object, ListOptions extends object, Hero extends Section>(
    frame: PageFrame<Frame, HeroOptions, ListOptions, Hero>,
  ) =>
  /** Declares a page and its content type in one value: the default export of `pages/<page>.ts` of an area. */
  <
    const Type extends string | AnyContentType,
    Shape extends z.ZodRawShape = Record<never, never>,
    const Own extends Modules = Record<never, never>,
    Enrichment extends object = Record<never, never>,
    Derived extends object = Record<never, never>,
    Data = undefined,
    Answer extends ListAnswer = ListAnswer<Card>,
  >(
    page: PageDefinition<Type, Frame, Shape, Own, Enrichment, Derived, Data, HeroOptions, ListOptions, Hero, Answer>,
  ): Type extends ContentType<infer Schema, infer Known, infer Made>
    ? DefinedPage<Schema, Known, Made>
    : DefinedPage<OwnSchema<Frame, Shape, Own>, Enrichment, Derived> =>
    Object.freeze(installed(page as unknown as AnyDefinition, frame as unknown as AnyFrame)) as never

type AnyFrame = PageFrame<z.ZodRawShape, object, object>
type AnyDefinition = PageDefinition<
  string,
  z.ZodRawShape,
  z.ZodRawShape,
  Modules,
  object,
  object,
  Erased,
  object,
  object,
  Section,
  Erased,
  Erased,
  Erased
>

function installed(definition: AnyDefinition, frame: AnyFrame): Page {
  const { type, modules = {}, fields = {}, hero, list, compose, ...rest } = definition
  const { route, exists, path, address, yields, include, query, limit, feed, load, head, jsonLd, ...ownType } = rest
  const isOwn = typeof type === 'string'
  const groups = Object.fromEntries(
    Object.entries(modules).map(([name, { group }]) => [name, below(frame.group, group)]),
  )
  const contentType = isOwn
    ? { ...ownType, name: type, schema: z.object({ ...frame.fields, ...fields, ...groups }) }
    : (type as ContentType)
  const navigation = hero?.navigation
  /**
   * Parts are made when they are asked for: a page may show of an entry what is not there in the form that the hero reads.
   * Their getters are made once: where each object has its own, V8 keeps what these see until a full collection.
   */
  const parts: PropertyDescriptorMap = {}
  const part = (name: string, make: (input: Input) => unknown) => {
    const get = function (this: { [INPUT]: Input }) {
      return make(this[INPUT])
    }
    parts[name] = { get, enumerable: true }
  }
  part('hero', ({ entry, navigation, context }) => frame.hero({ entry, options: hero ?? {}, navigation, context }))
  part('list', ({ entry, list: found, context }) =>
    list ? frame.list({ list: found, options: list, look: list.look?.({ entry, context }) ?? {}, context }) : [],
  )
  for (const [name, module] of Object.entries(modules))
    part(name, ({ entry, context }) => module.section(entry[name], context))
  return {
    contentType: contentType as Page['contentType'],
    ownsType: isOwn,
    unread: unreadOf(definition, isOwn ? Object.keys(TYPE_MEMBERS) : []),
    ...{ route, exists, path, address, yields, include, modules, query, limit, feed, load, head, jsonLd },
    list,
    navigation: typeof navigation === 'function' ? (entry) => navigation(entry) ?? false : navigation,
    compose(input) {
      const own = Object.defineProperties({ [INPUT]: input }, parts) as unknown as AnyParts
      return compose ? compose({ ...input, parts: own as never }) : inOrder(own, input.entry)
    },
  }

  type Part = Section | undefined | readonly Section[]
  type AnyParts = Readonly<Record<string, Part>> & { hero: Section; list: readonly Section[] }

  function inOrder(parts: AnyParts, { body }: Entry): SectionList {
    const own = Object.keys(modules).flatMap((name) => parts[name])
    return [parts.hero, ...(Array.isArray(body) ? body : []), ...own, ...parts.list]
  }
}

type Input = Parameters<Page['compose']>[0]

/** Holds what the parts of a page are made of. */
const INPUT = Symbol('input')

/** Says below which heading editors find a field, unless it names one. */
function below(heading: string | undefined, type: z.ZodType): z.ZodType {
  const meta = heading && type instanceof z.ZodType ? fieldRegistry.get(type) : undefined
  return meta && !meta.group ? field(type, { ...meta, group: heading }) : type
}

/** Holds what a page says beside what its content type says. */
const PAGE_MEMBERS: Record<Exclude<keyof AnyDefinition, keyof ContentType | 'fields'>, true> = {
  ...{
    type: true,
    route: true,
    exists: true,
    path: true,
    address: true,
    yields: true,
    include: true,
    query: true,
    limit: true,
  },
  ...{ hero: true, list: true, feed: true, modules: true },
  ...{ load: true, compose: true, head: true, jsonLd: true },
}

/** @param ofType what is read for the content type that the page declares */
const unreadOf = (definition: AnyDefinition, ofType: readonly string[]): string[] => {
  const read = new Set([...Object.keys(PAGE_MEMBERS), ...ofType, ...(ofType.length > 0 ? ['fields'] : [])])
  return Object.entries(definition).flatMap(([name, value]) => (value === undefined || read.has(name) ? [] : [name]))
}
