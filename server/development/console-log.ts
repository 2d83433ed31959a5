import type { Log } from '#engine/contract/context.ts'

const COLORS = { info: 2, warn: 33, error: 31 }

/** A log for people: the message, and after it the facts that name the place. */
const line =
  (level: keyof typeof COLORS) =>
  (facts: Record<string, unknown>, message: string): void => {
    const { error, id: _id, ...named } = facts
    const places = Object.entries(named).map(
      ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    const stack = error instanceof Error ? `\n${error.stack}` : ''
    console[level](
      `\u001b[${COLORS[level]}m${level.padEnd(5)}\u001b[0m ${message} \u001b[2m${places.join(' ')}\u001b[0m${stack}`,
    )
  }

/** Writes to the terminal in which the development server runs. */
export const consoleLog: Log = {
  info: line('info'),
  warn: line('warn'),
  error: line('error'),
}
