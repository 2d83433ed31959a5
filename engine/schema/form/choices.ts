import type { Text } from '../../contract/site/translator.ts'
import type { Field, Fields } from '../describe.ts'
import { labelOf } from '../names.ts'

/** A value to choose, and what editors read in its place. */
export interface Choice {
  value: string
  label: string
}

/** The values of a choice with their labels; a value without a label is read as its words, `full-bleed` as `Full bleed`. */
export const choicesOf = ({ values, labels = {} }: Pick<Field & { kind: 'enum' }, 'values' | 'labels'>): Choice[] =>
  values.map((value) => ({ value, label: english(labels[value]) ?? wordsOf(value) }))

const english = (text: Text | undefined): string | undefined => (typeof text === 'object' ? text.english : text)

/** Returns what begins with a capital letter is written for people already. */
const wordsOf = (value: string): string => (/^\p{Lu}/u.test(value) ? value : labelOf(value.replaceAll('-', '_')))

/** The label that a field at a dotted path declares for a value, through groups and lists; undefined where it has none. */
export function choiceLabelAt(
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  value: string,
): Text | undefined {
  let field = Object.hasOwn(fields, name) ? fields[name] : undefined
  while (field?.kind === 'list') field = field.of
  if (field?.kind === 'group') return choiceLabelAt(field.fields, rest, value)
  const labels = (field?.kind === 'enum' || field?.kind === 'color') && rest.length === 0 ? field.labels : undefined
  return labels && Object.hasOwn(labels, value) ? labels[value] : undefined
}
