import type { DateFormats } from '../contract/ports/clock.ts'
import type { AnyMessages, Translated, Translator } from '../contract/site/translator.ts'

/** The same texts; what is said with them is noted in `said`. */
export function noting(translate: Translator['translate'], said: Set<string>): Translator['translate'] {
  const noted = notedIn(said)
  return <Group extends AnyMessages>(group: Group) =>
    new Proxy(translate(group) as object, {
      get(texts, name) {
        const text = Reflect.get(texts, name)
        if (typeof text === 'string') return noted(text)
        return typeof text === 'function' ? (values: unknown) => noted(text(values)) : text
      },
    }) as Translated<Group>
}

/** The same formats; what is printed with them is noted in `said`. */
export function notingDates(dates: DateFormats, said: Set<string>): DateFormats {
  const noted = notedIn(said)
  return new Proxy(dates, {
    get(formats, name) {
      const format = Reflect.get(formats, name)
      if (typeof format === 'string') return noted(format)
      if (typeof format !== 'function') return format
      return (...values: unknown[]) => {
        const printed: unknown = Reflect.apply(format, formats, values)
        return typeof printed === 'string' ? noted(printed) : printed
      }
    },
  })
}

const notedIn =
  (said: Set<string>) =>
  (text: string): string => {
    said.add(text)
    return text
  }
