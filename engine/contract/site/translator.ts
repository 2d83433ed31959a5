/** Forms of a text by the plural category of its `{count}`, as `Intl.PluralRules` names them. */
export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }

/** A text of the site itself, with placeholders like `{name}`; in forms where it depends on a number. */
export type MessageText = string | PluralForms

/** A declared text: its id in the catalogue, and what it says in English. */
export interface Message<Text extends MessageText = MessageText> {
  readonly id: string
  readonly english: Text
}

/** The texts of one folder by their names. */
export type Messages<Texts extends Readonly<Record<string, MessageText>>> = {
  readonly [Name in keyof Texts]: Message<Texts[Name]>
}
/** A text that depends on a number. */
export type PluralMessage = Message<PluralForms>
export type AnyMessages = Messages<Readonly<Record<string, MessageText>>>

/** Where a text is before any language is known, like the heading of a module: a message, or words as they are. */
export type Text = string | Message<string>

type Placeholders<Template> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
type Values<Names extends string> = { readonly [Name in Names]: Name extends 'count' ? number : string | number }
type TranslatedText<Own> = Own extends string
  ? [Placeholders<Own>] extends [never]
    ? string
    : (values: Values<Placeholders<Own>>) => string
  : Own extends PluralForms
    ? (values: Values<Placeholders<Own[keyof Own]> | 'count'>) => string
    : never

/** Texts in one language: words, or a function of the values of its placeholders. Numbers are printed as the language does. */
export type Translated<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends Message<infer Own> ? TranslatedText<Own> : never
}

/** Gives the texts of the site in the institution's language. */
export interface Translator {
  /** BCP 47. */
  readonly language: string
  /** @param group the texts of a folder, as `defineMessages` gives them */
  translate<Group extends AnyMessages>(group: Group): Translated<Group>
  /**
   * The words of a text that was declared before any language was known.
   *
   * @param values of its placeholders
   */
  textOf<Own extends Text | PluralMessage | undefined>(
    text: Own,
    values?: Values<string>,
  ): Own extends undefined ? undefined : string
}

/** The texts of one folder in one language other than English. */
export interface Translation {
  readonly group: string
  readonly texts: Readonly<Record<string, MessageText>>
}

/**
 * Declares the texts that a folder says to visitors, in English: the default export of its `messages.ts`. Their
 * translations are beside it, in `messages.<language>.ts`.
 *
 * @param group the name of the folder, with which the ids of its texts begin
 * @example
 * export default defineMessages('news', {
 *   allStories: 'All stories',
 *   newsFrom: 'News from {name}',
 *   found: { one: '{count} story', other: '{count} stories' },
 * })
 */
export function defineMessages<const Texts extends Readonly<Record<string, MessageText>>>(
  group: string,
  texts: Texts,
): Messages<Texts> {
  const messages = Object.entries(texts).map(([name, english]) => [
    name,
    Object.freeze({ id: `${group}.${name}`, english }),
  ])
  return Object.freeze(Object.fromEntries(messages))
}

/**
 * Declares a folder's texts in another language: the default export of `messages.<language>.ts`. The compiler asks for
 * every one of them.
 *
 * @param messages those in English, from `messages.ts`
 */
export function defineTranslation<Texts extends Readonly<Record<string, MessageText>>>(
  messages: Messages<Texts>,
  texts: { readonly [Name in keyof Texts]: Texts[Name] extends string ? string : PluralForms },
): Translation {
  const [first] = Object.values(messages) as Message[]
  return Object.freeze({ group: first?.id.replace(/\..*/, '') ?? '', texts: texts as Translation['texts'] })
}

/** Whether something is a message, where it may be a text or anything else. */
export const isMessage = (value: unknown): value is Message<string> =>
  typeof value === 'object' && value !== null && 'id' in value && 'english' in value
