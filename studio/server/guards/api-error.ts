/** Refuses a request, with what whoever sent it may do. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly remedy: string

  /** @param message one sentence, without markup and without what was sent */
  constructor(status: number, message: string, remedy: string) {
    super(message)
    this.status = status
    this.remedy = remedy
  }
}

/** As an answer says it. */
export const errorBody = ({ message, remedy }: Pick<ApiError, 'message' | 'remedy'>) => ({ error: { message, remedy } })
