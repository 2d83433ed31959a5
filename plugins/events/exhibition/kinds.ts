import type { PageContext } from 'atrium'
import messages from '../messages.ts'

/** The kinds of things that take place, in the order and under the headings of lists. */
const kinds = [
  { kind: 'event', title: 'events' },
  { kind: 'tour', title: 'tours' },
  { kind: 'exhibition', title: 'exhibitions' },
] as const

/** Items by kind under their headings; kinds without any are left out. */
export const groupedByKind = <Item extends { contentType?: string }>(
  items: readonly Item[],
  { translate }: Pick<PageContext, 'translate'>,
): { kind: string; title: string; items: Item[] }[] =>
  kinds
    .map(({ kind, title }) => ({
      kind,
      title: translate(messages)[title],
      items: items.filter(({ contentType }) => contentType === kind),
    }))
    .filter((group) => group.items.length > 0)
