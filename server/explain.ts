/** Errors that say themselves what to do; their stack says nothing more. */
const EXPLAINED = ['EnvironmentError', 'StartupError', 'MissingStoreError', 'QuestionError']

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are coloured by control characters
const COLORING = /\u001b\[[\d;]*m/g

/** All that a person needs to know of an error, as text. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const text = EXPLAINED.includes(error.name) ? error.message : (error.stack ?? error.message)
  return text.replace(COLORING, '')
}
