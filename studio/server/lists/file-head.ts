import { isRecord } from '#engine/host.ts'
import type { ContentWriter } from '../desk/content.ts'
import { newest } from '../editing/texts.ts'
import type { Ref } from './rows.ts'

/** Matches the first title in a text that may be cut off, or no JSON for another reason. */
const TITLE = /"title"\s*:\s*("(?:[^"\\]|\\.)+")/

/** Reads what an entry is called in its file, also where it cannot be loaded; undefined: it does not say so. */
export const readFileTitle =
  ({ read }: Pick<ContentWriter, 'read'>) =>
  async (ref: Ref): Promise<string | undefined> => {
    const texts = await read(ref).catch(() => null)
    const body = texts ? newest(texts)?.body : undefined
    return body === undefined ? undefined : titleIn(body)
  }

/** @param body text of a file of an entry */
export function titleIn(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isRecord(value) && typeof value.title === 'string' && value.title.trim() ? value.title : undefined
  } catch {
    const [, written] = TITLE.exec(body) ?? []
    return written === undefined ? undefined : readText(written)
  }
}

function readText(written: string): string | undefined {
  try {
    return JSON.parse(written) as string
  } catch {
    return undefined
  }
}
