import { z } from 'zod'
import type { Card } from '../contract/content/card.ts'
import type { ReferenceStub } from '../contract/content/entry.ts'
import type { Image } from '../contract/content/image.ts'
import type { Section } from '../contract/page/block.ts'
import {
  type ChoiceOptions,
  type FieldKind,
  type FieldMeta,
  type FieldOptions,
  field,
  fieldRegistry,
  type ListOptions,
  type NumberOptions,
  type ReferenceOptions,
  type TextOptions,
  type WordOptions,
} from './field-registry.ts'
import { namesOf, type Referred, type TypeValue } from './reference-types.ts'
import { RATIO_PATTERN } from './wire-schema.ts'

/** One for all fields of words: a site has thousands. Made when it is asked for, or zod would go to the browser. */
let someWords: z.ZodString | undefined

const words = (kind: FieldKind, options?: TextOptions) => {
  someWords ??= z.string().min(1)
  return field(someWords.optional(), { kind, ...options })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isEntry = (value: unknown): boolean => isObject(value) && 'uid' in value && 'contentType' in value
const isCard = (value: unknown): boolean => isObject(value) && ('title' in value || 'uid' in value)

const entryValue = <Model>() => z.custom<Model>(isEntry, 'is not a reference')
const cardValue = () => z.custom<Card>(isCard, 'is not a card')
const imageValue = () => z.custom<Image & { uid?: string }>(isObject, 'is not a picture')
const sectionValue = () => z.custom<Section>((value) => isObject(value) && 'blockType' in value, 'is not a block')

/** Describes what a reference may lead to: content types or pages as values, or names of content types. */
type Target = string | TypeValue
type Targets = readonly [Target, ...Target[]]
type AsList<To> = To extends Targets ? To : To extends Target ? readonly [To] : readonly []

/** By value: everything its view names is loaded. By name: only the head of the entry. */
const targets = (to: Target | readonly Target[] | undefined): Pick<FieldMeta, 'kind' | 'to' | 'types' | 'load'> => {
  const list = to === undefined ? [] : [to].flat()
  const types = list.filter((type) => typeof type !== 'string')
  return { kind: 'reference', to: namesOf(list), types, load: types.length > 0 ? 'view' : 'head' }
}

type Unwrapped<Type> = Type extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner> ? Inner : Type

const unwrapped = <Type extends z.ZodType>(type: Type): Unwrapped<Type> => {
  if (!(type instanceof z.ZodOptional || type instanceof z.ZodDefault)) return type as Unwrapped<Type>
  const within = type.unwrap() as z.ZodType
  // What all fields of words share bears the description of none.
  const inner = within === someWords ? within.clone() : within
  const meta = fieldRegistry.get(type)
  if (meta && !fieldRegistry.has(inner)) fieldRegistry.add(inner, meta)
  return inner as Unwrapped<Type>
}

const group = <Shape extends z.ZodRawShape>(shape: Shape, options?: FieldOptions & Pick<FieldMeta, 'keys'>) =>
  field(z.object(shape).optional(), { kind: 'group', ...options })

const list = <Type extends z.ZodType>(of: Type, options?: ListOptions) =>
  field(z.array(unwrapped(of)).default([]), { kind: 'list', ...options })

const required = <Type extends z.ZodType>(type: Type): Unwrapped<Type> => {
  const inner = unwrapped(type)
  return (
    inner instanceof z.ZodArray ? field(inner.min(1), { kind: 'list', ...fieldRegistry.get(inner) }) : inner
  ) as Unwrapped<Type>
}

const link = (options?: FieldOptions) =>
  group(
    {
      title: required(words('text', { aliases: ['text'], help: 'The words that visitors click.' })),
      href: required(
        words('url', {
          label: 'Address',
          aliases: ['url'],
          help: 'A page of this site, like /visit, or a whole address that begins with https://.',
        }),
      ),
    },
    { control: 'link', ...options },
  )

/**
 * The field builders that content types, modules and blocks are made of. Every field is optional until wrapped in
 * `f.required`; absent, null, empty text, empty list and a group without data are one and the same: no data.
 */
export const f = {
  /** Plain text; `<` and `&` are shown as written. */
  text: (options?: TextOptions) => words('text', options),
  /** A rich-text fragment with block tags, sanitised when it is ingested. */
  html: (options?: WordOptions) => words('html', options),
  /** Rich text without block tags. */
  inlineHtml: (options?: WordOptions) => words('inline', options),
  integer: (options?: NumberOptions) => field(z.number().int().optional(), { kind: 'int', ...options }),
  number: (options?: NumberOptions) => field(z.number().optional(), { kind: 'number', ...options }),
  /** False without data. */
  bool: (options?: FieldOptions) => field(z.boolean().default(false), { kind: 'bool', ...options }),
  /** `YYYY-MM-DD` in the institution's zone; a date-time is read too. */
  date: (options?: FieldOptions & Pick<FieldMeta, 'dayOnly'>) => words('date', options),
  /** ISO 8601 with offset; without one, in the institution's zone. */
  dateTime: (options?: FieldOptions) => words('datetime', options),
  /** `HH:mm`, 24 hours, local. */
  time: (options?: FieldOptions) => words('time', options),
  /** A path, an anchor, `mailto:`, `tel:` or `http(s)`. */
  url: (options?: FieldOptions) => words('url', options),
  email: (options?: FieldOptions) => words('email', options),
  phone: (options?: FieldOptions) => words('phone', options),
  /** Width to height, like `16:9`. */
  ratio: (options?: FieldOptions) =>
    field(z.string().regex(new RegExp(RATIO_PATTERN)).optional(), { kind: 'ratio', ...options }),
  /** One of the values. */
  choice: <const Values extends readonly [string, ...string[]]>(
    values: Values,
    options?: ChoiceOptions<Values[number]>,
  ) => field(z.enum(values).optional(), { kind: 'enum', ...options }),
  /** A colour by its name in the theme. @param colors the theme's names */
  color: <const Colors extends readonly [string, ...string[]]>(
    colors: Colors,
    options?: ChoiceOptions<Colors[number]>,
  ) => field(z.enum(colors).optional(), { kind: 'color', ...options }),
  /** Fields under one name; without data in any of them the group is absent. */
  group,
  /** A list of any field. */
  list,
  /** An object with free keys, each a list of texts. */
  map: (options?: FieldOptions) =>
    field(z.record(z.string(), z.array(z.string())).optional(), { kind: 'map', ...options }),
  /** Makes a field mandatory: without data the entry, block or list item that holds it is not loaded. */
  required,
  /** A link; without a title or with an address that is not valid there is no link. */
  link,
  links: (options?: ListOptions) => list(link(), { itemName: 'title', ...options }),
  /**
   * An entry of one of the types, or of any where none is given. By value (`f.reference(person)`) it comes with what
   * every reader of it needs (`preload` of its fields); by name (`f.reference('project')`, for types of other areas) with its head alone. One that
   * leads nowhere is left out.
   */
  reference: <const To extends Target | Targets>(to?: To, options?: ReferenceOptions) =>
    field(entryValue<Referred<AsList<To>>>().optional(), { ...targets(to), ...options }),
  /** The same, all that are found, in order. */
  references: <const To extends Target | Targets>(to?: To, options?: ReferenceOptions) =>
    field(z.array(field(entryValue<Referred<AsList<To>>>(), targets(to))).default([]), { kind: 'list', ...options }),
  /** References that lists are filtered by, and that are not loaded. */
  stubs: (to: string | readonly string[], options?: FieldOptions) =>
    field(z.array(field(entryValue<ReferenceStub>(), { ...targets(to), load: 'none' })).default([]), {
      kind: 'list',
      ...options,
    }),
  /** An entry shown as a card; without names of content types any type that has one. */
  card: (to?: string | readonly string[], options?: ReferenceOptions) =>
    field(cardValue().optional(), { ...targets(to), load: 'card', ...options }),
  cards: (to?: string | readonly string[], options?: ReferenceOptions) =>
    field(z.array(field(cardValue(), { ...targets(to), load: 'card' })).default([]), { kind: 'list', ...options }),
  /** A picture: an entry of the type `image`. */
  image: (options?: FieldOptions) =>
    field(imageValue().optional(), { kind: 'reference', to: ['image'], load: 'view', ...options }),
  images: (options?: FieldOptions) =>
    field(z.array(field(imageValue(), { kind: 'reference', to: ['image'], load: 'view' })).default([]), {
      kind: 'list',
      ...options,
    }),
  /** Content blocks that editors put in any order. */
  blocks: (options?: ReferenceOptions) => field(z.array(sectionValue()).default([]), { kind: 'blocks', ...options }),
  /**
   * The same at the top level of a page: blocks with the placement `section` too, none with the placement `body`, and of
   * each block at most as many as it says.
   */
  pageBlocks: (options?: ReferenceOptions) =>
    field(z.array(sectionValue()).default([]), { kind: 'blocks', isTopLevel: true, ...options }),
  /** Holds what an entry says to search engines and social media instead of what its page shows. */
  metaPage: (options?: FieldOptions) =>
    group(
      {
        title: words('text', {
          length: { ideal: 55, max: 60 },
          help: 'The line that people click among search results; default: the title of the page.',
        }),
        description: words('text', {
          length: { ideal: 155, max: 160 },
          help: 'The lines below it: what a visitor finds on the page. Default: the first words of the page.',
        }),
        noindex: field(z.boolean().default(false), {
          kind: 'bool',
          label: 'Not for search engines',
          help: 'Search engines are asked to leave the page out; visitors find it as before.',
        }),
        ogTitle: words('text', {
          label: 'Title on social media',
          aliases: ['ogtitle'],
          length: { ideal: 60, max: 95 },
          help: 'Where the page is shared; default: the title above.',
        }),
        ogDescription: words('text', {
          label: 'Description on social media',
          aliases: ['ogdescription'],
          length: { ideal: 110, max: 200 },
          help: 'Below the title where the page is shared; default: the description above.',
        }),
        ogImage: field(imageValue().optional(), {
          kind: 'reference',
          label: 'Picture on social media',
          to: ['image'],
          load: 'view',
          ownPageOnly: true,
          help: 'Shown where the page is shared; wide, about 1200 × 630 pixels. Default: the first picture of the page.',
        }),
        twitterTitle: words('text', {
          label: 'Title on X',
          aliases: ['twittertitle'],
          length: { max: 70 },
          help: 'Only where X should say something else; default: the title on social media.',
        }),
        twitterDescription: words('text', {
          label: 'Description on X',
          aliases: ['twitterdescription'],
          length: { max: 200 },
          help: 'Only where X should say something else; default: the description on social media.',
        }),
        keywords: list(words('text'), {
          help: 'Further words by which the search of this site finds the page: other spellings, what people call it.',
        }),
      },
      { control: 'search', ...options },
    ),
}
