import type { Log } from 'atrium'
import pino, { type DestinationStream, type Logger } from 'pino'
import { hide } from './hidden-values.ts'
import type { LineBudget } from './line-budget.ts'

export interface LogOptions {
  /** Told of every line of level `error`, whatever is logged. */
  onError?: (facts: Record<string, unknown>, message: string) => void
  /** Default: the standard output. */
  destination?: DestinationStream
  /** Values that no line may hold. */
  hidden?: readonly string[]
  /** Says whether one more line is written; absent: all are. */
  budget?: Pick<LineBudget, 'take'>
  /** Facts of every line. */
  base?: { pid: number } | undefined
}

/** Facts that say who somebody is. Nobody logs them on purpose; errors of libraries carry what they were given. */
const SECRETS = ['authorization', 'cookie', '["set-cookie"]']
const PLACES = ['', 'headers.', 'error.', 'error.headers.', 'error.cause.']

/** Longest text of one fact and of a message, and of what an error says, in characters. */
const MAX_TEXT = 500
const MAX_STACK = 4000
/** Longest line, in characters: facts and errors may hold any number of texts. */
const MAX_LINE = 16_000

/**
 * The log of the process: one JSON line an event. Errors keep message and stack; secrets are never among the facts, and
 * long texts are cut. Logging never throws.
 */
export function createLog(
  level: string,
  { onError, destination, hidden = [], budget, base }: LogOptions = {},
): Log & { logger: Logger } {
  const settings = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: serializeError },
    hooks: { streamWrite: (line: string) => bounded(hide(line, hidden)) },
    redact: PLACES.flatMap((place) =>
      SECRETS.map((name) => (name.startsWith('[') ? place.replace(/\.$/, '') : place) + name),
    ),
  }
  const logger = destination ? pino(settings, destination) : pino(settings)
  const write = (level: keyof Log, facts: Record<string, unknown>, message: string) => {
    try {
      if (level === 'error') onError?.(facts, message)
      if (!logger.isLevelEnabled(level) || budget?.take(level) === false) return
      logger[level](cutFacts(facts), cut(message, MAX_TEXT))
    } catch {
      // A fact that cannot be written as JSON: the line is lost, and nothing else.
    }
  }
  return {
    logger,
    info: (facts, message) => write('info', facts, message),
    warn: (facts, message) => write('warn', facts, message),
    error: (facts, message) => write('error', facts, message),
  }
}

function cutFacts(facts: Record<string, unknown>): Record<string, unknown> {
  const isLong = (value: unknown) => typeof value === 'string' && value.length > MAX_TEXT
  if (!Object.values(facts).some(isLong)) return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, isLong(value) ? cut(value as string, MAX_TEXT) : value]),
  )
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}… (${text.length} characters)` : text

/** A line that is too long keeps what says when, where and what. */
function bounded(line: string): string {
  if (line.length <= MAX_LINE) return line
  const { level, time, pid, id, path, url, msg } = JSON.parse(line)
  return `${JSON.stringify({ level, time, pid, id, path, url, characters: line.length, msg })}\n`
}

function serializeError(error: Error): unknown {
  const said = pino.stdSerializers.err(error)
  if (!(error instanceof Error)) return said
  return { ...said, message: cut(said.message, MAX_STACK), stack: cut(said.stack, MAX_STACK) }
}
