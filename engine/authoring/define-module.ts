import { z } from 'zod'
import type { PageContext } from '../contract/context.ts'
import type { Erased } from '../contract/erased.ts'
import type { Section } from '../contract/page/block.ts'
import type { Module } from '../contract/page/module.ts'
import { isMessage, type Message } from '../contract/site/translator.ts'
import { type FieldOptions, field, type ListOptions } from '../schema/field-registry.ts'
import { f } from '../schema/fields.ts'

type Group<Shape extends z.ZodRawShape> = z.ZodOptional<z.ZodObject<Shape>>
type Inner<Field> = Field extends z.ZodOptional<infer Value extends z.ZodType> ? Value : Field
type ListOf<Field> = z.ZodDefault<z.ZodArray<Extract<Inner<Field>, z.ZodType>>>
/** Words may be a message, for no language is known yet, also those within an option, like the words of a link. */
type Worded<Value> = Value extends string
  ? string extends Value
    ? Value | Message<string>
    : Value
  : Value extends readonly unknown[]
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: Worded<Value[Name]> }
      : Value
/** Options as a page declares them: as they are, or as they follow from the context of the page. */
type Declared<Options> = {
  [Name in keyof Options]: Worded<Options[Name]> | ((input: { context: PageContext }) => Options[Name])
}
type Arguments<Options, Field = FieldOptions> = object extends Options
  ? [options?: Declared<Options>, field?: Field]
  : [options: Declared<Options>, field?: Field]
/** A module that reads nothing of the context is shown without one. */
type ShownWith<Options, Context> = unknown extends Context ? [options?: Options] : [options: Options, context: Context]

/** Makes modules of one kind. */
export interface ModuleBuilder<Field extends z.ZodType, Options, Context = unknown> {
  /**
   * A module of a page: a field of its entry, and the section that shows it. Words among the options may be messages, and
   * an option may be a function of the page's context: `cta: ({ context }) => linkFor(context.institution)`.
   */
  (...options: Arguments<Options>): Module<Field>
  /** Any number of them, a section each: `modules: { chapters: textModule.list() }`. */
  list(...options: Arguments<Options, ListOptions>): Module<ListOf<Field>, readonly Section[]>
  /** The field alone, for types that show it in their own way. */
  field(field?: FieldOptions): Field
  /** The section alone; undefined without a value. */
  section(value: Value<Field> | undefined, ...shown: ShownWith<Options, Context>): Section | undefined
}

type Value<Field> = NonNullable<z.output<Field>>

export interface ModuleDefinition<Field extends z.ZodType, Options, Context> {
  /** The name of the kind that editors read; the field is named by the page. */
  label: string
  /** Holds what it shows, in one sentence for editors; a page that says more of its own wins. */
  help?: string
  /** Says what editors fill in: `fields: () => ({ … })` for a group of fields; `field` for one that is no group. */
  field: (options?: FieldOptions) => Field
  /**
   * How it is shown. `options` are what a page type says of the place where it is; `context` is that of the page, of
   * which a module names what it reads: `{ dates }: Pick<PageContext, 'dates'>`.
   */
  section: (value: Value<Field>, options: Options, context: Context) => Section | undefined
}

/** Of a group of fields. */
type OfGroup<Shape extends z.ZodRawShape, Options, Context> = Omit<
  ModuleDefinition<Group<Shape>, Options, Context>,
  'field'
> & { fields: () => Shape }

/**
 * Declares a kind of module beside its block: an editor's group of fields and the section that shows it, as one value.
 *
 * @example
 * export const quote = defineModule({
 *   label: 'Quote',
 *   fields: () => ({ text: f.html(), citation: f.text() }),
 *   section: (value, options: { heading?: string }) => section('quote', { ...value, ...options }),
 * })
 * // in a page: modules: { motto: quote({ heading: 'Our motto' }) }
 */
export function defineModule<Shape extends z.ZodRawShape, Options extends object = object, Context = unknown>(
  definition: OfGroup<Shape, Options, Context>,
): ModuleBuilder<Group<Shape>, Options, Context>
export function defineModule<Field extends z.ZodType, Options extends object = object, Context = unknown>(
  definition: ModuleDefinition<Field, Options, Context>,
): ModuleBuilder<Field, Options, Context>
export function defineModule<Options extends object>({
  label,
  help,
  section: shown,
  ...definition
}: OfGroup<z.ZodRawShape, Options, unknown> | ModuleDefinition<z.ZodType, Options, unknown>) {
  const fieldWith = (options?: FieldOptions & { ownPageOnly?: boolean }): z.ZodType =>
    'fields' in definition
      ? field(z.object(definition.fields()).optional(), { kind: 'group', module: label, help, ...options })
      : definition.field({ help, ...options })
  const section = (value: Erased, options = {} as Options, context?: unknown): Section | undefined =>
    value && shown(value, options, context)
  const builder = (declared: object = {}, own?: FieldOptions): Module<z.ZodType> => ({
    label,
    group: fieldWith({ ownPageOnly: true, ...own }),
    section: (value, context) => section(value, optionsIn(declared, context), context),
  })
  const list = (declared: object = {}, own?: ListOptions): Module<z.ZodType, readonly Section[]> => ({
    label,
    group: f.list(fieldWith(), { help, ...own }),
    section(values: Erased, context) {
      const options: Options = optionsIn(declared, context)
      return (values as unknown[]).flatMap((value) => section(value, options, context) ?? [])
    },
  })
  return Object.assign(builder, { list, field: fieldWith, section }) as never
}

/** The options of a module on a page: messages in the site's language, functions called with the page's context. */
const optionsIn = <Options>(declared: object, context: PageContext): Options =>
  Object.fromEntries(
    Object.entries(declared).map(([name, value]) => [
      name,
      typeof value === 'function' ? value({ context }) : worded(value, context),
    ]),
  ) as Options

function worded(value: unknown, context: PageContext): unknown {
  if (isMessage(value)) return context.textOf(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, worded(inner, context)]))
}
