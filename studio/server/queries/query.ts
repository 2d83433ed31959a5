import type { Request } from 'express'
import { ApiError } from '../guards/api-error.ts'

/** Items of a list that are sent at once: by default, and at most. */
const LIMIT = 50
const MAX_LIMIT = 200

/** What an address asks. */
export const queryOf = ({ url }: Request): URLSearchParams => new URL(url, 'http://studio.invalid').searchParams

/** Which items of a list are asked for: so many, after the first `from`. @throws ApiError for what is no number */
export const pageIn = (query: URLSearchParams): { from: number; limit: number } => ({
  from: numberIn(query, 'after', 0),
  limit: Math.min(Math.max(1, numberIn(query, 'limit', LIMIT)), MAX_LIMIT),
})

function numberIn(query: URLSearchParams, name: string, otherwise: number): number {
  const given = query.get(name) || String(otherwise)
  if (/^\d{1,9}$/.test(given)) return Number(given)
  throw new ApiError(400, '"{name}" is not a number.', 'Reload the page.', { name })
}
