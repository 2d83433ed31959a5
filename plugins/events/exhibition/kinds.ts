/** The kinds of things that take place, in the order and under the headings of lists. */
export const kinds = [
  { kind: 'event', title: 'Events' },
  { kind: 'tour', title: 'Tours' },
  { kind: 'exhibition', title: 'Exhibitions' },
] as const

/** Items by kind under their headings; kinds without any are left out. */
export const groupedByKind = <Item extends { contentType?: string }>(
  items: readonly Item[],
): { kind: string; title: string; items: Item[] }[] =>
  kinds
    .map((kind) => ({ ...kind, items: items.filter(({ contentType }) => contentType === kind.kind) }))
    .filter((group) => group.items.length > 0)
