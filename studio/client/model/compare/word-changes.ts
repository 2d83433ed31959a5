import { plainText } from 'atrium'
import { diffWordsWithSpace } from 'diff'

/** A part of a text that both have, or one of them. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Texts that have more changes than this are shown one after the other. */
const MAX_CHANGES = 2000
/** Of the longer text one character in so many has to be in both. */
const LEAST_SAME = 4
/** Characters of what is the same that are shown around a change. */
const AROUND = 60

/** Says which words of two texts differ; undefined: nearly all do, and they are read better one after the other. */
export function wordChanges(before: string, after: string): WordChange[] | undefined {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES })
  const changes = found?.map(
    ({ added, removed, value }): WordChange => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  )
  const same = changes?.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0) ?? 0
  return same * LEAST_SAME < Math.max(before.length, after.length) ? undefined : changes
}

/** Leaves out the middle of what is the same, so that changes of a long text are seen together. */
export function shortened(changes: readonly WordChange[]): WordChange[] {
  return changes.map((change, index) => {
    const { kind, text } = change
    if (kind !== 'same' || text.length <= 3 * AROUND) return change
    const start = index === 0 ? '' : text.slice(0, AROUND)
    const end = index === changes.length - 1 ? '' : text.slice(-AROUND)
    return { kind, text: `${start} … ${end}` }
  })
}

/** Rich text as it reads; where that is the same in both, as it is written. */
export function comparableTexts(before: string, after: string): { before: string; after: string; isMarkup: boolean } {
  const isRich = before.includes('<') || after.includes('<')
  const words = { before: plainText(before), after: plainText(after) }
  if (!isRich) return { before, after, isMarkup: false }
  return words.before === words.after ? { before, after, isMarkup: true } : { ...words, isMarkup: false }
}
