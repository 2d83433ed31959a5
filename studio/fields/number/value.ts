import { isEmpty, type Reading } from '../value.ts'

/** A number as it is typed; what is no number yet stays with the control. */
export const reading: Reading<string> = {
  read: (wire) => (isEmpty(wire) ? '' : typeof wire === 'number' ? String(wire) : undefined),
  write: (shown, before) => {
    const typed = shown.trim()
    if (typed === '') return isEmpty(before) ? before : undefined
    return typeof before === 'number' && String(before) === typed ? before : Number(typed)
  },
}
