import type { Log } from 'atrium'
import { color, dim } from './colors.ts'

interface RequestFacts {
  method: string
  url: string
  status: number
  milliseconds: number
  kind?: string
}

/** Vike's two lines for every request: they give the status that Vike knows, 200 also where the site answered 404. */
const VIKE_LINE = /\[vike\].*\[request-\d+\].*HTTP (request|response|redirect)/s

/** Keeps Vike's lines about requests from the terminal; ours replace them. */
export function dropVikeLines(): void {
  const { log } = console
  console.log = (...parts: unknown[]) => {
    if (!VIKE_LINE.test(String(parts[0]))) log(...parts)
  }
}

/** The log of the server in development: a line for each page, and for every other request that went wrong. */
export function requestLines(log: Log): Log {
  const write = ({ method, url, status, milliseconds, kind }: RequestFacts) => {
    if (kind === 'page' || status >= 400)
      console.log(`${colorOf(status)(String(status))}   ${method} ${url} ${dim(`${milliseconds} ms`)}`)
  }
  const through = (level: keyof Log) => (facts: Record<string, unknown>, message: string) =>
    'milliseconds' in facts ? write(facts as unknown as RequestFacts) : log[level](facts, message)
  return { info: through('info'), warn: through('warn'), error: through('error') }
}

const colorOf = (status: number) => color(status >= 500 ? 31 : status >= 400 ? 33 : 32)
