import { decoded, parseUrl } from 'atrium'
import type { Variables } from '#engine/host.ts'

/** Shorter values of a query are words like `json`, which are in other texts, too. */
const MIN_LENGTH = 8

/**
 * Returns what no line of the log and no report may hold: values of secret settings, passwords in them, and values of
 * the queries of addresses, as they are and percent-encoded.
 *
 * @param settings values as read
 * @param declared which settings there are
 */
export function hiddenValues(settings: Readonly<Record<string, unknown>>, declared: Variables): string[] {
  const values = Object.entries(declared).flatMap(([name, { secret }]) => {
    const values = [settings[name]].flat().filter((value) => typeof value === 'string')
    return values.flatMap((value) => (secret ? [value, ...passwordIn(value), ...inQuery(value)] : inQuery(value)))
  })
  const hidden = values.filter((value) => value.length >= MIN_LENGTH)
  return [...new Set(hidden.flatMap((value) => [value, encodeURIComponent(value)]))].sort((a, b) => b.length - a.length)
}

/** As it is written in an address, and decoded. */
function passwordIn(text: string): string[] {
  const { password = '' } = parseUrl(text) ?? {}
  return [password, decoded(password)]
}

const inQuery = (text: string): string[] =>
  /^https?:/.test(text) ? [...new URL(text).searchParams.values(), ...rawValues(new URL(text).search)] : []

/** As they are written in the address. */
const rawValues = (search: string): string[] => search.split(/[?&]/).map((pair) => pair.slice(pair.indexOf('=') + 1))

/** The text with an ellipsis in place of each. */
export const hide = (text: string, hidden: readonly string[]): string =>
  hidden.reduce((shown, value) => (shown.includes(value) ? shown.replaceAll(value, '…') : shown), text)
