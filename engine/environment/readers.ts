import type { Variable } from '../contract/site/variable.ts'

type Common = Pick<Variable, 'description' | 'secret' | 'needs' | 'affectsPages'>
type Defaulted = Common & { default: string }

interface Reader<Value> {
  (settings: Defaulted): Variable<Value> & { default: string }
  (settings: Common): Variable<Value>
}

const reader = <Value>(form: string, remedy: string, read: (text: string) => Value): Reader<Value> =>
  ((settings: Common) => ({ ...settings, form, remedy, read })) as Reader<Value>

/** A value that is not valid for a reason of its own. The message says it without the value, and what to do. */
export class SettingError extends Error {
  override name = 'SettingError'
}

const fail = (): never => {
  throw new Error('is no such value')
}

/** Any text. */
export const textVariable = reader('text', 'Give a text.', (text) => text)

/** `true` or `false`. */
export const switchVariable = reader('`true` or `false`', 'Write true or false.', (text) =>
  text === 'true' ? true : text === 'false' ? false : fail(),
)

/** A whole number within bounds, both included. */
export const numberVariable = (from: number, to: number) =>
  reader(`${from} … ${to}`, `Give a whole number from ${from} to ${to}.`, (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= from && value <= to ? value : fail()
  })

/** A whole number within bounds, both included, or `auto`. */
export const autoNumberVariable = (from: number, to: number) =>
  reader(`\`auto\` or ${from} … ${to}`, `Give auto, or a whole number from ${from} to ${to}.`, (text) =>
    text === 'auto' ? text : numberVariable(from, to)({ description: '' }).read(text),
  )

/** One of a few words. */
export const choiceVariable = <const Choice extends string>(...choices: Choice[]) =>
  reader(choices.map((choice) => `\`${choice}\``).join(', '), `Give one of ${choices.join(', ')}.`, (text) =>
    (choices as string[]).includes(text) ? (text as Choice) : fail(),
  )

/** @throws when it is none, and saying so when it contains what is not sent */
function readUrl(text: string): string {
  const { protocol, href, username, password } = new URL(text)
  if (username || password)
    throw new SettingError(
      'it contains a user name or a password, which are not sent. Give the address without them, and let a proxy in front of the service add them.',
    )
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/\/$/, '') : fail()
}

/** An address of an outside service, without user and password; without a closing slash once read. */
export const urlVariable = reader(
  '`http(s)://…`',
  'Give a whole address that starts with https:// or http://, or leave the variable out.',
  readUrl,
)

/** Addresses of several of the same, each once, as `urlVariable` reads one. */
export const urlsVariable = reader(
  '`http(s)://…`, several parted by spaces',
  'Give whole addresses that start with https:// or http://, parted by spaces, or leave the variable out.',
  (text): readonly string[] => {
    const urls = text.split(/[\s,]+/).filter(Boolean)
    return urls.length > 0 ? [...new Set(urls.map(readUrl))] : fail()
  },
)

/** Address of a PostgreSQL database, with user and password where it asks for them. */
export const databaseVariable = reader(
  '`postgres://user:password@host/database`',
  'Give an address like postgres://user:password@host:5432/database, or leave the variable out.',
  (text) => {
    const { protocol, pathname } = new URL(text)
    return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1 ? text : fail()
  },
)

/** Secrets of which any one opens: two while one takes the place of the other. */
export const secretsVariable = reader(
  '16 characters or more; two, parted by a comma, while one takes the place of the other',
  'Give at least 16 characters, for example from "openssl rand -hex 24", without a comma, which parts two of them.',
  (text): readonly string[] => {
    const secrets = text.split(',').map((secret) => secret.trim())
    return secrets.every((secret) => secret.length >= 16) ? secrets : fail()
  },
)

/** A secret that is sent in a header line. */
export const tokenVariable = reader(
  '16 ASCII characters or more, no spaces',
  'Give it whole, as it was issued: at least 16 ASCII characters without spaces.',
  (text) => (/^[!-~]{16,}$/.test(text) ? text : fail()),
)

/** A moment at which the clock starts, or with a leading `=` stands still. */
export const momentVariable = reader(
  '`2026-03-14T10:00:00-07:00`, or with a leading `=`',
  'Give a date and time with offset, like 2026-03-14T10:00:00-07:00; a leading "=" stops the clock there.',
  (text): { at: Date; stopped: boolean } => {
    const moment = text.replace(/^=/, '')
    const at = new Date(moment)
    if (
      !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(moment) ||
      Number.isNaN(at.getTime())
    )
      return fail()
    return { at, stopped: text.startsWith('=') }
  },
)
