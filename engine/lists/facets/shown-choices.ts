import type { FilterChoice } from '../../contract/page/list.ts'

/** A filter shows so many choices, however many values the content has. */
export const MAX_CHOICES = 60

/** In their order those that are chosen, and of the others those that find the most. One left out may still be asked for. */
export function shownChoices(choices: readonly FilterChoice[]): FilterChoice[] {
  if (choices.length <= MAX_CHOICES) return [...choices]
  const rank = ({ isChosen, count }: FilterChoice) => (isChosen ? Number.POSITIVE_INFINITY : count)
  const shown = new Set(choices.toSorted((a, b) => compare(rank(b), rank(a))).slice(0, MAX_CHOICES))
  return choices.filter((choice) => choice.isChosen || shown.has(choice))
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b)
