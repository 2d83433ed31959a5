import { defined, parseJson } from '#engine'
import { ENTRY_BOUNDS, isRecord } from '#engine/host.ts'
import type { EntryTexts, Text } from '../desk/content.ts'

/** An entry's file as the browser has it: its text, and what is edited of it. */
export interface SentText extends Text {
  /** Null: the text is no object of JSON, and cannot be edited here. */
  value: Record<string, unknown> | null
}

export const sent = ({ body, hash }: Text): SentText => ({ body, hash, value: readValue(body) })

/** Both files of an entry. */
export const sentTexts = ({ published, draft }: EntryTexts): { published?: SentText; draft?: SentText } =>
  defined({ published: published && sent(published), draft: draft && sent(draft) })

/** The newer one of the two. */
export const newest = ({ published, draft }: EntryTexts): Text | undefined => draft ?? published

/** What a text says; null where it is no object of JSON. */
export function readValue(body: string): Record<string, unknown> | null {
  try {
    const value = parseJson(body.replace(/^\ufeff/, ''), ENTRY_BOUNDS)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
