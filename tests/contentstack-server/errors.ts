import type { ServerResponse } from 'node:http'
import type { Json } from './json.ts'

/** A refusal as the API words it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Json
  readonly headers: Record<string, string>

  constructor(status: number, code: number, message: string, errors: Json = {}, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.body = { error_message: message, error_code: code, errors }
    this.headers = headers
  }
}

const INVALID = ['is not valid.']

/**
 * The refusals that a client meets. 141 with the name of the token is what the vendor's own synchroniser looks for
 * (github.com/contentstack/datasync-manager, src/api.ts); 118 and 141 for what is not there stand in
 * github.com/contentstack/contentstack-javascript/issues/35; statuses as in the reference of the API
 * (contentstack.com/docs/developers/apis/content-delivery-api).
 */
export const refusals = {
  stack: () => new ApiError(412, 109, "We can't find that Stack. Please try again.", { api_key: INVALID }),
  token: () => new ApiError(401, 105, 'Looks like the delivery token is not valid.', { access_token: INVALID }),
  environment: (name: string) =>
    new ApiError(422, 141, `The Environment '${name}' was not found. Please try again.`, { environment: INVALID }),
  branch: () => new ApiError(422, 905, 'Access denied. You have insufficient permissions.', { branch: INVALID }),
  contentType: (uid: string) =>
    new ApiError(422, 118, `The Content Type '${uid}' was not found. Please try again.`, { uid: INVALID }),
  missing: () => new ApiError(422, 141, "The requested object doesn't exist.", { uid: INVALID }),
  syncToken: (name: 'sync_token' | 'pagination_token') =>
    new ApiError(422, 141, 'Failed to sync. Please try again with valid parameters.', { [name]: INVALID }),
  parameters: () =>
    new ApiError(422, 141, 'Failed to fetch entries. Please try again with valid parameters.', { params: INVALID }),
  tooMany: (retryAfter?: number) =>
    new ApiError(
      429,
      429,
      'You have reached the maximum number of requests. Please try again later.',
      {},
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    ),
} as const

export function sendJson(response: ServerResponse, status: number, body: Json, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
