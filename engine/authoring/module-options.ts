import type { PageContext } from '../contract/context.ts'
import { isMessage } from '../contract/site/translator.ts'

/** The options of a module on a page: messages in the site's language, functions called with the page's context. */
export const optionsIn = <Options>(declared: object, context: PageContext): Options =>
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
