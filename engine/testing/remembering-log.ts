import type { Log } from '../contract/ports/log.ts'

export interface LogLine {
  level: keyof Log
  facts: Record<string, unknown>
  message: string
}

/** A log that keeps its lines for assertions. */
export interface RememberingLog extends Log {
  readonly lines: readonly LogLine[]
  /** The lines' words alone. */
  readonly messages: readonly string[]
}

export function rememberingLog(): RememberingLog {
  const lines: LogLine[] = []
  const write = (level: keyof Log) => (facts: Record<string, unknown>, message: string) => {
    lines.push({ level, facts, message })
  }
  return {
    lines,
    get messages() {
      return lines.map(({ message }) => message)
    },
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  }
}
