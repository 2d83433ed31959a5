import { z } from 'zod'
import { attempt, parseUrl } from '#engine/host.ts'

/** Kinds of values in `institution.json`. The message of each says what to write. */

/** Texts are trimmed; an empty one is not given, as everywhere in content. */
export const text = z.string('Write a text in quotes.').trim().min(1, 'Write a text, or leave the key out.')

export const matching = (isValid: (value: string) => boolean, remedy: string) => text.refine(isValid, remedy)

const isAddress = (value: string): boolean => parseUrl(value) !== undefined && /^https?:\/\//.test(value)
const withoutSlash = (value: string): string => value.replace(/\/$/, '')

export const address = matching(isAddress, 'Write an address like "https://www.example.org/page".')

export const siteAddress = matching(
  (value) => isAddress(value) && /^https?:\/\/[^/?#\s]+(?:\/[\w~-][\w.~-]*)*\/?$/.test(value),
  'Write an address like "https://www.example.org", or one with a path of letters a–z, digits, "-", ".", "_" and "~".',
).transform(withoutSlash)

export const vocabulary = address.transform(withoutSlash)

export const host = matching(
  (value) => /^[a-z\d.-]+(?::\d+)?$/i.test(value) && parseUrl(`https://${value}`) !== undefined,
  'Write a host like "forms.example.org".',
)

/** A host, which means `https`, or a host with its scheme. */
export const frameHost = matching(
  (value) => /^(?:https?:\/\/)?(?:\*\.)?[a-z\d.-]+(?::\d+)?$/i.test(value),
  'Write a host like "forms.example.org".',
)

export const timeZone = matching(
  (value) => attempt(() => new Intl.DateTimeFormat('en', { timeZone: value })) !== undefined,
  'Write the name of a time zone, like "America/Los_Angeles".',
)

export const language = matching(
  (value) => attempt(() => new Intl.Locale(value)) !== undefined,
  'Write a language tag, like "en-US".',
).transform((value) => new Intl.Locale(value).toString())

export const currency = matching(
  (value) => Intl.supportedValuesOf('currency').includes(value),
  'Write the code of a currency, like "USD".',
)

export const country = matching(
  (value) =>
    /^[A-Z]{2}$/.test(value) &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined,
  'Write the two letters of a country, like "US".',
)

export const key = matching((value) => /^[a-z0-9]+$/.test(value), 'Use lower-case letters and digits only.')

export const slug = matching(
  (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
  'Use lower-case letters, digits and hyphens, like "center".',
)

export const link = z.strictObject(
  {
    title: text.describe('What it is called.'),
    href: text.describe('Where it leads.'),
  },
  'Write { "title": "…", "href": "…" }.',
)

export const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'Write a list.')

/** An object whose keys are known. */
export const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, 'Write an object.')
