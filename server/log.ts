import pino, { type Logger } from 'pino'
import type { Log } from '#engine/contract/context.ts'

/** The log of the process: one JSON line an event. Errors keep message and stack; secrets are never among the facts. */
export function createLog(level: string): Log & { logger: Logger } {
  const logger = pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
  })
  return {
    logger,
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    error: (facts, message) => logger.error(facts, message),
  }
}
