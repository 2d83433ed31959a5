import type { Card } from 'atrium'

/** Leaves out what kind of thing each card is where all of several cards say the same: the list says it. */
export function withoutSharedKind(items: readonly Card[]): readonly Card[] {
  const [first, ...others] = items
  const isShared = first?.subtitle && others.length > 0 && others.every(({ subtitle }) => subtitle === first.subtitle)
  return isShared ? items.map(({ subtitle: _, ...card }) => card) : items
}
