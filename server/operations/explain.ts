/** Errors that say themselves what to do; their stack says nothing more. */
const SELF_EXPLAINING = [
  'ContentDatabaseError',
  'EnvironmentError',
  'Failure',
  'InstitutionError',
  'MirrorError',
  'MissingContentError',
  'MissingStoreError',
  'StartupError',
]

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are coloured by control characters
const COLOR = /\u001b\[[\d;]*m/g

/** True for an error whose message says what is wrong, where, and what to do. */
export const isSelfExplaining = ({ name }: Error): boolean => SELF_EXPLAINING.includes(name)

export const withoutColor = (text: string): string => text.replace(COLOR, '')

/** All that a person needs to know of an error, as text. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return withoutColor(isSelfExplaining(error) ? error.message : (error.stack ?? error.message))
}
