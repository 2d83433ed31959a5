import { z } from 'zod'
import type { PageContext } from '../contract/context.ts'
import type { Section } from '../contract/page/block.ts'
import type { Module } from '../contract/page/module.ts'
import { isMessage, type Message } from '../contract/site/translator.ts'
import { type FieldOptions, field } from '../schema/field-registry.ts'

type Group<Shape extends z.ZodRawShape> = z.ZodOptional<z.ZodObject<Shape>>
/** Options as a page declares them: before any language is known, words may be a message. */
type Declared<Options> = {
  [Name in keyof Options]: string extends Options[Name] ? Options[Name] | Message<string> : Options[Name]
}
type Arguments<Options> = object extends Options
  ? [options?: Declared<Options>, field?: FieldOptions]
  : [options: Declared<Options>, field?: FieldOptions]
/** A module that reads nothing of the context is shown without one. */
type ShownWith<Options, Context> = unknown extends Context ? [options?: Options] : [options: Options, context: Context]

const translated = <Options extends object>(options: Declared<Options>, { textOf }: PageContext): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, isMessage(value) ? textOf(value) : value]),
  ) as Options

/** Makes modules of one kind. */
export interface ModuleBuilder<Shape extends z.ZodRawShape, Options, Context = unknown> {
  /** A module of a page: a field of its entry, and the section that shows it. */
  (...options: Arguments<Options>): Module<Group<Shape>>
  /** The field alone, for types that show it in their own way. */
  field(field?: FieldOptions): Group<Shape>
  /** The section alone; undefined without a value. */
  section(value: z.output<z.ZodObject<Shape>> | undefined, ...shown: ShownWith<Options, Context>): Section | undefined
}

export interface ModuleDefinition<Shape extends z.ZodRawShape, Options, Context> {
  /** The name of the kind that editors read; the field is named by the page. */
  label: string
  /** What editors fill in. */
  fields: () => Shape
  /**
   * How it is shown. `options` are what a page type says of the place where it stands; `context` is that of the page, of
   * which a module names what it reads: `{ dates }: Pick<PageContext, 'dates'>`.
   */
  section: (value: z.output<z.ZodObject<Shape>>, options: Options, context: Context) => Section | undefined
}

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
  definition: ModuleDefinition<Shape, Options, Context>,
): ModuleBuilder<Shape, Options, Context> {
  const { label, fields, section: shown } = definition
  const group = (options?: FieldOptions): Group<Shape> =>
    field(z.object(fields()).optional(), { kind: 'group', module: label, ...options })
  type Value = z.output<z.ZodObject<Shape>>
  const section = (value: Value | undefined, options = {} as Options, context?: unknown): Section | undefined =>
    value && shown(value, options, context as Context)
  const builder = (options = {} as Declared<Options>, own?: FieldOptions): Module<Group<Shape>> => ({
    label,
    group: field(z.object(fields()).optional(), { kind: 'group', module: label, ownPageOnly: true, ...own }),
    section: (value, context) => section(value, translated(options, context), context),
  })
  return Object.assign(builder, { field: group, section }) as ModuleBuilder<Shape, Options, Context>
}
