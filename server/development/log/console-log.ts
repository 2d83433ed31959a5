import type { Log } from 'atrium'
import { explainInText } from '../errors/explanation.ts'
import { color, dim } from './colors.ts'

const LEVELS = { info: dim, warn: color(33), error: color(31) }

/** A log for people: the message, after it the facts that it does not say itself, and where an error arose. */
const line =
  (level: keyof typeof LEVELS) =>
  ({ error, id: _id, ...facts }: Record<string, unknown>, message: string): void => {
    const named = Object.entries(facts).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return text === undefined || message.includes(text) ? [] : [`${name}=${text}`]
    })
    const reason = error === undefined ? [] : explainInText(error, process.cwd()).split('\n')
    const more = reason.filter((text, index) => index > 0 || !message.includes(text))
    const first = [LEVELS[level](level.padEnd(5)), message, ...named.map(dim)].join(' ')
    console[level]([first, ...more.map((text) => `      ${text}`)].join('\n'))
  }

/** Writes to the terminal in which a command or the development server runs. */
export const consoleLog: Log = { info: line('info'), warn: line('warn'), error: line('error') }
