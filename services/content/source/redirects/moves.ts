import { isRecord } from 'atrium'
import { editJson, MAX_LIST_BYTES } from '#engine/host.ts'
import { hashOf, type WritableSource, WriteError } from '../source.ts'
import { FoundRedirects } from './found-redirects.ts'

/** An address that was left, and where it leads from now on. */
export interface Move {
  from: string
  to: string
}

export const REDIRECTS_FILE = 'redirects.json'

/**
 * The redirects of a content directory with addresses that were left: each leads straight to where it leads now, none to
 * itself. Those that are there already stay as they are, unless they led to an address that was left.
 *
 * @param redirects as they are written
 */
export function withMoves(redirects: Record<string, unknown>, moves: readonly Move[]): Record<string, unknown> {
  const found = new FoundRedirects(redirects)
  for (const { from, to } of moves) {
    if (from === to) continue
    // An address that is in use again leads nowhere else.
    const again = found.keyOf(to)
    if (again !== undefined && found.endOf(to) === from) found.delete(again)
    for (const key of found.leadingTo(from)) found.set(key, to)
    if (found.keyOf(from) === undefined) found.set(from, to)
  }
  return found.redirects
}

/** The text of a file of redirects, and the hash that it had. */
export interface MovedText {
  body: string
  before: string | null
}

/**
 * Reads the redirects of a source, and notes addresses in them.
 *
 * @returns null where they are all there
 * @throws WriteError when the file is not valid: it is left for whoever corrects it
 */
export async function movedText(source: WritableSource, moves: readonly Move[]): Promise<MovedText | null> {
  const bytes = await source.read(REDIRECTS_FILE)
  const text = bytes?.toString('utf8') ?? ''
  const body = editJson(text, withMoves(redirectsIn(text), moves))
  if (body === text) return null
  if (Buffer.byteLength(body) > MAX_LIST_BYTES)
    throw new WriteError(
      `${REDIRECTS_FILE} would have more than ${MAX_LIST_BYTES} bytes. Remove redirects that nobody needs.`,
    )
  return { body, before: bytes && hashOf(bytes) }
}

function redirectsIn(text: string): Record<string, unknown> {
  if (text === '') return {}
  const invalid = (reason: string) =>
    new WriteError(
      `${REDIRECTS_FILE} is not valid: ${reason}. Addresses that are left are noted in it when it is corrected.`,
    )
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    if (isRecord(value)) return value
  } catch (error) {
    throw invalid((error as Error).message)
  }
  throw invalid('it holds no object')
}
