import { isRecord } from 'atrium'
import { isEmpty, type Reading } from '../value.ts'

/** One key of a map with its texts, one a line. */
export interface Line {
  key: string
  /** As the file has them; what is no list of texts is shown and stays. */
  texts: unknown
}

/** A map as lines, in the order of the file. */
export const reading: Reading<readonly Line[]> = {
  read: (wire) =>
    isEmpty(wire) ? [] : isRecord(wire) ? Object.entries(wire).map(([key, texts]) => ({ key, texts })) : undefined,
  write: (shown, before) =>
    shown.length === 0 && (isEmpty(before) || (isRecord(before) && Object.keys(before).length === 0))
      ? before
      : shown.length === 0
        ? undefined
        : Object.fromEntries(shown.map(({ key, texts }) => [key, texts])),
}

export const isTexts = (texts: unknown): texts is readonly string[] =>
  Array.isArray(texts) && texts.every((text) => typeof text === 'string' && !text.includes('\n'))
