/** Says itself what to do: asking again does not help. */
export class ContentDatabaseError extends Error {
  override name = 'ContentDatabaseError'
}

/**
 * Classes of SQLSTATE (PostgreSQL, appendix A) that stay until somebody changes a setting: 28 the user or password, 3D and
 * 3F the database or schema, 42501 a right that is missing.
 */
const LASTING = /^(28|3D|3F|42501)/

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** Tells whether it does not help to wait. */
export const isLasting = (error: unknown): boolean =>
  error instanceof ContentDatabaseError || LASTING.test(codeOf(error))

/** Somebody else held the lock for too long. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** Classes of SQLSTATE of a server that cannot do anything now: 08 the connection, 53 no room, 57 it is stopped. */
const OUTAGE = /^(08|53|57)/

/** Throws what `pg` says of a question: a ContentDatabaseError where the server was not reached, or is stopping. */
export const rethrow = (error: unknown): never => {
  const { severity } = (error ?? {}) as { severity?: string }
  if (isLasting(error) || (severity !== undefined && !OUTAGE.test(codeOf(error)))) throw error
  throw new ContentDatabaseError(`The content database does not answer: ${messageOf(error)}.`, { cause: error })
}

/** A lasting error as a sentence that says what to do. */
export const explained = (error: unknown): ContentDatabaseError =>
  error instanceof ContentDatabaseError
    ? error
    : new ContentDatabaseError(
        `CONTENT_STORE_URL is not valid: the database says "${messageOf(error)}". Correct user, password, database and rights.`,
        { cause: error },
      )

export const messageOf = (error: unknown): string => {
  const { message = '', code = '' } = (error ?? {}) as { message?: string; code?: string }
  return message || code || String(error)
}
