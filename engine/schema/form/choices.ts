import type { Field } from '../describe.ts'
import { labelOf } from '../names.ts'

/** A value to choose, and what editors read in its place. */
export interface Choice {
  value: string
  label: string
}

/** The values of a choice with their labels; of a value without a label its words, as `full-bleed` → `Full bleed`. */
export const choicesOf = ({ values, labels = {} }: Pick<Field & { kind: 'enum' }, 'values' | 'labels'>): Choice[] =>
  values.map((value) => ({ value, label: labels[value] ?? labelOf(value.replaceAll('-', '_')) }))
