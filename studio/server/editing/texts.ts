import { defined } from 'atrium'
import { type EntryTexts, entryValue, type Text } from '../desk/content.ts'

/** An entry's file as the browser has it: its text, and what is edited of it. */
export interface SentText extends Text {
  /** Null: the text is no object of JSON, and cannot be edited here. */
  value: Value | null
}

type Value = Record<string, unknown>

/** @param present brings a value to the present form of its schema; absent: it stays as it is written */
export function sent({ body, hash }: Text, present: (value: Value) => Value = (value) => value): SentText {
  const value = entryValue(body)
  return { body, hash, value: value && present(value) }
}

/** Both files of an entry. */
export const sentTexts = (
  { published, draft }: EntryTexts,
  present?: (value: Value) => Value,
): { published?: SentText; draft?: SentText } =>
  defined({ published: published && sent(published, present), draft: draft && sent(draft, present) })

/** The newer one of the two. */
export const newest = ({ published, draft }: EntryTexts): Text | undefined => draft ?? published
