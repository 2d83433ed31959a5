/** Writes lines of the log: what happened, with the facts that name the place. */
export interface Log {
  info(facts: Record<string, unknown>, message: string): void
  warn(facts: Record<string, unknown>, message: string): void
  error(facts: Record<string, unknown>, message: string): void
}
