import type { Field } from '../describe.ts'
import { labelOf } from '../names.ts'

/** A value to choose, and what editors read in its place. */
export interface Choice {
  value: string
  label: string
}

/** The values of a choice with their labels; a value without a label is read as its words, `full-bleed` as `Full bleed`. */
export const choicesOf = ({ values, labels = {} }: Pick<Field & { kind: 'enum' }, 'values' | 'labels'>): Choice[] =>
  values.map((value) => ({ value, label: labels[value] ?? wordsOf(value) }))

/** Returns what begins with a capital letter is written for people already. */
const wordsOf = (value: string): string => (/^\p{Lu}/u.test(value) ? value : labelOf(value.replaceAll('-', '_')))
