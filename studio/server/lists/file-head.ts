import { type ContentWriter, entryValue, isDatabaseAway } from '../desk/content.ts'
import { newest } from '../editing/texts.ts'
import type { Ref } from './rows.ts'

/** Matches the first title in a text that may be cut off, or no JSON for another reason. */
const TITLE = /"title"\s*:\s*("(?:[^"\\]|\\.)+")/

/** What is known of an entry by its newest file alone. */
export interface FileHead {
  /** What it is called; absent: the file does not say so. */
  title?: string
  /** The file is no object of JSON: nothing of it can be edited here. */
  isDamaged: boolean
}

/** Reads what an entry is called in its file, also where it cannot be loaded. */
export const readFileHead =
  ({ read }: Pick<ContentWriter, 'read'>) =>
  async (ref: Ref): Promise<FileHead> => {
    try {
      const text = newest((await read(ref)) ?? {})
      return text ? headIn(text.body) : { isDamaged: false }
    } catch (error) {
      // Nothing is known of a file that cannot be asked for.
      return { isDamaged: !isDatabaseAway(error as Error) }
    }
  }

function headIn(body: string): FileHead {
  const value = entryValue(body)
  if (value) return { ...titled(value.title), isDamaged: false }
  const [, written] = TITLE.exec(body) ?? []
  return { ...titled(written && readText(written)), isDamaged: true }
}

const titled = (title: unknown) => (typeof title === 'string' && title.trim() ? { title } : {})

function readText(written: string): string | undefined {
  try {
    return JSON.parse(written) as string
  } catch {
    return undefined
  }
}
