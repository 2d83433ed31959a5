import pino, { type DestinationStream, type Logger } from 'pino'
import type { Log } from '#engine/contract/context.ts'

export interface LogOptions {
  /** Told of every line of level `error`, whatever is logged. */
  onError?: (facts: Record<string, unknown>, message: string) => void
  /** Default: the standard output. */
  destination?: DestinationStream
}

/** Facts that say who somebody is. Nobody logs them on purpose; errors of libraries carry what they were given. */
const SECRETS = ['authorization', 'cookie', '["set-cookie"]']
const PLACES = ['', 'headers.', 'error.', 'error.headers.', 'error.cause.']

/** The log of the process: one JSON line an event. Errors keep message and stack; secrets are never among the facts. */
export function createLog(level: string, { onError, destination }: LogOptions = {}): Log & { logger: Logger } {
  const settings = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
    redact: PLACES.flatMap((place) =>
      SECRETS.map((name) => (name.startsWith('[') ? place.replace(/\.$/, '') : place) + name),
    ),
  }
  const logger = destination ? pino(settings, destination) : pino(settings)
  return {
    logger,
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    error: (facts, message) => {
      logger.error(facts, message)
      onError?.(facts, message)
    },
  }
}

/**
 * The log of one request: each of its lines bears the request's id. It is handed on by hand: on Node 20 a storage that
 * follows asynchronous calls costs every answer from memory a third of its time.
 */
export const logOf = (log: Log, id: unknown): Log => ({
  info: (facts, message) => log.info({ id, ...facts }, message),
  warn: (facts, message) => log.warn({ id, ...facts }, message),
  error: (facts, message) => log.error({ id, ...facts }, message),
})
