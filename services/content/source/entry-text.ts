import { isRecord, parseJson } from 'atrium'
import { attempt, ENTRY_BOUNDS, FileError } from '#engine/host.ts'
import { hashOf, type WritableSource, WriteError } from './source.ts'

export const withoutMark = (body: string): string => body.replace(/^\ufeff/, '')

/** What the text of an entry says; null where it is no object of JSON, or more than is read. */
export const entryValue = (body: string): Record<string, unknown> | null => objectIn(body, ENTRY_BOUNDS)

/** What a file says; null where it is no object of JSON, or more than is read. @param bounds of a list, if none are given */
export function objectIn(body: string, bounds?: Parameters<typeof parseJson>[1]): Record<string, unknown> | null {
  const value = attempt(() => parseJson(withoutMark(body), bounds))
  return isRecord(value) ? value : null
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A file as a text that is the same bytes when it is written. @throws WriteError where there is none */
export async function readText(
  source: Pick<WritableSource, 'read'>,
  path: string,
): Promise<{ body: string; hash: string } | undefined> {
  try {
    const bytes = await source.read(path)
    return bytes ? { body: UTF8.decode(bytes), hash: hashOf(bytes) } : undefined
  } catch (error) {
    if (!(error instanceof FileError || error instanceof TypeError)) throw error
    const [reason, remedy] =
      error instanceof FileError ? [error.message, error.remedy] : ['it is not UTF-8', 'Save it as UTF-8.']
    throw new WriteError(`${path} cannot be edited: ${reason}. ${remedy}`, { cause: error })
  }
}
