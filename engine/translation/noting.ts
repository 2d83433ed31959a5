import type { AnyMessages, Translated, Translator } from '../contract/site/translator.ts'

/** The same texts; what is said with them is noted in `said`. */
export function noting(translate: Translator['translate'], said: Set<string>): Translator['translate'] {
  const noted = (text: string): string => {
    said.add(text)
    return text
  }
  return <Group extends AnyMessages>(group: Group) =>
    new Proxy(translate(group) as object, {
      get(texts, name) {
        const text = Reflect.get(texts, name)
        if (typeof text === 'string') return noted(text)
        return typeof text === 'function' ? (values: unknown) => noted(text(values)) : text
      },
    }) as Translated<Group>
}
