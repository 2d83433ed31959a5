import { memo } from '../base/memory/memo.ts'
import type { AnyMessages, Message, MessageText, Translated, Translator } from '../contract/site/translator.ts'

type Values = Readonly<Record<string, string | number>>

const ENGLISH = 'en'

/**
 * The translator of one language. Every text is parsed once, and Intl formats numbers.
 *
 * @param language BCP 47
 * @param translations texts by id; those not there are said in English
 */
export function createTranslator(
  language: string,
  translations: ReadonlyMap<string, MessageText> = new Map(),
): Translator {
  const { format } = new Intl.NumberFormat(language)
  const known = new WeakMap<object, Translated<AnyMessages>>()
  const rulesOf = (own: string) => new Intl.PluralRules(own)
  const said = memo(({ id, english }: Message) => {
    const translated = translations.get(id)
    return spoken(translated ?? english, rulesOf(translated === undefined ? ENGLISH : language), format)
  }, new WeakMap<Message, ReturnType<typeof spoken>>())
  return {
    language,
    translate(group) {
      const found = known.get(group)
      if (found) return found as Translated<typeof group>
      const translated = Object.fromEntries(Object.entries(group).map(([name, message]) => [name, said(message)]))
      known.set(group, translated as Translated<AnyMessages>)
      return translated as Translated<typeof group>
    },
    textOf(text, values = {}) {
      if (typeof text !== 'object') return text as never
      const own = said(text)
      return (typeof own === 'string' ? own : own(values)) as never
    },
  }
}

/** A text without placeholders is words, any other a function of their values. */
function spoken(text: MessageText, rules: Intl.PluralRules, format: (number: number) => string) {
  const filled = (template: string) => {
    // Words and names of placeholders in turn.
    const parts = template.split(/\{(\w+)\}/)
    return parts.length === 1
      ? () => template
      : (values: Values) => parts.map((part, index) => (index % 2 ? printed(values[part], format) : part)).join('')
  }
  if (typeof text === 'string') return /\{\w+\}/.test(text) ? filled(text) : text
  const forms = new Map(Object.entries(text).map(([form, template]) => [form, filled(template)]))
  return (values: Values) => (forms.get(rules.select(Number(values.count))) ?? forms.get('other'))?.(values) ?? ''
}

const printed = (value: string | number | undefined, format: (number: number) => string): string =>
  typeof value === 'number' ? format(value) : (value ?? '')
